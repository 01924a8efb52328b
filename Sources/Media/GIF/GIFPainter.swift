import CMediaKernels

/// Chooses the palette indices of frames, given what a viewer has on the screen by then.
struct GIFPainter {
  /// The palette that frames without one of their own use.
  var globalPalette = GIFPalette(colors: [])
  private let effort: GIFEffort
  /// The frame before the one to be painted, that one, and what the screen shows.
  private var before: GIFPicture
  private var target: GIFPicture
  private var canvas: GIFPicture

  init(blank: GIFPicture, effort: GIFEffort) {
    (before, target, canvas) = (blank, blank, blank)
    self.effort = effort
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

  /// Palettes for all that the screen doesn't show yet.
  func palettes(for area: GIFRectangle) throws(MediaError) -> [GIFPalette] {
    let histogram = try GIFHistogram(target, before: before, canvas: canvas, within: area)
    return GIFPalette.choices(for: histogram, limit: effort.colors)
  }

  /// Paints the frame's area onto the screen, in the best of some palettes and the file's.
  mutating func paint(
    _ area: GIFRectangle, palettes: [GIFPalette]
  ) throws(MediaError) -> GIFImage {
    if palettes.isEmpty { return try encode(area, globalPalette, isShared: true) }
    let search = GIFPaletteSearch(
      target, before: before, canvas: canvas, area, weight: effort.weight)
    let (palette, isShared) = try search.best(among: palettes, shared: globalPalette)
    return try encode(area, palette, isShared: isShared)
  }

  /// An image that changes nothing.
  mutating func hold(_ area: GIFRectangle) throws(MediaError) -> GIFImage {
    before = target
    return try encode(area, globalPalette, isShared: true)
  }

  private mutating func encode(
    _ area: GIFRectangle, _ palette: GIFPalette, isShared: Bool
  ) throws(MediaError) -> GIFImage {
    let image = try GIFCompression(
      target, before: before, canvas: canvas, area, palette, weight: effort.weight)
    canvas.show(image.indices, in: area, palette)
    return GIFImage(
      area: area, palette: isShared ? nil : palette, transparentIndex: palette.transparentIndex,
      data: image.bytes)
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
