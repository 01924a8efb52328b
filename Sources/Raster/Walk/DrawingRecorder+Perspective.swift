import CRasterKernels
import Drawing
import Geometry

extension DrawingRecorder {
  /// Records a group whose filters work before perspective does: its content is drawn flat, as
  /// finely as it is seen anywhere, and then shown as a picture.
  mutating func recordFlat(
    _ group: DrawingNode.Group, _ inherited: Inherited
  ) -> PixelBounds {
    let content = [DrawingNode.group(.init(content: group.content, filters: group.filters))]
    let toPixels = inherited.toPixels
    guard let extent = OffscreenPicture.extent(of: content, depth: depth),
      let scales = toPixels.largestScales(in: extent)
    else { return .nothing }
    let scale = min(max(scales.x, scales.y, 1.0 / 16), 16)
    guard !isMeasuring else {
      return record(DrawingNode.Fill(Path(extent), .color(.black)), inherited)
    }
    guard
      let picture = OffscreenPicture(content, in: extent, scale: (scale, scale), depth: depth),
      let image = RasterImage(
        PictureSource(picture.bitmap, isOpaque: false),
        ProjectionTransform(picture.transform).concatenating(toPixels), .bilinear,
        edges: (Int(RASTER_NOTHING), Int(RASTER_NOTHING)))
    else { return .nothing }
    return record(Path(picture.rect), FillStyle(), .image(image), inherited)
  }

  /// Records a fill with copies of a tile, drawn as finely as it is seen.
  mutating func record(
    _ fill: DrawingNode.Fill, _ paint: DrawingPatternPaint, _ inherited: Inherited
  ) -> PixelBounds {
    let toPixels = ProjectionTransform(paint.transform).concatenating(inherited.toPixels)
    let tile = paint.tile.standardized
    guard !isMeasuring else {
      return record(DrawingNode.Fill(fill.path, .color(.black), style: fill.style), inherited)
    }
    let place =
      toPixels.isAffine ? tile : fill.path.applying(paint.transform.inverted()).boundingRect
    guard let scale = toPixels.largestScales(in: place),
      let picture = OffscreenPicture(paint.content, in: tile, scale: scale, depth: depth),
      let image = RasterImage(
        PictureSource(picture.bitmap, isOpaque: false),
        ProjectionTransform(picture.transform).concatenating(toPixels), .bilinear,
        edges: (Int(RASTER_TILE), Int(RASTER_TILE)))
    else { return .nothing }
    return record(fill.path, fill.style, .image(image), inherited)
  }
}
