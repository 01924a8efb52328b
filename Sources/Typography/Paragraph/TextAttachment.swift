/// The room of a picture that stands in a line like a letter.
public struct TextAttachment: Sendable, Hashable {
  public var width: Double
  /// From the baseline up to the top of the picture.
  public var ascent: Double
  /// From the baseline down to the bottom of the picture; negative where it hovers.
  public var descent: Double
  /// Whether the lengths are parts of the font's size instead of points.
  public var isInEms: Bool

  /// A room; lengths that aren't finite count as 0, others are at most 1e5 either way.
  public init(width: Double, ascent: Double, descent: Double, isInEms: Bool = false) {
    (self.width, self.isInEms) = (max(width.usable, 0), isInEms)
    (self.ascent, self.descent) = (ascent.usable, descent.usable)
  }

  /// The character that a picture stands for.
  public static let character: Unicode.Scalar = "\u{FFFC}"

  /// The glyph that stands for a picture: none of any face.
  static let glyph = UInt32.max

  func scaled(by factor: Double) -> TextAttachment {
    TextAttachment(
      width: width * factor, ascent: ascent * factor, descent: descent * factor, isInEms: isInEms)
  }

  /// The room in points beside letters of a size.
  func inPoints(fontSize: Double) -> TextAttachment {
    guard isInEms else { return self }
    var room = scaled(by: fontSize)
    room.isInEms = false
    return room
  }
}

extension Double {
  fileprivate var usable: Double { isFinite ? min(max(self, -1e5), 1e5) : 0 }
}
