public import Geometry

/// A view's size and alignment guides, in its own coordinates.
public struct ViewDimensions {
  /// The view's width.
  public let width: CGFloat
  /// The view's height.
  public let height: CGFloat
  private let item: LayoutItem?
  private let proposal: ProposedViewSize

  init(_ item: LayoutItem?, size: CGSize, proposal: ProposedViewSize) {
    (width, height) = (size.width, size.height)
    (self.item, self.proposal) = (item, proposal)
  }

  /// Where the guide lies.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// Where the guide lies.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Where the view itself says that the guide lies; nil when it lies at its default place.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// Where the view itself says that the guide lies; nil when it lies at its default place.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }
}

extension ViewDimensions: Equatable {
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.size == right.size && left.item === right.item
  }
}

extension ViewDimensions {
  var size: CGSize { CGSize(width: width, height: height) }

  /// Where the guide lies; guides that aren't numbers lie at the corner.
  subscript(key: AlignmentKey) -> CGFloat {
    let value = explicit(key) ?? key.id.defaultValue(in: self)
    return value.isFinite ? value : 0
  }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let item, item.explicitGuides.contains(key) else { return nil }
    return item.explicitAlignment(key, in: size, proposal)
  }

  /// The point of an alignment.
  subscript(alignment: Alignment) -> CGPoint {
    CGPoint(x: self[alignment.horizontal.key], y: self[alignment.vertical.key])
  }
}
