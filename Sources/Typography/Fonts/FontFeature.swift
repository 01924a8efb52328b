/// An OpenType feature with its value: 0 is off, 1 is on, more chooses among alternates.
public struct FontFeature: Sendable, Hashable {
  public var tag: OpenTypeTag
  public var value: UInt32

  /// The feature of a four-letter name.
  public init(_ tag: String, _ value: UInt32 = 1) {
    (self.tag, self.value) = (OpenTypeTag(tag), value)
  }

  /// Digits of one width.
  public static let monospacedDigits = FontFeature("tnum")
  /// Capitals of the height of small letters instead of these.
  public static let smallCaps = FontFeature("smcp")
  /// No kerning.
  public static let noKerning = FontFeature("kern", 0)
}

/// The position on an axis of a variable font.
public struct FontVariation: Sendable, Hashable {
  public var axis: OpenTypeTag
  /// In the axis's own units, brought into its range; not-a-number is the axis's default.
  public var value: Double

  /// A position on the axis of a four-letter name.
  public init(_ axis: String, _ value: Double) {
    (self.axis, self.value) = (OpenTypeTag(axis), value)
  }
}
