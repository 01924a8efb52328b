/// Where eight pixels lie: their centres, in points of the group's coordinates.
public struct PixelPositions: Sendable, Hashable {
  public var x: SIMD8<Float>
  public var y: SIMD8<Float>

  /// The positions (x, y).
  @inlinable
  public init(x: SIMD8<Float>, y: SIMD8<Float>) { (self.x, self.y) = (x, y) }
}

/// The colours of eight pixels: encoded sRGB, 0…1, premultiplied.
public struct PixelColors: Sendable, Hashable {
  public var red: SIMD8<Float>
  public var green: SIMD8<Float>
  public var blue: SIMD8<Float>
  public var alpha: SIMD8<Float>

  /// Colours of premultiplied components.
  @inlinable
  public init(
    red: SIMD8<Float>, green: SIMD8<Float>, blue: SIMD8<Float>, alpha: SIMD8<Float>
  ) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Nothing.
  public static let clear = PixelColors(red: .zero, green: .zero, blue: .zero, alpha: .zero)
}

/// A part of a row of pixels, in vectors of eight; the last may hold pixels that nobody sees.
///
/// What a function makes of a pixel is to depend on that pixel's lane alone: where rows begin and end
/// is not defined.
public struct PixelRow: Sendable {
  public var positions: [PixelPositions]
  public var colors: [PixelColors]

  /// A row of as many positions as colours.
  public init(positions: [PixelPositions], colors: [PixelColors]) {
    (self.positions, self.colors) = (positions, colors)
  }
}
