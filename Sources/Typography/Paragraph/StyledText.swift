/// A text in pieces of different fonts.
public struct StyledText: Sendable, Hashable {
  /// The pieces in reading order.
  public var runs: [Run]

  /// A piece of a text in one font.
  public struct Run: Sendable, Hashable {
    public var text: String
    public var font: FontDescription
    /// Points by which the piece is raised; not-a-number counts as 0.
    public var baselineOffset: Double
    /// The room of the picture that stands for each U+FFFC of the text.
    public var attachment: TextAttachment?

    public init(
      _ text: String, font: FontDescription = FontDescription(), baselineOffset: Double = 0,
      attachment: TextAttachment? = nil
    ) {
      (self.text, self.font, self.baselineOffset) = (text, font, baselineOffset)
      self.attachment = attachment
    }
  }

  /// A text of several pieces.
  public init(_ runs: [Run]) { self.runs = runs }

  /// A text in one font.
  public init(_ text: String, font: FontDescription = FontDescription()) {
    runs = [Run(text, font: font)]
  }

  /// The text without its fonts; glyphs name their characters by their number in it.
  public var string: String { runs.map(\.text).joined() }

  /// One text after the other.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    StyledText(left.runs + right.runs)
  }
}
