import CRasterKernels
import Drawing

extension FrameRasterizer {
  /// Paints all that is seen on `parts`, which don't overlap.
  func paint(_ frame: RecordedFrame, _ parts: [PixelBounds]) {
    let bands = bands(of: parts)
    guard !bands.isEmpty else { return }
    let traces = frame.units.map(\.trace)
    let width = bitmap.width
    bitmap.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { pixels in
        let surface = raster_surface(
          first: pixels.baseAddress!, pixels_per_row: width, bounds: canvas)
        threads.run(bands.count) { index, thread in
          painters[thread].paint(recorder, traces, over: frame.ground, on: surface, bands[index])
        }
      }
    }
  }

  /// Cuts `parts` into bands: for the memory that layers take, and for all threads to have some.
  private func bands(of parts: [PixelBounds]) -> [PixelBounds] {
    // As many pixels as a band of a rasterizer has.
    var most = 2_097_152 / (1 + recorder.deepestNesting)
    if threads.count > 1 {
      // What filters look at around each band is drawn for each.
      let bandsPerThread = recorder.filters.isEmpty ? 4 : 1
      let area = parts.reduce(0) { $0 + $1.area }
      most = min(most, area / (threads.count * bandsPerThread) + 1)
    }
    return parts.flatMap { part in
      let height = Int32(clamping: max((most + part.width - 1) / part.width, 16))
      return stride(from: part.top, to: part.bottom, by: Int(height)).map {
        part.rows($0..<min($0 + height, part.bottom))
      }
    }
  }
}
