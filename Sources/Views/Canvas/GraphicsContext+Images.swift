import Drawing
public import Geometry

extension GraphicsContext {
  /// A picture, ready to be drawn.
  public struct ResolvedImage {
    /// The picture's size in points.
    public let size: CGSize
    /// What a template picture is painted with; nil for one that is shown as it is.
    public var shading: Shading?
    fileprivate let image: Image
  }

  /// The picture and its size.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(size: image.size, shading: image.isTemplate ? .foreground : nil, image: image)
  }

  /// Draws a picture over `rect`.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    let picture = image.image.resizing == nil ? image.image.resizable() : image.image
    let nodes = picture.nodes(in: rect)
    guard let shading = image.shading else { return draw(nodes) }
    var layer = layer()
    layer.transform = .identity
    layer.fill(Path(rect), with: shading)
    draw([
      .group(DrawingNode.Group(content: layer.nodes, mask: DrawingNode.Mask(nodes)))
    ])
  }

  /// Draws a picture in its own size with its `anchor` at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(size: image.size, anchor: anchor, at: point))
  }

  /// Draws a picture over `rect`.
  public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }

  /// Draws a picture in its own size with its `anchor` at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension CGRect {
  /// The rectangle of `size` whose `anchor` is at `point`.
  init(size: CGSize, anchor: UnitPoint, at point: CGPoint) {
    let offset = anchor.point(in: size)
    self.init(origin: CGPoint(x: point.x - offset.x, y: point.y - offset.y), size: size)
  }
}
