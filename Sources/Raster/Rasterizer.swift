import CRasterKernels
public import Drawing
import Geometry

/// Turns drawings into pixels; it keeps its scratch memory from one to the next.
///
/// Use one for each thread. The pixels depend on the drawing alone: not on the processor, not on
/// what was drawn before, not on the rows that are asked for together.
///
/// A drawing is recorded once, as lines and commands, and then drawn in bands of rows that stay in
/// the cache while everything is painted on them.
public final class Rasterizer {
  private let options: RasterOptions
  private var recorder: DrawingRecorder
  private var compositor: BandCompositor

  /// A rasterizer with no memory yet.
  public init(options: RasterOptions = RasterOptions()) {
    self.options = options
    let kernels: Kernels = options.instructionSet?.kernels ?? raster_kernels_best()
    recorder = DrawingRecorder(kernels: kernels)
    compositor = BandCompositor(kernels: kernels)
  }

  /// Draws `drawing` into `bitmap`, whose size is that of the canvas in pixels.
  ///
  /// The drawing's origin is the top left corner of the bitmap. What lies outside the bitmap is left
  /// out; where the bitmap is larger than the drawing's size, the drawing goes on. A scale that is
  /// not a positive number draws the background alone. What lies in more than 1024 groups is left out.
  ///
  /// `scale` is in pixels a point.
  public func draw(_ drawing: FrameDrawing, scale: Double, into bitmap: inout Bitmap) {
    draw(drawing, scale: scale, rows: 0..<bitmap.height, into: &bitmap)
  }

  /// Draws the rows `rows` of `drawing` into those of `bitmap` and leaves the others alone.
  ///
  /// They get the pixels that drawing the whole would give them. Rows outside the bitmap are
  /// ignored. Beyond 2²⁰ pixels to the right or down there is background alone.
  public func draw(
    _ drawing: FrameDrawing, scale: Double, rows: Range<Int>, into bitmap: inout Bitmap
  ) {
    let rows = rows.clamped(to: 0..<bitmap.height)
    guard bitmap.width > 0, !rows.isEmpty else { return }
    let canvas = PixelBounds(
      width: min(bitmap.width, Self.farthest), height: min(bitmap.height, Self.farthest))
    RecordingStack.run(for: drawing.content) {
      recorder.record(drawing.content, scale: scale, bounds: canvas)
    }
    let background = options.backdrop == .cleared ? drawing.background?.pixel ?? 0 : nil
    let width = bitmap.width
    bitmap.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { pixels in
        let surface = raster_surface(
          first: pixels.baseAddress!, pixels_per_row: width, bounds: canvas)
        drawBands(of: surface, rows, background)
      }
    }
  }

  private static let farthest = 1 << 20

  private func drawBands(of canvas: raster_surface, _ rows: Range<Int>, _ background: UInt32?) {
    let height = bandHeight(width: canvas.pixels_per_row)
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: height) {
      let bottom = min(top + height, rows.upperBound)
      var band = canvas
      band.first += top * canvas.pixels_per_row
      if let background {
        band.first.update(repeating: background, count: canvas.pixels_per_row * (bottom - top))
      }
      band.bounds = canvas.bounds.rows(Int32(clamping: top)..<Int32(clamping: bottom))
      guard !band.bounds.isEmpty else { continue }
      compositor.draw(recorder, on: band)
    }
  }

  /// Rows of about two million pixels, shared with the layers and masks that nest in them.
  ///
  /// Few enough to bound their memory, many enough for what begins anew with each band not to count.
  private func bandHeight(width: Int) -> Int {
    max(2_097_152 / width / (1 + recorder.deepestNesting), 2)
  }
}

extension Rasterizer {
  /// A bitmap of `drawing`, `scale` pixels a point.
  ///
  /// Each side is the drawing's, scaled and rounded up to whole pixels; a side that isn't a number,
  /// or is below 1e-6 of a pixel, has none. Sides of more than 2¹⁶ pixels are cut to that.
  public static func render(_ drawing: FrameDrawing, scale: Double = 1) -> Bitmap {
    var bitmap = Bitmap(
      width: pixels(drawing.size.width.native * scale),
      height: pixels(drawing.size.height.native * scale))
    Rasterizer().draw(drawing, scale: scale, into: &bitmap)
    return bitmap
  }

  private static func pixels(_ length: Double) -> Int {
    guard length > 0 else { return 0 }
    return Int(min((length - 1e-6).rounded(.up), 65536))
  }
}
