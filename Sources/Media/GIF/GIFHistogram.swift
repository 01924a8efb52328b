import CMediaKernels

/// The colours that a frame needs, with the number of pixels of each.
struct GIFHistogram {
  var counts: [media_color_count]

  /// The colours of the pixels within `area` that are opaque and differ from `before`, and of those
  /// that `canvas`, if given, doesn't show.
  init(
    _ picture: GIFPicture, before: GIFPicture, canvas: GIFPicture? = nil, within area: GIFRectangle
  ) throws(MediaError) {
    let capacity = Int(MEDIA_GIF_COLORS)
    var found: Int32 = 0
    counts = Array(unsafeUninitializedCapacity: capacity) { target, filled in
      picture.withKernelPictures(before: before, canvas: canvas) {
        found = media_gif_histogram($0, area.kernelRectangle, target.baseAddress)
      }
      filled = max(0, Int(found))
    }
    guard found >= 0 else { throw .encoder(name: "GIF", message: "out of memory") }
  }
}

extension GIFPicture {
  /// Gives the pictures to a kernel.
  func withKernelPictures<Result>(
    before: GIFPicture, canvas: GIFPicture?, _ body: (media_gif_pictures) -> Result
  ) -> Result {
    pixels.withUnsafeBufferPointer { target in
      before.pixels.withUnsafeBufferPointer { before in
        (canvas?.pixels ?? []).withUnsafeBufferPointer { shown in
          body(
            media_gif_pictures(
              target: target.baseAddress, before: before.baseAddress,
              canvas: canvas == nil ? nil : shown.baseAddress, width: Int32(width)))
        }
      }
    }
  }
}
