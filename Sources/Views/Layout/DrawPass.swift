import Drawing
import Geometry

/// Collects the drawing of one moment.
struct DrawPass {
  let time: Double
  private(set) var content: [DrawingNode] = []
  /// What is looked for as the drawing is made; nil where the drawing alone is wanted.
  let probe: TouchProbe?
  /// Where the coordinates of what is drawn begin, as a place.
  private(set) var origin: CGPoint
  /// From the coordinates of what is drawn to the canvas; kept only for a probe.
  private(set) var transform = ProjectionTransform()

  init(time: Double, probe: TouchProbe? = nil, origin: CGPoint = .zero) {
    (self.time, self.probe, self.origin) = (time, probe, origin)
  }

  /// Adds a node as it is.
  mutating func add(_ node: DrawingNode) { append([node]) }

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
    content += nodes
  }

  /// Adds what `body` draws as one group; nothing when it draws nothing.
  mutating func group(
    transform: CGAffineTransform = .identity, clip: DrawingNode.Clip? = nil, opacity: Double = 1,
    _ body: (inout DrawPass) -> Void
  ) {
    group(DrawingNode.Group(transform: transform, clip: clip, opacity: opacity, content: []), body)
  }

  /// Adds what `body` draws as the content of `group`; nothing when it draws nothing.
  mutating func group(_ group: DrawingNode.Group, _ body: (inout DrawPass) -> Void) {
    var inner = DrawPass(time: time, probe: probe, origin: origin)
    inner.enter(group, in: transform)
    if let probe, group.opacity <= 0 { probe.blocked { body(&inner) } } else { body(&inner) }
    guard !inner.content.isEmpty else { return }
    var group = group
    group.content = inner.content
    append(group)
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

  /// Adds a group, or its parts where the group makes no difference.
  private mutating func append(_ group: DrawingNode.Group) {
    guard group.isPlacementOnly else {
      content.append(.group(group))
      return
    }
    if group.transform.isIdentity {
      content += group.content
    } else if group.content.count == 1, case .group(var inner) = group.content[0] {
      inner.transform = inner.transform.concatenating(group.transform)
      content.append(.group(inner))
    } else {
      content.append(.group(group))
    }
  }
}

extension DrawingNode.Group {
  /// Whether the group does nothing to its content but move it.
  fileprivate var isPlacementOnly: Bool {
    clip == nil && mask == nil && filters.isEmpty && opacity == 1 && blendMode == .normal
      && projection == nil && isolation == .automatic
  }
}
