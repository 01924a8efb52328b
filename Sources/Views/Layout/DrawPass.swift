import Drawing
import Geometry

/// Collects the drawing of one moment.
struct DrawPass {
  let time: Double
  private var nodes: [DrawingNode] = []
  /// The last of what has been drawn, if it is a group: not yet a node, as groups around that merely
  /// move it become part of it.
  private var last: DrawingNode.Group?
  /// What is looked for as the drawing is made; nil where the drawing alone is wanted.
  let probe: TouchProbe?
  /// Where the coordinates of what is drawn begin, as a place.
  private(set) var origin: CGPoint
  /// From the coordinates of what is drawn to the canvas; kept only for a probe.
  private(set) var transform = ProjectionTransform()

  init(time: Double, probe: TouchProbe? = nil, origin: CGPoint = .zero) {
    (self.time, self.probe, self.origin) = (time, probe, origin)
  }

  /// What has been drawn so far.
  var content: [DrawingNode] {
    var pass = self
    return pass.finished()
  }

  private mutating func finished() -> [DrawingNode] {
    if let last { nodes.append(.group(last)) }
    last = nil
    return nodes
  }

  /// Adds a node as it is.
  mutating func add(_ node: DrawingNode) {
    guard probe == nil else { return append([node]) }
    if last != nil { _ = finished() }
    nodes.append(node)
  }

  /// Adds the inside of `path`, painted.
  mutating func fill(_ path: Path, _ paint: Paint, style: FillStyle) {
    guard !path.isEmpty else { return }
    add(.fill(DrawingNode.Fill(path, paint, style: style)))
  }

  /// What `body` draws, by itself; nothing is looked for in it.
  func drawn(_ body: (inout DrawPass) -> Void) -> [DrawingNode] {
    var inner = DrawPass(time: time, origin: origin)
    body(&inner)
    return inner.content
  }

  /// Adds nodes as they are.
  mutating func append(_ nodes: [DrawingNode]) {
    probe?.test(nodes, transform)
    if last != nil { _ = finished() }
    self.nodes += nodes
  }

  /// Adds what `body` draws as one group; nothing when it draws nothing.
  mutating func group(
    transform: CGAffineTransform = .identity, clip: DrawingNode.Clip? = nil, opacity: Double = 1,
    _ body: (inout DrawPass) -> Void
  ) {
    if clip == nil, opacity == 1, transform.isIdentity { return body(&self) }
    group(DrawingNode.Group(transform: transform, clip: clip, opacity: opacity, content: []), body)
  }

  /// Adds what `body` draws as the content of `group`; nothing when it draws nothing.
  mutating func group(_ group: consuming DrawingNode.Group, _ body: (inout DrawPass) -> Void) {
    var inner = DrawPass(time: time, probe: probe, origin: origin)
    inner.enter(group, in: transform)
    if let probe, group.opacity <= 0 { probe.blocked { body(&inner) } } else { body(&inner) }
    if group.isPlacementOnly {
      append(inner, movedBy: group.transform)
    } else {
      append(inner, in: group)
    }
  }

  /// Adds what `body` draws in coordinates that begin at `place`.
  mutating func group(at place: CGPoint, _ body: (inout DrawPass) -> Void) {
    let shift = CGAffineTransform(translationX: place.x - origin.x, y: place.y - origin.y)
    group(transform: shift) {
      $0.origin = place
      body(&$0)
    }
  }

  /// Adds what `body` draws in something that moves what is in it as one: places begin here.
  mutating func isolated(_ body: (inout DrawPass) -> Void) {
    let outer = origin
    origin = .zero
    body(&self)
    origin = outer
  }

  private mutating func enter(_ group: DrawingNode.Group, in outer: ProjectionTransform) {
    guard probe != nil else { return }
    let own = (group.projection ?? ProjectionTransform())
      .concatenating(ProjectionTransform(group.transform))
    transform = own.concatenating(outer)
  }

  /// Adds what a pass has drawn as the content of a group.
  private mutating func append(
    _ inner: consuming DrawPass, in group: consuming DrawingNode.Group
  ) {
    let content = inner.finished()
    guard !content.isEmpty else { return }
    if last != nil { _ = finished() }
    group.content = content
    last = group
  }

  /// Adds what a pass has drawn elsewhere; a single group is moved itself.
  private mutating func append(
    _ inner: consuming DrawPass, movedBy transform: CGAffineTransform
  ) {
    if transform.isIdentity { return take(inner.finished()) }
    guard var group = inner.onlyGroup else {
      return append(inner, in: DrawingNode.Group(transform: transform, content: []))
    }
    group.transform = group.transform.concatenating(transform)
    if last != nil { _ = finished() }
    last = group
  }

  /// The group that is all that has been drawn.
  private var onlyGroup: DrawingNode.Group? {
    if nodes.isEmpty { return last }
    guard last == nil, nodes.count == 1, case .group(let group) = nodes[0] else { return nil }
    return group
  }

  private mutating func take(_ content: [DrawingNode]) {
    guard !content.isEmpty else { return }
    if last != nil { _ = finished() }
    nodes += content
  }
}

extension DrawingNode.Group {
  /// Whether the group does nothing to its content but move it.
  fileprivate var isPlacementOnly: Bool {
    clip == nil && mask == nil && filters.isEmpty && opacity == 1 && blendMode == .normal
      && projection == nil && isolation == .automatic
  }
}
