public import Geometry

/// Where a scroll view stands, or is to go: at a view, at an edge, or at a point of its content.
///
///     @State private var position = ScrollPosition(edge: .top)
///     …
///     ScrollView { … }.scrollPosition($position)
///     Button("Down") { withAnimation { position.scrollTo(edge: .bottom) } }
public struct ScrollPosition: Equatable {
  private(set) var destination: ScrollDestination?
  /// Grows whenever the position is to be reached, so that the same one can be reached again.
  private var requests = 0

  /// At the beginning, or with the view of an identifier at the beginning.
  public init(id: (some Hashable)? = Int?.none, anchor: UnitPoint? = nil) {
    destination = id.map { .view(AnyHashable($0), anchor: anchor) }
  }

  /// At an edge.
  public init(edge: Edge) { destination = .edge(edge) }

  /// At a point of the content.
  public init(point: CGPoint) { destination = .offset(x: point.x, y: point.y) }

  /// At a place along the width and one along the height.
  public init(x: CGFloat, y: CGFloat) { destination = .offset(x: x, y: y) }

  /// The view at the beginning, as far as that is known.
  public var viewID: AnyHashable? {
    if case .view(let id, _) = destination { id } else { nil }
  }

  /// The view at the beginning, if its identifier is of a type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { viewID?.base as? ID }

  /// The edge that was gone to last.
  public var edge: Edge? {
    if case .edge(let edge) = destination { edge } else { nil }
  }

  /// Goes to the view of an identifier.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    go(to: .view(AnyHashable(id), anchor: anchor))
  }

  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Goes to a point of the content.
  public mutating func scrollTo(point: CGPoint) { go(to: .offset(x: point.x, y: point.y)) }

  /// Goes to a place along the width.
  public mutating func scrollTo(x: CGFloat) { go(to: .offset(x: x, y: nil)) }

  /// Goes to a place along the height.
  public mutating func scrollTo(y: CGFloat) { go(to: .offset(x: nil, y: y)) }

  private mutating func go(to destination: ScrollDestination) {
    self.destination = destination
    requests += 1
  }

  /// Notes which view stands at the beginning.
  mutating func note(_ id: AnyHashable) { destination = .view(id, anchor: nil) }
}

/// Where scrolled content can be brought to.
enum ScrollDestination: Equatable {
  case view(AnyHashable, anchor: UnitPoint?)
  case edge(Edge)
  case offset(x: CGFloat?, y: CGFloat?)
}
