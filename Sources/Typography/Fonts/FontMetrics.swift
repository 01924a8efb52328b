/// The measures of a face; y up from the baseline, so `descent` is positive below it.
public struct FontMetrics: Sendable, Hashable {
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line.
  public var descent: Double
  /// What the face asks for between two lines.
  public var leading: Double
  /// The height of capitals.
  public var capHeight: Double
  /// The height of small letters without ascenders.
  public var xHeight: Double
  /// From the baseline down to the middle of the underline.
  public var underlineOffset: Double
  /// The thickness of the underline.
  public var underlineThickness: Double
  /// From the baseline up to the middle of the line that strikes letters through.
  public var strikethroughOffset: Double
  /// The thickness of the line that strikes letters through.
  public var strikethroughThickness: Double

  /// From the top of the line to its bottom.
  public var lineHeight: Double { ascent + descent }

  /// The measures at another size.
  func scaled(by factor: Double) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, leading: leading * factor,
      capHeight: capHeight * factor, xHeight: xHeight * factor,
      underlineOffset: underlineOffset * factor, underlineThickness: underlineThickness * factor,
      strikethroughOffset: strikethroughOffset * factor,
      strikethroughThickness: strikethroughThickness * factor)
  }
}
