import CRasterKernels
import Drawing
import Geometry

/// A pixel function with the way from pixels to the coordinates it is written in.
struct RasterPixelFunction {
  let function: PixelFunction
  /// From the function's coordinates to pixels.
  private let transform: CGAffineTransform
  /// From pixels to the function's coordinates, by rows.
  private let inverse: [Double]
  private var farthest: SIMD2<Float>

  /// A function under `transform`, which maps to units of 1/256 pixel; nil if nothing can be seen of it.
  init?(_ function: PixelFunction, _ transform: CGAffineTransform) {
    let pixels = CGAffineTransform(scaleX: 1 / FixedPoint.scale, y: 1 / FixedPoint.scale)
    self.transform = transform.concatenating(pixels)
    let back = self.transform.inverted()
    inverse = [back.a, back.c, back.tx, back.b, back.d, back.ty].map(\.native)
    guard inverse.allSatisfy(\.isFinite) else { return nil }
    self.function = function
    let offset = function.maxSampleOffset
    func distance(_ length: CGFloat) -> Float {
      length > 0 ? Float(min(length.native, 1e6)) : 0
    }
    farthest = SIMD2(distance(offset.width), distance(offset.height))
    limitReach(to: 1000)
  }

  /// Shortens the offset where it is longer than what is drawn around a canvas.
  private mutating func limitReach(to limit: Int32) {
    guard reach > limit else { return }
    farthest *= Float(limit - 2) / Float(reach)
  }

  /// How far away from a pixel samples may lie, in pixels.
  var reach: Int32 {
    guard function.kind != .color else { return 0 }
    let (width, height) = (Double(farthest.x), Double(farthest.y))
    let across = abs(transform.a.native) * width + abs(transform.c.native) * height
    let down = abs(transform.b.native) * width + abs(transform.d.native) * height
    return Int32(min(max(across, down).rounded(.up), 1e6)) + 1
  }

  /// Runs the function over the rows of `from` and writes the pixels to `to`, which has the same bounds.
  func run(_ from: raster_surface, to: UnsafeMutablePointer<UInt32>) {
    let width = from.bounds.width
    let layer = raster_sampled_layer(
      surface: from, a: transform.a.native, c: transform.c.native, tx: transform.tx.native,
      b: transform.b.native, d: transform.d.native, ty: transform.ty.native)
    let sampler = PixelLayer(farthest: farthest) { layer.colors(at: $0) }
    let groups = (width + 7) / 8
    let nowhere = PixelPositions(x: .zero, y: .zero)
    var row = PixelRow(
      positions: Array(repeating: nowhere, count: groups),
      colors: Array(repeating: .clear, count: groups))
    for y in 0..<from.bounds.height {
      let pixels = (from: from.first + y * from.pixels_per_row, to: to + y * width)
      locate(&row, from.bounds.left, from.bounds.top + Int32(y), width)
      run(&row, pixels, width, layer, sampler)
    }
  }

  private func locate(_ row: inout PixelRow, _ x: Int32, _ y: Int32, _ count: Int) {
    row.positions.withUnsafeMutableBytes { bytes in
      raster_positions(bytes.baseAddress?.assumingMemoryBound(to: Float.self), x, y, count, inverse)
    }
  }

  private func run(
    _ row: inout PixelRow,
    _ pixels: (from: UnsafeMutablePointer<UInt32>, to: UnsafeMutablePointer<UInt32>),
    _ count: Int, _ layer: raster_sampled_layer, _ sampler: PixelLayer
  ) {
    var layer = layer
    guard function.kind == .distortion else {
      if function.kind == .color {
        row.withColors { raster_unpack($0, pixels.from, count) }
      }
      function.run(&row, sampler)
      return row.withColors { raster_pack(pixels.to, $0, count) }
    }
    let destinations = row.positions
    function.run(&row, sampler)
    for index in row.positions.indices {
      row.positions[index] =
        row.positions[index].limited(to: farthest, around: destinations[index])
    }
    row.positions.withUnsafeBytes { bytes in
      raster_sample_pixels(
        pixels.to, bytes.baseAddress?.assumingMemoryBound(to: Float.self), count, &layer)
    }
  }
}

extension PixelRow {
  /// Gives `body` the colours as the kernels see them, in groups of 32 numbers.
  fileprivate mutating func withColors(_ body: (UnsafeMutablePointer<Float>?) -> Void) {
    colors.withUnsafeMutableBytes { body($0.baseAddress?.assumingMemoryBound(to: Float.self)) }
  }
}

extension raster_sampled_layer {
  fileprivate func colors(at positions: PixelPositions) -> PixelColors {
    var (layer, positions, colors) = (self, positions, PixelColors.clear)
    withUnsafeBytes(of: &positions) { positions in
      withUnsafeMutableBytes(of: &colors) { colors in
        raster_sample_colors(
          colors.baseAddress?.assumingMemoryBound(to: Float.self),
          positions.baseAddress?.assumingMemoryBound(to: Float.self), &layer)
      }
    }
    return colors
  }
}
