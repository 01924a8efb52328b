import CRasterKernels

extension BandCompositor {
  /// Paints what lies within `bounds` through fractions that were made before.
  mutating func draw(
    _ glyph: raster_mask, _ bounds: PixelBounds, _ source: raster_source, _ target: Target
  ) {
    let part = bounds.intersection(target.surface.bounds)
    guard !part.isEmpty else { return }
    var (glyph, source, surface) = (glyph, source, target.surface)
    guard let mask = target.mask else {
      kernels.pointee.fill_mask(&glyph, part, &source, &surface)
      return
    }
    let row = shapeFractions.reserve(part.width)
    for y in part.top..<part.bottom {
      row.update(from: glyph.fractions(part.left, y), count: part.width)
      kernels.pointee.multiply_span(row, mask.fractions(part.left, y), part.width)
      kernels.pointee.fill_masked_span(surface.pixels(part.left, y), row, part.width, &source)
    }
  }
}
