public import Geometry

/// A guide along a view's width that containers line up.
public struct HorizontalAlignment: Sendable, Hashable {
  let key: AlignmentKey

  /// The guide that `id` names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  public static let leading = HorizontalAlignment(StartEdge.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)

  /// The guide of several views taken together; nil when there is none.
  public func combineExplicit<S: Sequence<CGFloat?>>(_ values: S) -> CGFloat? {
    key.combined(values.compactMap { $0 })
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
