public import Geometry

/// A guide along a view's height that containers line up.
public struct VerticalAlignment: Sendable, Hashable {
  let key: AlignmentKey

  /// The guide that `id` names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  public static let top = VerticalAlignment(StartEdge.self)
  public static let center = VerticalAlignment(Center.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the topmost text; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the bottommost text; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  /// The guide of several views taken together; nil when there is none.
  public func combineExplicit<S: Sequence<CGFloat?>>(_ values: S) -> CGFloat? {
    key.combined(values.compactMap { $0 })
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
