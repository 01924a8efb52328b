import CMediaKernels
public import Drawing

/// The SHA-256 of a frame's pixels: rows of straight RGBA without padding.
public struct FrameHash: Sendable, Hashable {
  /// 64 hexadecimal digits in lower case.
  public let hexadecimal: String

  /// The hash of a frame.
  public init(_ frame: Bitmap) {
    var digest = [UInt8](repeating: 0, count: 32)
    frame.withUnsafeBytes {
      media_sha256_of_pixels($0.baseAddress, frame.width * frame.height, &digest)
    }
    hexadecimal = digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The hash that was written down; nil unless it has 64 hexadecimal digits.
  public init?(hexadecimal: some StringProtocol) {
    guard hexadecimal.count == 64, hexadecimal.allSatisfy(\.isHexDigit) else { return nil }
    self.hexadecimal = hexadecimal.lowercased()
  }
}

extension FrameHash: CustomStringConvertible {
  public var description: String { hexadecimal }
}
