/// Looks for the palette with which a frame's bits and errors together are least: more colours take a
/// larger table and longer codes.
///
/// Each is tried on some rows of what changes.
struct GIFPaletteSearch {
  private let target: GIFPicture
  private let before: GIFPicture
  private let canvas: GIFPicture
  private let step: Int
  private let weight: UInt32

  /// Enough to judge by.
  private static let pixels = 16_384

  /// A search for what changes in `area` from `before` to `target`, where a viewer sees `canvas`.
  init(
    _ target: GIFPicture, before: GIFPicture, canvas: GIFPicture, _ area: GIFRectangle,
    weight: UInt32
  ) {
    step = max(1, area.width * area.height / Self.pixels)
    self.target = target.rows(of: area, step: step)
    self.before = before.rows(of: area, step: step)
    self.canvas = canvas.rows(of: area, step: step)
    self.weight = weight
  }

  /// The best of some palettes; the one of the file, `shared`, takes no table.
  func best(
    among palettes: [GIFPalette], shared: GIFPalette
  ) throws(MediaError) -> (palette: GIFPalette, isShared: Bool) {
    var best = (palette: shared, isShared: true)
    var least = try cost(of: shared, table: 0)
    for palette in palettes {
      let cost = try cost(of: palette, table: 3 << palette.bits)
      if cost < least { (best, least) = ((palette, false), cost) }
    }
    return best
  }

  /// In 256ths of a bit.
  private func cost(of palette: GIFPalette, table: Int) throws(MediaError) -> UInt64 {
    let image = try GIFCompression(
      target, before: before, canvas: canvas, target.bounds, palette, weight: weight)
    return 2048 * UInt64(image.bytes.count * step + table)
      + UInt64(weight) * image.error * UInt64(step)
  }
}

extension GIFPicture {
  /// Every `step`-th row of a rectangle.
  fileprivate func rows(of area: GIFRectangle, step: Int) -> GIFPicture {
    let places = Array(stride(from: area.y, to: area.y + area.height, by: step))
    var result = GIFPicture(width: area.width, height: places.count)
    result.pixels = places.flatMap { y in
      pixels[(y * width + area.x)..<(y * width + area.x + area.width)]
    }
    return result
  }
}
