import CRasterKernels

/// Runs filters over layers and keeps the memory for it.
struct FilterRunner: ~Copyable {
  private var first = ScratchMemory<UInt64>()
  private var second = ScratchMemory<UInt64>()
  private var sums = ScratchMemory<Int32>()
  private var zeros = ScratchMemory<UInt16>()
  private var silhouette = ScratchMemory<UInt32>()
  private var shifted = ScratchMemory<UInt32>()

  /// Changes a layer without padding between its rows; what lies outside it counts as transparent.
  mutating func run(_ filter: RasterFilter, on layer: raster_surface, _ kernels: Kernels) {
    let count = layer.bounds.width * layer.bounds.height
    switch filter {
    case .blur(let blur): run(blur, on: layer.first, layer.bounds, kernels)
    case .shadow(let color, let blur, let dx, let dy):
      var color = color
      let tinted = silhouette.reserve(count)
      raster_tint(tinted, layer.first, count, &color)
      run(blur, on: tinted, layer.bounds, kernels)
      let moved = shifted.reserve(count)
      raster_shift(
        moved, tinted, Int32(layer.bounds.width), Int32(layer.bounds.height), dx, dy)
      kernels.pointee.composite_span(moved, layer.first, nil, count, 65535)
      layer.first.update(from: moved, count: count)
    case .colorMatrix(let rows): raster_map_colors(layer.first, count, rows)
    case .threshold(let low, let high, let color):
      raster_threshold(layer.first, count, low, high, color)
    case .pixels(let function):
      let result = silhouette.reserve(count)
      function.run(layer, to: result)
      layer.first.update(from: result, count: count)
    }
  }

  private mutating func run(
    _ blur: GaussianBlur, on pixels: UnsafeMutablePointer<UInt32>, _ bounds: PixelBounds,
    _ kernels: Kernels
  ) {
    let (width, height) = (bounds.width, bounds.height)
    let count = width * height
    var (current, other) = (first.reserve(count), second.reserve(count))
    let units = 4 * max(width, height)
    let (sums, zeros) = (sums.reserve(units), zeros.reserve(units, filledWith: 0))
    func pass(_ box: raster_box, _ width: Int, _ height: Int) {
      for _ in 0..<3 {
        other.withMemoryRebound(to: UInt16.self, capacity: 4 * count) { to in
          current.withMemoryRebound(to: UInt16.self, capacity: 4 * count) { from in
            kernels.pointee.box_pass(to, from, sums, zeros, 4 * width, Int32(height), box)
          }
        }
        swap(&current, &other)
      }
    }
    current.withMemoryRebound(to: UInt16.self, capacity: 4 * count) {
      raster_widen($0, pixels, count)
    }
    if !blur.y.isIdentity { pass(blur.y, width, height) }
    if !blur.x.isIdentity {
      raster_transpose(other, current, width, height)
      swap(&current, &other)
      pass(blur.x, height, width)
      raster_transpose(other, current, height, width)
      swap(&current, &other)
    }
    current.withMemoryRebound(to: UInt16.self, capacity: 4 * count) {
      raster_narrow(pixels, $0, count)
    }
  }
}
