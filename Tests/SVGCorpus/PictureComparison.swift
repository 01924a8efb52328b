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
    let count = max(candidate.width * candidate.height, 1)
    var (out, far) = (0, 0)
    candidate.withUnsafeBytes { first in
      reference.withUnsafeBytes { second in
        let pair = PixelPair(first: first, second: second, reference.width, reference.height)
        for pixel in 0..<count where pair.differ(at: pixel) {
          out += pair.isOutOfRange(pixel) ? 1 : 0
          far += pair.greatestDifference(at: pixel) > 128 ? 1 : 0
        }
      }
    }
    (outOfRange, farOff) = (Double(out) / Double(count), Double(far) / Double(count))
  }

  /// Whether the pictures count as the same.
  public var passes: Bool { !sizesDiffer && outOfRange <= 0.002 && farOff <= 0.01 }
}

/// The bytes of two pictures of one size.
private struct PixelPair {
  let first: UnsafeBufferPointer<UInt8>
  let second: UnsafeBufferPointer<UInt8>
  let width: Int
  let height: Int

  init(
    first: UnsafeBufferPointer<UInt8>, second: UnsafeBufferPointer<UInt8>, _ width: Int,
    _ height: Int
  ) {
    (self.first, self.second, self.width, self.height) = (first, second, width, height)
  }

  /// Whether a channel differs by more than 16: only such pixels can be out of range.
  func differ(at pixel: Int) -> Bool {
    let place = pixel * 4
    let (a, b) = (UnsafeRawBufferPointer(first), UnsafeRawBufferPointer(second))
    guard
      a.loadUnaligned(fromByteOffset: place, as: UInt32.self)
        != b.loadUnaligned(fromByteOffset: place, as: UInt32.self)
    else { return false }
    return greatestDifference(at: pixel) > 16
  }

  func greatestDifference(at pixel: Int) -> Int {
    var greatest = 0
    for channel in pixel * 4..<pixel * 4 + 4 {
      greatest = max(greatest, abs(Int(first[channel]) - Int(second[channel])))
    }
    return greatest
  }

  func isOutOfRange(_ pixel: Int) -> Bool {
    isOutOfRange(pixel, first, within: second) || isOutOfRange(pixel, second, within: first)
  }

  /// Whether a channel lies more than 16 beyond all of the 3 × 3 pixels around in the other picture.
  private func isOutOfRange(
    _ pixel: Int, _ bytes: UnsafeBufferPointer<UInt8>, within other: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let (x, y) = (pixel % width, pixel / width)
    for channel in 0..<4 {
      let value = Int(bytes[pixel * 4 + channel])
      var (least, greatest) = (255, 0)
      for row in max(y - 1, 0)...min(y + 1, height - 1) {
        for column in max(x - 1, 0)...min(x + 1, width - 1) {
          let around = Int(other[(row * width + column) * 4 + channel])
          (least, greatest) = (min(least, around), max(greatest, around))
        }
      }
      if value > greatest + 16 || value < least - 16 { return true }
    }
    return false
  }
}
