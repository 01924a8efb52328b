/// A direction of layout.
public enum Axis: Int8, CaseIterable, Sendable, Hashable {
  case horizontal
  case vertical

  /// Several directions of layout.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit for each direction, in the order of `Axis`'s raw values.
    public let rawValue: Int8

    /// The directions whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The single direction `axis`.
    public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)
  }
}
