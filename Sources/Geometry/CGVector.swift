#if canImport(CoreGraphics)
  @_exported public import struct CoreGraphics.CGVector
#else
  /// A direction with a length: how far to the right, and how far down.
  public struct CGVector: Sendable, Hashable {
    public var dx: CGFloat
    public var dy: CGFloat

    /// Nowhere.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// `dx` to the right and `dy` down.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  }
#endif
