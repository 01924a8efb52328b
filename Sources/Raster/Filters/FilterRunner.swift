import CRasterKernels

/// Runs filters over layers and keeps the memory for it.
struct FilterRunner: ~Copyable {
  private var blurRunner = BlurRunner()
  private var silhouette = ScratchMemory<UInt32>()
  private var shifted = ScratchMemory<UInt32>()

  /// Changes a layer without padding between its rows; what lies outside it counts as transparent.
  ///
  /// Pixels outside of `wanted` may be left in any state.
  mutating func run(
    _ filter: RasterFilter, on layer: raster_surface, wanted: PixelBounds, _ kernels: Kernels
  ) {
    let count = layer.bounds.width * layer.bounds.height
    switch filter {
    case .blur(let blur): blurRunner.run(blur, on: layer.first, layer.bounds, kernels)
    case .opaqueBlur(let blur, let bounds): run(blur, opaqueWithin: bounds, layer, kernels)
    case .shadow(let shadow): run(shadow, on: layer, count, kernels)
    case .colorMatrix(let rows): raster_map_colors(layer.first, count, rows)
    case .threshold(let low, let high, let color):
      raster_threshold(layer.first, count, low, high, color)
    case .pixels(let function): run(function, on: layer, wanted)
    case .bitmap(let function): function.run(on: layer)
    }
  }

  private mutating func run(
    _ shadow: RasterShadow, on layer: raster_surface, _ count: Int, _ kernels: Kernels
  ) {
    var color = shadow.color
    var tint = shadow.place == .inside ? raster_source_make(0, 0, 0, 65535) : color
    let tinted = silhouette.reserve(count)
    raster_tint(tinted, layer.first, count, &tint)
    blurRunner.run(shadow.blur, on: tinted, layer.bounds, kernels)
    let moved = shifted.reserve(count)
    raster_shift(
      moved, tinted, Int32(layer.bounds.width), Int32(layer.bounds.height), shadow.dx, shadow.dy)
    if shadow.place == .inside {
      return raster_inner_shadow(layer.first, moved, count, &color)
    }
    if shadow.place == .under {
      kernels.pointee.composite_span(moved, layer.first, nil, count, 65535)
    }
    layer.first.update(from: moved, count: count)
  }

  private mutating func run(
    _ blur: GaussianBlur, opaqueWithin bounds: PixelBounds, _ layer: raster_surface,
    _ kernels: Kernels
  ) {
    let part = bounds.intersection(layer.bounds)
    guard !part.isEmpty else { return }
    let pixels = silhouette.reserve(part.width * part.height)
    for row in part.top..<part.bottom {
      (pixels + Int(row - part.top) * part.width).update(
        from: layer.pixels(part.left, row), count: part.width)
    }
    blurRunner.run(blur, on: pixels, part, kernels, edgesGoOn: true)
    raster_make_opaque(pixels, part.width * part.height)
    for row in part.top..<part.bottom {
      layer.pixels(part.left, row).update(
        from: pixels + Int(row - part.top) * part.width, count: part.width)
    }
  }

  private mutating func run(
    _ function: RasterPixelFunction, on layer: raster_surface, _ wanted: PixelBounds
  ) {
    let part = wanted.intersection(layer.bounds)
    guard !part.isEmpty else { return }
    let result = silhouette.reserve(part.width * part.height)
    function.run(layer, within: part, to: result)
    for row in part.top..<part.bottom {
      layer.pixels(part.left, row).update(
        from: result + Int(row - part.top) * part.width, count: part.width)
    }
  }
}
