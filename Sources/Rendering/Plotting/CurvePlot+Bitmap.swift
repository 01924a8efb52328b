public import Drawing
import Raster

extension CurvePlot {
  /// The plot as a picture of `pictureSize`, with `scale` pixels a point.
  ///
  /// One that would be too large to be a picture has a single pixel.
  public func bitmap(scale: Double = 2) -> Bitmap {
    let pixels = PixelSize(pictureSize, scale: scale)
    var bitmap = Bitmap(width: pixels?.width ?? 1, height: pixels?.height ?? 1)
    if pixels != nil { Rasterizer().draw(drawing(), scale: scale, into: &bitmap) }
    return bitmap
  }
}
