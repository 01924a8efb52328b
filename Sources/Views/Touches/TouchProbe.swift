import Drawing
import Geometry

/// What is looked for in a drawing as it is made: what lies under a finger, and where views are.
///
/// It goes along with a pass that draws, so that every transform of every effect counts.
final class TouchProbe {
  /// Where the finger is, or nil to look for places alone.
  let finger: CGPoint?
  /// What takes part in touches around what is drawn now, outermost first.
  private var around: [any TouchTarget] = []
  /// What takes part in touches of the frontmost thing under the finger.
  private(set) var hit: [any TouchTarget]?
  private(set) var places: [ObjectIdentifier: TouchPlace] = [:]
  private(set) var named: [(name: AnyHashable, place: TouchPlace)] = []
  /// The scroll views, the frontmost last.
  private(set) var scrolls: [(target: any ScrollingNode, place: TouchPlace)] = []
  private(set) var spaces: [(name: AnyHashable, place: TouchPlace)] = []
  private var blocks = 0
  private var hidden = 0
  /// The view that the finger is put on by name: it is touched in all of its frame.
  private let name: AnyHashable?
  private var hitCount = 0
  /// What takes part in touches of everything that has been drawn of the named view.
  private var common: [any TouchTarget]?
  private var isInNamed = false

  init(finger: CGPoint?, on name: String? = nil) {
    (self.finger, self.name) = (finger, name.map { AnyHashable($0) })
  }
}

/// Where a view is shown.
struct TouchPlace {
  /// From the view's own coordinates to the canvas.
  let transform: ProjectionTransform
  let size: CGSize
}

/// A node that takes part in touches.
protocol TouchTarget: ViewNode {
  /// What takes part in a touch of this node.
  var participants: [any TouchParticipant] { get }
}

extension TouchProbe {
  /// Whether what is drawn now can be touched.
  var isOpen: Bool { blocks == 0 && finger != nil }

  /// Has `body` draw what can't be touched.
  func blocked(_ body: () -> Void) {
    blocks += 1
    body()
    blocks -= 1
  }

  /// Has `body` draw what is inside a target; with `hidesContent`, targets in there don't count.
  func inside(
    _ target: any TouchTarget, at place: TouchPlace, hidesContent: Bool, _ body: () -> Void
  ) {
    places[ObjectIdentifier(target)] = place
    let isCounted = hidden == 0
    if isCounted { around.append(target) }
    hidden += hidesContent ? 1 : 0
    body()
    hidden -= hidesContent ? 1 : 0
    if isCounted { around.removeLast() }
  }

  /// Has `body` draw the view with a name.
  ///
  /// When a script has put the finger on it by that name and nothing in it is hit — it is a thin ring,
  /// say —, its frame is: as what all of it is part of.
  func inside(name: AnyHashable, at place: TouchPlace, _ body: () -> Void) {
    named.append((name, place))
    guard name == self.name, !isInNamed, isOpen else { return body() }
    let before = hitCount
    (isInNamed, common) = (true, nil)
    body()
    isInNamed = false
    if hitCount == before, let common, let point = finger.flatMap(place.transform.undo),
      CGRect(origin: .zero, size: place.size).contains(point)
    {
      hit = common
    }
  }

  func note(scroll: any ScrollingNode, _ place: TouchPlace) { scrolls.append((scroll, place)) }
  func note(space: AnyHashable, _ place: TouchPlace) { spaces.append((space, place)) }

  /// Notes that something has been drawn in front of all before.
  func test(_ nodes: [DrawingNode], _ transform: ProjectionTransform) {
    guard isOpen, let point = finger.flatMap(transform.undo) else { return }
    noteCommon()
    if nodes.contains(where: { $0.contains(point) }) { hitAround() }
  }

  private func hitAround() {
    hit = around
    hitCount += 1
  }

  private func noteCommon() {
    guard isInNamed else { return }
    common = common.map { zip($0, around).prefix { $0 === $1 }.map(\.0) } ?? around
  }

  /// Notes that an area has been drawn in front of all before; whether the finger is in it.
  @discardableResult
  func test(_ path: Path, eoFill: Bool, _ transform: ProjectionTransform) -> Bool {
    guard isOpen, let point = finger.flatMap(transform.undo) else { return false }
    noteCommon()
    guard path.contains(point, eoFill: eoFill) else { return false }
    hitAround()
    return true
  }
}

extension ProjectionTransform {
  /// The point that is shown at `point`, or nil when there is none.
  func undo(_ point: CGPoint) -> CGPoint? { inverted.flatMap { point.applying($0) } }
}

extension DrawingNode {
  /// Whether the node covers a point of its coordinates.
  fileprivate func contains(_ point: CGPoint) -> Bool {
    switch self {
    case .fill(let fill): return fill.path.contains(point, eoFill: fill.style.isEOFilled)
    case .stroke(let stroke): return stroke.path.strokedPath(stroke.style).contains(point)
    case .image(let image): return Path(image.rect).contains(point)
    case .glyphs(let glyphs): return glyphs.box.map { Path($0).contains(point) } ?? false
    case .group(let group):
      let map = (group.projection ?? ProjectionTransform())
        .concatenating(ProjectionTransform(group.transform))
      guard group.opacity > 0, let inner = map.undo(point) else { return false }
      return group.content.contains { $0.contains(inner) }
    }
  }
}

extension DrawingNode.Glyphs {
  /// A box around the line that the glyphs stand on, an em high; nil where there are none.
  fileprivate var box: CGRect? {
    let (x, y) = (glyphs.map(\.position.x), glyphs.map(\.position.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return nil
    }
    let em = CGFloat(size)
    return CGRect(
      x: left, y: top - em, width: right - left + em * 0.6, height: bottom - top + em * 1.25)
  }
}
