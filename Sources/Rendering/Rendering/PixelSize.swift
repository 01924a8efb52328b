public import Geometry

/// The size of a picture in pixels.
public struct PixelSize: Sendable, Hashable {
  public let width: Int
  public let height: Int

  /// The longest side that a picture may have.
  public static let longestSide = 16_384
  /// The most pixels that a picture may have, half a gigabyte of them.
  public static let mostPixels = 1 << 27

  /// The pixels that a canvas of `size` points covers at `scale` pixels a point.
  ///
  /// A part of a pixel at the right or lower edge counts whole, unless it is less than a millionth.
  /// nil unless each side comes to 1…`longestSide` pixels and the area to at most `mostPixels`.
  public init?(_ size: CGSize, scale: Double) {
    guard let width = Self.side(Double(size.width) * scale),
      let height = Self.side(Double(size.height) * scale),
      width * height <= Self.mostPixels
    else { return nil }
    (self.width, self.height) = (width, height)
  }

  private static func side(_ exact: Double) -> Int? {
    guard exact > 0, exact <= Double(longestSide) else { return nil }
    return max(1, Int((exact - 1e-6).rounded(.up)))
  }
}

extension PixelSize: CustomStringConvertible {
  /// The sides as in `1920×1080`.
  public var description: String { "\(width)×\(height)" }
}
