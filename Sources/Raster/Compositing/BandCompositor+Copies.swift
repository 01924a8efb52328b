import CRasterKernels

extension BandCompositor {
  /// A layer that begins as what `surface` holds within `bounds`.
  mutating func beginCopy(_ bounds: PixelBounds, of surface: raster_surface) -> raster_surface {
    let first = layers.push(bounds.width * bounds.height)
    let copy = raster_surface(first: first, pixels_per_row: bounds.width, bounds: bounds)
    for row in bounds.top..<bounds.bottom {
      copy.pixels(bounds.left, row).update(
        from: surface.pixels(bounds.left, row), count: bounds.width)
    }
    return copy
  }

  /// Ends the innermost copy and mixes it into what it is of.
  mutating func mix(_ copy: Target, into target: Target) {
    defer { layers.pop() }
    var part = copy.surface.bounds
    if let mask = target.mask { part = part.intersection(mask.bounds) }
    guard !part.isEmpty else { return }
    for row in part.top..<part.bottom {
      raster_mix_span(
        target.surface.pixels(part.left, row), copy.surface.pixels(part.left, row),
        target.mask?.fractions(part.left, row), part.width, copy.fraction)
    }
  }

  /// Ends the innermost layer, a mask, and leaves of the copy around it what that lets through.
  mutating func weigh(
    _ copy: raster_surface, by weights: raster_surface, _ isLuminance: Bool,
    over backdrop: raster_surface
  ) {
    let part = copy.bounds
    let fractions = shapeFractions.reserve(part.width)
    let mixed = fetchedRow.reserve(part.width)
    for row in part.top..<part.bottom {
      let seen = PixelBounds(
        left: part.left, top: row, right: part.right, bottom: row + 1
      ).intersection(weights.bounds)
      fractions.update(repeating: 0, count: part.width)
      if !seen.isEmpty {
        raster_mask_fractions(
          fractions + Int(seen.left - part.left), weights.pixels(seen.left, row), seen.width,
          isLuminance ? 1 : 0)
      }
      let pixels = copy.pixels(part.left, row)
      mixed.update(from: backdrop.pixels(part.left, row), count: part.width)
      raster_mix_span(mixed, pixels, fractions, part.width, 65535)
      pixels.update(from: mixed, count: part.width)
    }
    layers.pop()
  }
}
