/// How the inside of a path is found and how its edge is drawn.
public struct FillStyle: Sendable, Hashable {
  /// Even-odd instead of non-zero winding.
  public var isEOFilled: Bool
  /// Whether a pixel on the edge is covered in proportion; otherwise it is covered or not.
  public var isAntialiased: Bool

  /// A fill style; non-zero winding, antialiased unless told otherwise.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
