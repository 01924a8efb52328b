import CRasterKernels

/// Blurs pixels and keeps the memory for it.
struct BlurRunner: ~Copyable {
  private var first = ScratchMemory<UInt64>()
  private var second = ScratchMemory<UInt64>()
  private var sums = ScratchMemory<Int32>()
  private var zeros = ScratchMemory<UInt16>()

  /// Blurs pixels in 16 bits a channel; outside of `bounds` there is nothing, or their edges go on.
  mutating func run(
    _ blur: GaussianBlur, on pixels: UnsafeMutablePointer<UInt32>, _ bounds: PixelBounds,
    _ kernels: Kernels, edgesGoOn: Bool = false
  ) {
    let (width, height) = (bounds.width, bounds.height)
    let count = width * height
    let units = 4 * max(width, height)
    let zeros = zeros.reserve(units, filledWith: 0)
    var passes = BlurPasses(
      current: first.reserve(count), other: second.reserve(count), sums: sums.reserve(units),
      zeros: edgesGoOn ? nil : zeros, kernels: kernels)
    passes.current.withMemoryRebound(to: UInt16.self, capacity: 4 * count) {
      raster_widen($0, pixels, count)
    }
    passes.run(blur.y, width, height)
    if blur.x.reach > 0 {
      passes.transpose(width, height)
      passes.run(blur.x, height, width)
      passes.transpose(height, width)
    }
    passes.current.withMemoryRebound(to: UInt16.self, capacity: 4 * count) {
      raster_narrow(pixels, $0, count)
    }
  }
}

/// Two buffers of pixels of four 16-bit channels that passes go between.
private struct BlurPasses {
  var current: UnsafeMutablePointer<UInt64>
  var other: UnsafeMutablePointer<UInt64>
  let sums: UnsafeMutablePointer<Int32>
  let zeros: UnsafeMutablePointer<UInt16>?
  let kernels: Kernels

  /// Blurs down the columns.
  mutating func run(_ pass: BlurPass, _ width: Int, _ height: Int) {
    switch pass {
    case .none: break
    case .taps(var taps):
      step(width, height) { [sums, zeros, kernels] to, from in
        sums.withMemoryRebound(to: UInt32.self, capacity: 4 * width) { sums in
          kernels.pointee.taps_pass(to, from, sums, zeros, 4 * width, Int32(height), &taps)
        }
      }
    case .boxes(let box):
      for _ in 0..<3 {
        step(width, height) { [sums, zeros, kernels] to, from in
          kernels.pointee.box_pass(to, from, sums, zeros, 4 * width, Int32(height), box)
        }
      }
    }
  }

  mutating func transpose(_ width: Int, _ height: Int) {
    raster_transpose(other, current, width, height)
    swap(&current, &other)
  }

  private mutating func step(
    _ width: Int, _ height: Int,
    _ body: (_ to: UnsafeMutablePointer<UInt16>, _ from: UnsafeMutablePointer<UInt16>) -> Void
  ) {
    let channels = 4 * width * height
    other.withMemoryRebound(to: UInt16.self, capacity: channels) { to in
      current.withMemoryRebound(to: UInt16.self, capacity: channels) { body(to, $0) }
    }
    swap(&current, &other)
  }
}
