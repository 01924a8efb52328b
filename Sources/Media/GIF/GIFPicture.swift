import CMediaKernels
import Drawing

/// A picture whose pixels are opaque or transparent: words of R, G, B and A from the low byte up.
struct GIFPicture: Sendable, Equatable {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  /// A transparent picture.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: 0, count: width * height)
  }

  /// The picture with pixels that are at least half opaque made opaque.
  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    let count = width * height
    pixels = Array(unsafeUninitializedCapacity: count) { target, filled in
      bitmap.withUnsafeBytes { media_gif_flatten($0.baseAddress, target.baseAddress, count) }
      filled = count
    }
  }

  /// The rectangle of the whole picture.
  var bounds: GIFRectangle { GIFRectangle(x: 0, y: 0, width: width, height: height) }

  /// The smallest rectangle with everything that differs from `other`; nil when nothing does.
  func changes(from other: GIFPicture) -> GIFRectangle? {
    GIFRectangle(media_gif_changes(pixels, other.pixels, Int32(width), Int32(height)))
  }

  /// The smallest rectangle within `area` with all pixels that are opaque here and not in `next`.
  func vanished(in next: GIFPicture, within area: GIFRectangle) -> GIFRectangle? {
    GIFRectangle(
      media_gif_vanished(pixels, next.pixels, Int32(width), area.kernelRectangle))
  }

  /// The pixels of a rectangle, row after row.
  func cropped(to area: GIFRectangle) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(area.width * area.height)
    for y in area.y..<(area.y + area.height) {
      let start = y * width + area.x
      result.append(contentsOf: pixels[start..<(start + area.width)])
    }
    return result
  }

  /// Replaces the pixels of a rectangle.
  mutating func replace(_ area: GIFRectangle, with rows: [UInt32]) {
    for y in 0..<area.height {
      let start = (area.y + y) * width + area.x
      let source = rows[(y * area.width)..<((y + 1) * area.width)]
      pixels.replaceSubrange(start..<(start + area.width), with: source)
    }
  }
}

/// A rectangle of pixels that isn't empty.
struct GIFRectangle: Sendable, Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The smallest rectangle that contains both.
  func union(_ other: GIFRectangle) -> GIFRectangle {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return GIFRectangle(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}

extension GIFRectangle {
  fileprivate init?(_ rectangle: media_rectangle) {
    guard rectangle.width > 0 else { return nil }
    self.init(
      x: Int(rectangle.x), y: Int(rectangle.y), width: Int(rectangle.width),
      height: Int(rectangle.height))
  }

  /// The rectangle as the kernels take it.
  var kernelRectangle: media_rectangle {
    media_rectangle(x: Int32(x), y: Int32(y), width: Int32(width), height: Int32(height))
  }
}
