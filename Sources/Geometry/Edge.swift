/// A side of a rectangle; leading and trailing follow the reading direction.
public enum Edge: Int8, CaseIterable, Sendable, Hashable {
  case top
  case leading
  case bottom
  case trailing

  /// Several sides of a rectangle.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit for each side, in the order of `Edge`'s raw values.
    public let rawValue: Int8

    /// The sides whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The single side `edge`.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}
