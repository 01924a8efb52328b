import CMediaKernels

/// Chooses the palette indices of frames, given what a viewer has on the screen by then.
struct GIFPainter {
  /// The palette that frames without one of their own use.
  var globalPalette = GIFPalette(colors: [])
  private let tolerance: Int32
  /// The frame before the one to be painted, that one, and what the screen shows.
  private var before: GIFPicture
  private var target: GIFPicture
  private var canvas: GIFPicture

  init(blank: GIFPicture, tolerance: Int32) {
    (before, target, canvas) = (blank, blank, blank)
    self.tolerance = tolerance
  }

  /// Goes on to the next frame, which differs by `pixels` in `area`.
  mutating func next(_ area: GIFRectangle, _ pixels: [UInt32]) {
    before = target
    target.replace(area, with: pixels)
  }

  /// Clears what the screen shows in an area.
  mutating func clear(_ area: GIFRectangle) {
    canvas.replace(area, with: Array(repeating: 0, count: area.width * area.height))
  }

  /// A palette for all that the screen doesn't show yet.
  func palette(for area: GIFRectangle, colors: Int) throws(MediaError) -> GIFPalette {
    let histogram = try GIFHistogram(target, before: before, canvas: canvas, within: area)
    return GIFPalette(histogram, limit: colors)
  }

  /// Paints the frame's area onto the screen, in its palette or, where that is as good, the file's.
  mutating func paint(
    _ area: GIFRectangle, palette: GIFPalette
  ) throws(MediaError) -> GIFImage {
    let isShared = palette.isCovered(by: globalPalette, tolerance: 0)
    return try encode(area, isShared ? globalPalette : palette, isShared: isShared)
  }

  /// An image that changes nothing.
  mutating func hold(_ area: GIFRectangle) throws(MediaError) -> GIFImage {
    before = target
    return try encode(area, globalPalette, isShared: true)
  }

  private mutating func encode(
    _ area: GIFRectangle, _ palette: GIFPalette, isShared: Bool
  ) throws(MediaError) -> GIFImage {
    let count = area.width * area.height
    var first = [UInt16](repeating: 0, count: count)
    var second = first
    target.withKernelPictures(before: before, canvas: canvas) {
      media_gif_choices(
        $0, area.kernelRectangle, palette.colors, Int32(palette.colors.count),
        UInt16(palette.transparentIndex), tolerance, &first, &second)
    }
    let (bytes, indices) = try compress(first, second, bits: palette.bits)
    show(indices, in: area, palette)
    return GIFImage(
      area: area, palette: isShared ? nil : palette, transparentIndex: palette.transparentIndex,
      data: bytes)
  }

  private func compress(
    _ first: [UInt16], _ second: [UInt16], bits: Int
  ) throws(MediaError) -> (bytes: [UInt8], indices: [UInt8]) {
    var indices = [UInt8](repeating: 0, count: first.count)
    let capacity = media_gif_compressed_bound(first.count)
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { target, filled in
      filled = media_gif_compress(
        first, second, first.count, Int32(max(2, bits)), target.baseAddress, &indices)
    }
    guard !bytes.isEmpty else { throw .encoder(name: "GIF", message: "out of memory") }
    return (bytes, indices)
  }

  private mutating func show(_ indices: [UInt8], in area: GIFRectangle, _ palette: GIFPalette) {
    canvas.show(indices, in: area, palette)
  }
}

extension GIFPicture {
  /// Draws palette indices; the one for transparency leaves what is there.
  fileprivate mutating func show(
    _ indices: [UInt8], in area: GIFRectangle, _ palette: GIFPalette
  ) {
    pixels.withUnsafeMutableBufferPointer { target in
      indices.withUnsafeBufferPointer { indices in
        palette.colors.withUnsafeBufferPointer { colors in
          for y in 0..<area.height {
            let row = (area.y + y) * width + area.x
            for x in 0..<area.width {
              let index = Int(indices[y * area.width + x])
              if index < colors.count { target[row + x] = colors[index] }
            }
          }
        }
      }
    }
  }
}
