/// A rectangle of pixels: sRGB, 8 bits a channel, bytes in the order R, G, B, A, premultiplied,
/// rows from the top without padding.
public struct Bitmap: Sendable, Hashable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// `width · height · 4` bytes.
  public private(set) var bytes: [UInt8]

  /// A transparent bitmap.
  ///
  /// - Precondition: `width` and `height` are not negative.
  public init(width: Int, height: Int) {
    self.init(width: width, height: height, bytes: Array(repeating: 0, count: width * height * 4))
  }

  /// A bitmap of the given premultiplied RGBA bytes.
  ///
  /// - Precondition: `bytes` holds exactly `width · height · 4` bytes.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width >= 0 && height >= 0 && bytes.count == width * height * 4)
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// The bytes of a row.
  public var bytesPerRow: Int { width * 4 }

  /// Gives `body` the bytes to read.
  public func withUnsafeBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer(body)
  }

  /// Gives `body` the bytes to change.
  public mutating func withUnsafeMutableBytes<Result>(
    _ body: (UnsafeMutableBufferPointer<UInt8>) -> Result
  ) -> Result {
    bytes.withUnsafeMutableBufferPointer { body($0) }
  }
}
