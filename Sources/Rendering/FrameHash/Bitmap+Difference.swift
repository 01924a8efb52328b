public import Drawing

extension Bitmap {
  /// A picture of how this bitmap differs from `other`; nil when they have different sizes.
  ///
  /// Opaque; each colour channel is eight times the difference, that of opacity is added to all
  /// three. Black is equal.
  public func difference(from other: Bitmap) -> Bitmap? {
    guard (width, height) == (other.width, other.height) else { return nil }
    var result = [UInt8](repeating: 255, count: bytes.count)
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let distances = (0..<4).map { abs(Int(bytes[pixel + $0]) - Int(other.bytes[pixel + $0])) }
      for channel in 0..<3 {
        result[pixel + channel] = UInt8(min(255, 8 * (distances[channel] + distances[3])))
      }
    }
    return Bitmap(width: width, height: height, bytes: result)
  }
}
