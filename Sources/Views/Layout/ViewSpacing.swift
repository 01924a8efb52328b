public import Geometry

/// The gaps that a view would like to have to its neighbours.
///
/// Two neighbours get the larger of their wishes; where neither has one, 8 points.
public struct ViewSpacing: Sendable, Hashable {
  private var wishes: [Edge: CGFloat] = [:]

  /// No gaps at all, as beside a spacer.
  public static let zero = ViewSpacing(all: 0)

  /// No wishes: the default gap on all sides.
  public init() {}

  init(all length: CGFloat) { for edge in Edge.allCases { wishes[edge] = length } }

  /// The gap between two views of which neither wishes another.
  static var defaultDistance: CGFloat { 8 }

  /// The gap from this view to the next one along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let after = wishes[axis == .horizontal ? .trailing : .bottom]
    let before = next.wishes[axis == .horizontal ? .leading : .top]
    guard let after else { return before ?? Self.defaultDistance }
    return before.map { max($0, after) } ?? after
  }

  /// Takes over the larger wishes of another view on the given sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      if wishes[edge] == nil, other.wishes[edge] == nil { continue }
      wishes[edge] = max(
        wishes[edge] ?? Self.defaultDistance, other.wishes[edge] ?? Self.defaultDistance)
    }
  }

  /// The larger wishes of both on the given sides, this view's on the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}
