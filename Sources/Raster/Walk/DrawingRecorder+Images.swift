import CRasterKernels
import Drawing
import Geometry

extension DrawingRecorder {
  /// Records a picture as the fill of its rectangle.
  mutating func record(_ node: DrawingNode.Image, _ inherited: Inherited) -> PixelBounds {
    let rect = node.rect.standardized
    let whole = node.sourceRect.standardized
    guard let source = PictureSource(node.image, whole) else { return .nothing }
    // From the picture's pixels to the rectangle, where the source's own rectangle lies as a whole.
    let (x, y) = (rect.width / whole.width, rect.height / whole.height)
    let transform = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: rect.minX + (CGFloat(source.left) - whole.minX) * x,
      ty: rect.minY + (CGFloat(source.top) - whole.minY) * y)
    let edges = (Int(RASTER_EXTEND), Int(RASTER_EXTEND))
    guard
      let image = image(
        source, node.image.digest, transform, node.interpolation, edges, inherited)
    else { return .nothing }
    return record(Path(rect), FillStyle(), .image(image), inherited)
  }

  /// Records a fill with copies of a picture.
  mutating func record(
    _ fill: DrawingNode.Fill, _ paint: ImagePatternPaint, _ inherited: Inherited
  ) -> PixelBounds {
    guard let source = PictureSource(paint.image, paint.sourceRect) else { return .nothing }
    func edge(_ direction: ImagePatternPaint.Repetition) -> Int {
      Int(paint.repetition.contains(direction) ? RASTER_TILE : RASTER_NOTHING)
    }
    guard
      let image = image(
        source, paint.image.digest, paint.transform, paint.interpolation,
        (edge(.horizontal), edge(.vertical)), inherited)
    else { return .nothing }
    return record(fill.path, fill.style, .image(image), inherited)
  }

  /// A picture under `transform`, which maps its pixels to the node's coordinates.
  private mutating func image(
    _ source: PictureSource, _ digest: UInt64, _ transform: CGAffineTransform,
    _ interpolation: ImageInterpolation, _ edges: (Int, Int), _ inherited: Inherited
  ) -> RasterImage? {
    let toCanvas = ProjectionTransform(transform).concatenating(inherited.toPixels)
    let whole = CGRect(x: 0, y: 0, width: source.width, height: source.height)
    guard interpolation == .high, let scales = toCanvas.largestScales(in: whole) else {
      return RasterImage(source, toCanvas, interpolation, edges: edges)
    }
    let width = source.seen(source.width, scale: scales.x)
    let height = source.seen(source.height, scale: scales.y)
    guard width < source.width || height < source.height else {
      return RasterImage(source, toCanvas, interpolation, edges: edges)
    }
    let shrunk = shrunkPictures.picture(of: source, digest: digest, width: width, height: height)
    let growth = CGAffineTransform(
      scaleX: CGFloat(source.width) / CGFloat(width),
      y: CGFloat(source.height) / CGFloat(height))
    return RasterImage(
      shrunk, ProjectionTransform(growth).concatenating(toCanvas), interpolation, edges: edges)
  }
}

extension PictureSource {
  /// As how many pixels `count` are seen at a scale, where they are shrunk; at least one.
  fileprivate func seen(_ count: Int, scale: Double) -> Int {
    guard scale < 1 else { return count }
    return max(Int((Double(count) * scale).rounded()), 1)
  }
}
