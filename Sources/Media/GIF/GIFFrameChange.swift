import CMediaKernels

/// What a frame changes in the one before it.
struct GIFFrameChange: Sendable {
  let area: GIFRectangle
  /// The frame's pixels in the area.
  let pixels: [UInt32]
  /// Palettes for the pixels that changed, to choose from.
  let palettes: [GIFPalette]

  /// The change from `before` to `picture`; nil when there is none.
  init?(_ picture: GIFPicture, before: GIFPicture, effort: GIFEffort) throws(MediaError) {
    guard let area = picture.changes(from: before) else { return nil }
    self.area = area
    pixels = picture.cropped(to: area)
    let histogram = try GIFHistogram(picture, before: before, within: area)
    palettes = GIFPalette.choices(for: histogram, limit: effort.colors)
  }

  /// A change that was worked out before.
  init(area: GIFRectangle, pixels: [UInt32], palettes: [GIFPalette]) {
    (self.area, self.pixels, self.palettes) = (area, pixels, palettes)
  }
}
