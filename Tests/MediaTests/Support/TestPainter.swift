import Drawing

/// A straight-alpha colour of 8-bit channels.
struct TestColor: Equatable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8 = 255
}

/// Draws a few antialiased shapes, enough to have something to encode.
struct TestPainter {
  private(set) var bitmap: Bitmap

  init(
    width: Int, height: Int, background: TestColor = TestColor(red: 0, green: 0, blue: 0, alpha: 0)
  ) {
    bitmap = Bitmap(width: width, height: height)
    paint(background) { _, _ in 1 }
  }

  /// A picture in which hardly two pixels are of one colour.
  init(gradientOfWidth width: Int, height: Int) {
    let bytes = (0..<(width * height)).flatMap { place -> [UInt8] in
      let (x, y) = (place % width, place / width)
      return [UInt8(x * 255 / width), UInt8(y * 255 / height), UInt8((x + y) % 256), 255]
    }
    bitmap = Bitmap(width: width, height: height, bytes: bytes)
  }

  /// Paints `color` over what is there, by `coverage` (0…1) at each pixel's centre.
  mutating func paint(_ color: TestColor, coverage: (Double, Double) -> Double) {
    let (width, height) = (bitmap.width, bitmap.height)
    bitmap.withUnsafeMutableBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let share = min(1, max(0, coverage(Double(x) + 0.5, Double(y) + 0.5)))
          guard share > 0 else { continue }
          let opacity = share * Double(color.alpha) / 255
          let place = (y * width + x) * 4
          let source = [color.red, color.green, color.blue, 255]
          for channel in 0..<4 {
            let old = Double(bytes[place + channel])
            bytes[place + channel] = UInt8(
              (Double(source[channel]) * opacity + old * (1 - opacity)).rounded())
          }
        }
      }
    }
  }

  mutating func disc(x: Double, y: Double, radius: Double, _ color: TestColor) {
    paint(color) { px, py in
      radius + 0.5 - ((px - x) * (px - x) + (py - y) * (py - y)).squareRoot()
    }
  }

  mutating func ring(x: Double, y: Double, radius: Double, width: Double, _ color: TestColor) {
    paint(color) { px, py in
      let distance = ((px - x) * (px - x) + (py - y) * (py - y)).squareRoot()
      return width / 2 + 0.5 - abs(distance - radius)
    }
  }

  mutating func rectangle(x: Double, y: Double, width: Double, height: Double, _ color: TestColor) {
    paint(color) { px, py in
      min(1, max(0, min(px - x, x + width - px) + 0.5))
        * min(1, max(0, min(py - y, y + height - py) + 0.5))
    }
  }
}

extension Bitmap {
  /// A picture of one premultiplied colour.
  static func flat(_ color: TestColor, width: Int, height: Int) -> Bitmap {
    let pixel = [color.red, color.green, color.blue, color.alpha]
    return Bitmap(
      width: width, height: height,
      bytes: (0..<(width * height)).flatMap { _ in pixel })
  }

  /// The premultiplied channels of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let place = (y * width + x) * 4
    return Array(bytes[place..<(place + 4)])
  }
}

/// A film of discs, a ring and a bar on a still background.
func movingShapes(width: Int, height: Int, frame: Int, of count: Int) -> Bitmap {
  let (w, h) = (Double(width), Double(height))
  let phase = Double(frame) / Double(count)
  var painter = TestPainter(
    width: width, height: height, background: TestColor(red: 16, green: 20, blue: 24))
  painter.rectangle(
    x: w * 0.1, y: h * 0.75, width: w * 0.8 * phase, height: h * 0.08,
    TestColor(red: 0, green: 194, blue: 168))
  painter.ring(
    x: w * 0.7, y: h * 0.35, radius: h * (0.1 + 0.12 * phase), width: h * 0.06,
    TestColor(red: 255, green: 90, blue: 95))
  painter.disc(
    x: w * (0.1 + 0.5 * phase), y: h * 0.4, radius: h * 0.14,
    TestColor(red: 250, green: 210, blue: 60))
  painter.disc(
    x: w * (0.1 + 0.5 * phase) + h * 0.04, y: h * 0.36, radius: h * 0.05,
    TestColor(red: 255, green: 255, blue: 255, alpha: 128))
  return painter.bitmap
}
