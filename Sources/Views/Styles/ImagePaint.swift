import Drawing
public import Geometry

/// A picture as a style: a part of it, repeated like tiles from the top left of what is filled.
public struct ImagePaint: ShapeStyle, PrimitiveShapeStyle {
  public var image: Image
  /// What is seen of the picture, in fractions of its size.
  public var sourceRect: CGRect
  /// How many times its size the picture is shown.
  public var scale: CGFloat

  /// Tiles of `image`, whole and in its own size unless told otherwise.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(.image(ImageFill(image: image, sourceRect: sourceRect, scale: scale)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Tiles of `image`, whole and in its own size unless told otherwise.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

/// Tiles of a picture over the rectangle that they fill.
struct ImageFill: Sendable, Hashable {
  var image: Image
  var sourceRect: CGRect
  var scale: CGFloat

  /// The tiles; nothing where the scale isn't positive, and nothing of a symbol, which has no pixels.
  func paint(in rect: CGRect) -> Paint {
    guard case .bitmap(let bitmap, let pixels) = image.content else { return .color(.clear) }
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    let source = CGRect(
      x: sourceRect.minX * size.width, y: sourceRect.minY * size.height,
      width: sourceRect.width * size.width, height: sourceRect.height * size.height)
    let factor = scale / pixels
    guard factor > 0, factor.isFinite else { return .color(.clear) }
    return .image(
      ImagePatternPaint(
        bitmap, sourceRect: source, interpolation: image.interpolation.sampling,
        transform: CGAffineTransform(translationX: rect.minX, y: rect.minY)
          .scaledBy(x: factor, y: factor)))
  }
}
