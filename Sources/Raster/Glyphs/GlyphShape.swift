import CRasterKernels
import Drawing

/// The lines of a glyph around its origin.
struct GlyphShape {
  /// Held so that its identity stays its own.
  var outline: GlyphOutline
  var lines: Range<Int>
  var extent: LineExtent
}

/// The fractions of a glyph, in rows of whole groups of eight.
struct GlyphMask: BitwiseCopyable {
  /// The index of the first fraction.
  var first: Int
  var bounds: PixelBounds
}

/// Where a glyph's origin lies, in units of 1/256 pixel.
struct GlyphOrigin: BitwiseCopyable, Hashable {
  var x: Int32
  var y: Int32

  /// Where in its pixel it lies.
  var phase: GlyphOrigin { GlyphOrigin(x: x & 255, y: y & 255) }
}

extension raster_line {
  func moved(by origin: GlyphOrigin) -> raster_line {
    raster_line(
      x0: x0 &+ origin.x, y0: y0 &+ origin.y, x1: x1 &+ origin.x, y1: y1 &+ origin.y)
  }
}

extension LineExtent {
  /// The same elsewhere; nothing stays nothing.
  func moved(by origin: GlyphOrigin) -> LineExtent {
    guard left <= right, top <= bottom else { return self }
    var extent = self
    extent.left &+= origin.x
    extent.right &+= origin.x
    extent.top &+= origin.y
    extent.bottom &+= origin.y
    return extent
  }
}

extension GlyphMask {
  /// The same in the pixel of `origin`.
  func moved(toPixelOf origin: GlyphOrigin) -> GlyphMask {
    var mask = self
    let (column, row) = (origin.x >> 8, origin.y >> 8)
    mask.bounds.left += column
    mask.bounds.right += column
    mask.bounds.top += row
    mask.bounds.bottom += row
    return mask
  }
}
