import CRasterKernels

extension BandCompositor {
  /// Paints the inside of a shape.
  mutating func draw(
    _ fill: RasterCommand.FillCommand, _ lines: borrowing LineBuffer, _ target: Target
  ) {
    let part = fill.bounds.intersection(target.surface.bounds)
    guard !part.isEmpty else { return }
    var (source, surface) = (fill.source, target.surface)
    var covered = coverage.add(lines[fill.lines], within: part)
    guard let mask = target.mask else {
      kernels.pointee.sweep_color(&covered, fill.rule, &source, &surface)
      return
    }
    let shape = sweep(&covered, fill.rule, within: mask)
    for row in part.top..<part.bottom {
      kernels.pointee.fill_masked_span(
        surface.pixels(part.left, row), shape.fractions(part.left, row), part.width, &source)
    }
  }

  /// The fractions of a shape, multiplied by those of `mask`, in memory that the next call reuses.
  mutating func sweep(
    _ covered: inout raster_coverage, _ rule: Int32, within mask: raster_mask?
  ) -> raster_mask {
    let part = covered.bounds
    var shape = raster_mask(
      first: shapeFractions.reserve(part.width * part.height), fractions_per_row: part.width,
      bounds: part)
    kernels.pointee.sweep_mask(&covered, rule, &shape)
    if let mask { multiply(shape, by: mask) }
    return shape
  }

  private func multiply(_ shape: raster_mask, by mask: raster_mask) {
    let part = shape.bounds
    for row in part.top..<part.bottom {
      kernels.pointee.multiply_span(
        shape.fractions(part.left, row), mask.fractions(part.left, row), part.width)
    }
  }

  /// Paints an upright rectangle.
  func draw(
    _ corners: raster_line, _ bounds: PixelBounds, _ source: raster_source, _ target: Target
  ) {
    let part = bounds.intersection(target.surface.bounds)
    guard !part.isEmpty else { return }
    var (source, surface) = (source, target.surface)
    surface.first = surface.pixels(part.left, part.top)
    surface.bounds = part
    raster_fill_rectangle(kernels, &surface, corners, &source)
  }

  /// A transparent surface of the given bounds.
  mutating func beginLayer(_ bounds: PixelBounds) -> raster_surface {
    let count = bounds.width * bounds.height
    let first = layers.push(count)
    first.initialize(repeating: 0, count: count)
    return raster_surface(first: first, pixels_per_row: bounds.width, bounds: bounds)
  }

  /// Ends the innermost layer and puts it on the target around it.
  mutating func composite(_ layer: Target, onto target: Target) {
    var part = layer.surface.bounds.intersection(target.surface.bounds)
    if let window = layer.window { part = part.intersection(window) }
    if let mask = target.mask { part = part.intersection(mask.bounds) }
    guard !part.isEmpty else { return layers.pop() }
    for row in part.top..<part.bottom {
      let (pixels, over) = (
        target.surface.pixels(part.left, row), layer.surface.pixels(part.left, row)
      )
      if layer.mode == RASTER_NORMAL {
        kernels.pointee.composite_span(
          pixels, over, target.mask?.fractions(part.left, row), part.width, layer.fraction)
      } else {
        raster_blend_span(pixels, over, part.width, layer.mode)
      }
    }
    layers.pop()
  }

  /// The mask of a clip within `outer`.
  mutating func beginClip(
    _ clip: RasterCommand.FillCommand, _ lines: borrowing LineBuffer, _ part: PixelBounds,
    within outer: raster_mask?
  ) -> raster_mask {
    var mask = raster_mask(
      first: masks.push(part.width * part.height), fractions_per_row: part.width, bounds: part)
    var covered = coverage.add(lines[clip.lines], within: part)
    kernels.pointee.sweep_mask(&covered, clip.rule, &mask)
    if let outer { multiply(mask, by: outer) }
    return mask
  }
}
