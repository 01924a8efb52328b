import Drawing
import Geometry

/// A picture on its way through a filter: premultiplied components in one colour space.
struct FilterImage: Sendable {
  let width: Int
  let height: Int
  /// Red, green, blue, alpha of each pixel, row by row.
  var pixels: [SIMD4<Float>]
  var space: ColorSpaceValue

  /// A transparent picture.
  init(width: Int, height: Int, space: ColorSpaceValue) {
    (self.width, self.height, self.space) = (width, height, space)
    pixels = Array(repeating: .zero, count: width * height)
  }

  /// The picture of a bitmap, in encoded sRGB.
  init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, space: .sRGB)
    bitmap.withUnsafeBytes { bytes in
      for index in pixels.indices {
        let place = index * 4
        pixels[index] =
          SIMD4<Float>(
            Float(bytes[place]), Float(bytes[place + 1]), Float(bytes[place + 2]),
            Float(bytes[place + 3])) / 255
      }
    }
  }

  /// The picture in encoded sRGB, eight bits a channel.
  var bitmap: Bitmap {
    let encoded = converted(to: .sRGB)
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withUnsafeMutableBytes { bytes in
      for (index, pixel) in encoded.pixels.enumerated() {
        let levels = pixel.clampedColor * 255 + 0.5
        for channel in 0..<4 { bytes[index * 4 + channel] = UInt8(levels[channel]) }
      }
    }
    return bitmap
  }

  /// All of the picture.
  var bounds: FilterBounds { FilterBounds(x: 0..<width, y: 0..<height) }

  /// The pixel at a place; transparent outside.
  func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    x >= 0 && y >= 0 && x < width && y < height ? pixels[y * width + x] : .zero
  }

  /// The picture with each pixel replaced by what `body` makes of it.
  func mapped(_ body: (SIMD4<Float>) -> SIMD4<Float>) -> FilterImage {
    var result = self
    for index in result.pixels.indices { result.pixels[index] = body(result.pixels[index]) }
    return result
  }

  /// The picture with `body` of each pixel before it was multiplied by its alpha.
  func mappedStraight(_ body: (SIMD4<Float>) -> SIMD4<Float>) -> FilterImage {
    mapped { body($0.straight).clamped(lowerBound: .zero, upperBound: .one).premultiplied }
  }

  /// The picture cut to a part of it.
  func cut(to part: FilterBounds) -> FilterImage {
    guard part != bounds else { return self }
    var result = FilterImage(width: width, height: height, space: space)
    for y in part.y.clamped(to: 0..<height) {
      for x in part.x.clamped(to: 0..<width) {
        result.pixels[y * width + x] = pixels[y * width + x]
      }
    }
    return result
  }
}

/// A rectangle of whole pixels.
struct FilterBounds: Sendable, Hashable {
  var x: Range<Int>
  var y: Range<Int>

  init(x: Range<Int>, y: Range<Int>) { (self.x, self.y) = (x, y) }

  /// The pixels nearest to a rectangle, at most a million from the origin.
  init(_ rect: CGRect) {
    func pixel(_ place: CGFloat) -> Int {
      place.isNaN ? 0 : Int(min(max(place.rounded(), -1e6), 1e6))
    }
    x = pixel(rect.minX)..<max(pixel(rect.minX), pixel(rect.maxX))
    y = pixel(rect.minY)..<max(pixel(rect.minY), pixel(rect.maxY))
  }

  func intersection(_ other: FilterBounds) -> FilterBounds {
    FilterBounds(x: x.clamped(to: other.x), y: y.clamped(to: other.y))
  }

  var isEmpty: Bool { x.isEmpty || y.isEmpty }
}

extension SIMD4<Float> {
  /// The components before multiplication by alpha; nothing for a transparent pixel.
  var straight: SIMD4<Float> {
    guard w > 0 else { return .zero }
    return SIMD4(x / w, y / w, z / w, w)
  }

  /// The components multiplied by alpha.
  var premultiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }

  /// What a premultiplied colour may be: alpha in 0…1, components in 0…alpha.
  var clampedColor: SIMD4<Float> {
    let alpha = Swift.min(Swift.max(w, 0), 1)
    return clamped(
      lowerBound: .zero, upperBound: SIMD4(alpha, alpha, alpha, alpha))
  }
}
