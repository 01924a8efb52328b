public import Geometry

/// A view that a layout sizes and places.
public struct LayoutSubview: Equatable {
  let item: LayoutItem
  let index: Int
  let placements: SubviewPlacements

  /// The size that the view takes when `proposal` is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.size(proposal) }

  /// The view's size and guides when `proposal` is offered.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    item.dimensions(proposal)
  }

  /// The view's layout priority.
  public var priority: Double { item.traits.layoutPriority }

  /// The gaps that the view would like to have around it.
  public var spacing: ViewSpacing { item.spacing }

  /// The value that the view sets for a key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    item.traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  /// Brings the point `anchor` of the view to `position`, in the size that it takes when `proposal`
  /// is offered.
  ///
  /// `position` is in the coordinates of the bounds that the layout was given. Of several placements
  /// the last counts.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = item.size(proposal)
    let origin = CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    placements.places[index] = Placement(
      frame: CGRect(origin: origin, size: size), proposal: proposal)
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.item === right.item
  }
}

/// Collects where a layout places its views.
final class SubviewPlacements {
  var places: [Placement?]

  init(count: Int) { places = Array(repeating: nil, count: count) }
}

/// The views that a layout sizes and places.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let items: [LayoutItem]
  let placements: SubviewPlacements
  private let range: Range<Int>

  init(_ items: [LayoutItem]) {
    self.items = items
    placements = SubviewPlacements(count: items.count)
    range = items.indices
  }

  private init(_ whole: LayoutSubviews, range: Range<Int>) {
    (items, placements) = (whole.items, whole.placements)
    self.range = range
  }

  public typealias SubSequence = LayoutSubviews

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(item: items[index], index: index, placements: placements)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(self, range: bounds) }

  /// The views at the given indices.
  public subscript<S: Sequence<Int>>(indices: S) -> [LayoutSubview] { indices.map { self[$0] } }

  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.elementsEqual(right)
  }
}
