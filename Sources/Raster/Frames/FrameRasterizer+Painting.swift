import CRasterKernels
import Drawing

extension FrameRasterizer {
  /// Paints what is seen on parts of `target` that don't overlap, over a picture of what is behind it if
  /// there is one.
  func paint(
    _ frame: RecordedFrame, _ parts: [VisibleUnits], over picture: Bitmap?,
    on target: inout Bitmap
  ) {
    let bands = bands(of: parts)
    withSurface(of: &target) { surface in
      withGround(picture, frame.ground) { ground in
        threads.run(bands.count) { index, thread in
          let units = parts[bands[index].part].seen(on: bands[index].bounds, frame.traces)
          painters[thread].paint(recorder, frame.traces, units, over: ground, on: surface)
        }
      }
    }
  }

  private struct Band {
    var part: Int
    var bounds: PixelBounds
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
  private func bands(of parts: [VisibleUnits]) -> [Band] {
    // As many pixels as a band of a rasterizer has.
    var most = 2_097_152 / (1 + recorder.deepestNesting)
    if threads.count > 1 {
      // What filters look at around each band is drawn for each.
      let bandsPerThread = recorder.filters.isEmpty ? 4 : 1
      let area = parts.reduce(0) { $0 + $1.part.area }
      most = min(most, area / (threads.count * bandsPerThread) + 1)
    }
    let leastRows = recorder.deepestNesting > 64 ? 2 : 16
    return parts.enumerated().flatMap { index, visible in
      let part = visible.part
      let height = Int32(clamping: max((most + part.width - 1) / part.width, leastRows))
      return stride(from: part.top, to: part.bottom, by: Int(height)).map {
        Band(part: index, bounds: part.rows($0..<min($0 + height, part.bottom)))
      }
    }
  }
}
