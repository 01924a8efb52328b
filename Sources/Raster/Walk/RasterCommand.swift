import CRasterKernels

/// A step of drawing, with geometry flattened and colours prepared; the same for each band.
enum RasterCommand: BitwiseCopyable {
  case fill(FillCommand)
  /// An axis-aligned rectangle, by the positions of its corners.
  case rectangle(corners: raster_line, bounds: PixelBounds, source: raster_source)
  /// A glyph by its fractions, which lie in the glyph cache.
  case glyph(GlyphMask, bounds: PixelBounds, source: raster_source)
  /// The inside of a shape, or all of its bounds if it has no lines, painted with what is fetched.
  case paint(FillCommand, paint: Int, fraction: UInt32)
  /// Draws what follows up to the command before `end` into a transparent layer, then composites
  /// that by `mode`: through `fraction` and the clip if that is the normal one.
  case beginLayer(bounds: PixelBounds, fraction: UInt32, mode: Int32, end: Int)
  case endLayer
  /// The same, but the layer is filtered first; the filters look `reach` pixels around, and what is
  /// seen of the result is within `window`.
  case beginFilters(
    bounds: PixelBounds, window: PixelBounds, reach: Int32, fraction: UInt32, firstFilter: Int,
    filterCount: Int, end: Int)
  case endFilters
  /// Draws what follows up to the command before `end` on a copy of what is there, then mixes that in
  /// through `fraction` and the clip.
  case beginCopy(bounds: PixelBounds, fraction: UInt32, end: Int)
  case endCopy
  /// Draws what follows up to the command before `end` into a layer that says how much of the copy around
  /// it is to be seen: a mask.
  case beginWeights(bounds: PixelBounds, isLuminance: Bool, end: Int)
  case endWeights(isLuminance: Bool)
  /// Draws what follows up to the command before `end` through a mask.
  case beginClip(FillCommand, end: Int)
  case endClip

  /// The inside of a run of lines.
  struct FillCommand: BitwiseCopyable {
    var firstLine: Int
    var lineCount: Int
    var bounds: PixelBounds
    var rule: Int32
    var source = raster_source()

    var lines: Range<Int> { firstLine..<firstLine + lineCount }
  }
}
