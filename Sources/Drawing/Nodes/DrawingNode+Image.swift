public import Geometry

extension DrawingNode {
  /// A part of a picture, stretched over a rectangle whose edge is antialiased like any other.
  public struct Image: Sendable, Hashable {
    public var image: BitmapImage
    /// What is seen of the picture, in its pixels and cut to it; nothing outside is mixed in.
    public var sourceRect: CGRect
    /// Where it is seen, in the node's coordinates.
    public var rect: CGRect
    public var interpolation: ImageInterpolation

    /// A picture over `rect`, whole and bilinear unless told otherwise.
    public init(
      _ image: BitmapImage, in rect: CGRect, sourceRect: CGRect? = nil,
      interpolation: ImageInterpolation = .bilinear
    ) {
      (self.image, self.rect, self.interpolation) = (image, rect, interpolation)
      self.sourceRect = sourceRect ?? image.bounds
    }
  }
}
