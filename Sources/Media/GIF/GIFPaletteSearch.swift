/// Looks for the number of colours at which a frame's bits and errors together are least: more of them
/// take a larger table and longer codes.
///
/// Each is tried on some rows, as if all that changes had to be drawn: what a viewer has on the screen,
/// which may do for a frame more, isn't known here.
struct GIFPaletteSearch {
  private let target: GIFPicture
  private let before: GIFPicture
  private let canvas: GIFPicture
  private let step: Int
  private let effort: GIFEffort

  /// Enough to judge by.
  private static let pixels = 16_384

  /// A search for what changes in `area` from `before` to `picture`.
  init(
    _ picture: GIFPicture, before: GIFPicture, _ area: GIFRectangle, _ effort: GIFEffort
  ) {
    step = max(1, area.width * area.height / Self.pixels)
    target = picture.rows(of: area, step: step)
    self.before = before.rows(of: area, step: step)
    canvas = self.before.keeping(what: target)
    self.effort = effort
  }

  /// The best palette; one with all colours when they are few.
  func best(for histogram: GIFHistogram) throws(MediaError) -> GIFPalette {
    var best = GIFPalette(histogram, limit: effort.colors)
    var least = try cost(of: best)
    // Tables have a power of two of entries, one of which is for transparency.
    var size = (1 << best.bits) / 2
    var failures = 0
    while size >= 4, failures < 2 {
      let smaller = GIFPalette(histogram, limit: min(effort.colors, size - 1))
      let cost = try cost(of: smaller)
      if cost < least { (best, least) = (smaller, cost) } else { failures += 1 }
      size /= 2
    }
    return best
  }

  /// In 256ths of a bit.
  private func cost(of palette: GIFPalette) throws(MediaError) -> UInt64 {
    let image = try GIFCompression(
      target, before: before, canvas: canvas, target.bounds, palette, weight: effort.weight)
    let table = UInt64(3 << palette.bits)
    return 2048 * (UInt64(image.bytes.count * step) + table)
      + UInt64(effort.weight) * image.error * UInt64(step)
  }
}

extension GIFPicture {
  /// The pixels that `other` has too; the others are transparent.
  fileprivate func keeping(what other: GIFPicture) -> GIFPicture {
    var result = self
    for index in pixels.indices where pixels[index] != other.pixels[index] {
      result.pixels[index] = 0
    }
    return result
  }

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
