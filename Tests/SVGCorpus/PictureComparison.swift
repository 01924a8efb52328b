public import Drawing

/// How far a picture is from a reference, antialiasing and shifts below a pixel forgiven.
public struct PictureComparison: Sendable {
  /// The share of pixels with a channel more than 16 beyond all of the 3 × 3 pixels around in the other picture.
  public private(set) var outOfRange = 0.0
  /// The share of pixels with a channel more than 128 off.
  public private(set) var farOff = 0.0
  public private(set) var sizesDiffer = false

  /// Compares two pictures, both ways.
  public init(_ candidate: Bitmap, _ reference: Bitmap) {
    guard candidate.width == reference.width, candidate.height == reference.height else {
      sizesDiffer = true
      return
    }
    let first = PixelRanges(candidate)
    let second = PixelRanges(reference)
    let count = max(candidate.width * candidate.height, 1)
    var (out, far) = (0, 0)
    for pixel in 0..<(candidate.width * candidate.height) {
      var (isOut, isFar) = (false, false)
      for channel in pixel * 4..<pixel * 4 + 4 {
        let (a, b) = (Int(candidate.bytes[channel]), Int(reference.bytes[channel]))
        isOut = isOut || second.excludes(a, at: channel) || first.excludes(b, at: channel)
        isFar = isFar || abs(a - b) > 128
      }
      out += isOut ? 1 : 0
      far += isFar ? 1 : 0
    }
    (outOfRange, farOff) = (Double(out) / Double(count), Double(far) / Double(count))
  }

  /// Whether the pictures count as the same.
  public var passes: Bool { !sizesDiffer && outOfRange <= 0.002 && farOff <= 0.01 }
}

/// The least and greatest value of each channel in the 3 × 3 pixels around each pixel.
private struct PixelRanges {
  private var least: [UInt8]
  private var greatest: [UInt8]

  init(_ bitmap: Bitmap) {
    let row = bitmap.width * 4
    least = Self.spread(bitmap.bytes, row: row, min)
    greatest = Self.spread(bitmap.bytes, row: row, max)
  }

  /// Whether a value lies more than 16 outside of the range.
  func excludes(_ value: Int, at channel: Int) -> Bool {
    value > Int(greatest[channel]) + 16 || value < Int(least[channel]) - 16
  }

  private static func spread(
    _ bytes: [UInt8], row: Int, _ choose: (UInt8, UInt8) -> UInt8
  ) -> [UInt8] {
    guard row > 0 else { return [] }
    var across = bytes
    for index in bytes.indices {
      let column = index % row
      if column >= 4 { across[index] = choose(across[index], bytes[index - 4]) }
      if column + 4 < row { across[index] = choose(across[index], bytes[index + 4]) }
    }
    var result = across
    for index in bytes.indices {
      if index >= row { result[index] = choose(result[index], across[index - row]) }
      if index + row < bytes.count { result[index] = choose(result[index], across[index + row]) }
    }
    return result
  }
}
