import CRasterKernels
import Drawing

extension FrameRasterizer {
  /// Paints all that is seen of the units from index `first` on, over a picture of those behind them
  /// if there is one, on parts of `target` that don't overlap.
  func paint(
    _ frame: RecordedFrame, from first: Int, over picture: Bitmap?, on parts: [PixelBounds],
    of target: inout Bitmap
  ) {
    let bands = bands(of: parts)
    withSurface(of: &target) { surface in
      withGround(picture, frame.ground) { ground in
        threads.run(bands.count) { index, thread in
          painters[thread].paint(
            recorder, frame.traces, from: first, over: ground, on: surface, bands[index])
        }
      }
    }
  }

  private func withSurface(of target: inout Bitmap, _ body: (raster_surface) -> Void) {
    let width = target.width
    target.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { pixels in
        guard let first = pixels.baseAddress else { return }
        body(raster_surface(first: first, pixels_per_row: width, bounds: canvas))
      }
    }
  }

  private func withGround(_ picture: Bitmap?, _ pixel: UInt32, _ body: (Ground) -> Void) {
    guard let picture else { return body(.pixel(pixel)) }
    picture.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { pixels in
        // Only read through this pointer.
        let first = UnsafeMutablePointer(mutating: pixels.baseAddress!)
        body(
          .picture(
            raster_surface(first: first, pixels_per_row: picture.width, bounds: canvas)))
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
    let leastRows = recorder.deepestNesting > 64 ? 2 : 16
    return parts.flatMap { part in
      let height = Int32(clamping: max((most + part.width - 1) / part.width, leastRows))
      return stride(from: part.top, to: part.bottom, by: Int(height)).map {
        part.rows($0..<min($0 + height, part.bottom))
      }
    }
  }
}
