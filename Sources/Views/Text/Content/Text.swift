import Typography

/// Letters, set in lines.
///
/// A text takes the width that its lines need and at most what it is offered; it wraps at words, and
/// where it is offered too little height, its last line ends with "…".
///
///     Text("Hello").font(.title).bold() + Text(" world").foregroundStyle(.secondary)
public struct Text: View, Sendable {
  var pieces: [TextPiece]

  init(_ pieces: [TextPiece]) { self.pieces = pieces }

  /// A text as it stands, without Markdown.
  public init(verbatim content: String) { pieces = [TextPiece(text: content)] }

  /// A text as it stands, without Markdown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// A text of a literal, in which values may be interpolated and Markdown means emphasis.
  public init(_ key: LocalizedStringKey) { pieces = key.pieces }

  /// A picture that stands in a text like a letter.
  ///
  /// A symbol is as large, as bold and of the colour of the letters; any other picture stands on the
  /// baseline in its own size.
  public init(_ image: Image) { pieces = [TextPiece(image)] }

  /// One text after the other, each as it was set.
  public static func + (first: Text, second: Text) -> Text { Text(first.pieces + second.pieces) }

  public var body: some View { TextView(text: self) }
}

/// A part of a text that looks alike.
struct TextPiece: Sendable {
  var text: String
  var attributes = TextAttributes()
  /// The style of the letters; nil is that of the surroundings.
  var style: AnyShapeStyle?
  /// What the text says to its renderer, by type.
  var custom: [ObjectIdentifier: any TextAttribute] = [:]
  /// The picture that stands for the text.
  var image: Image?
  /// What is wrong with how the text was made.
  var fault: String?
}

extension TextPiece {
  init(_ image: Image) {
    self.init(text: String(TextAttachment.character), image: image)
  }
}

extension Text {
  /// The change of a text's letters to capitals or small ones.
  public enum Case: Sendable, Hashable, CaseIterable { case uppercase, lowercase }

  /// Which part of a text gives way to "…" where there is too little room.
  public enum TruncationMode: Sendable, Hashable, CaseIterable { case head, tail, middle }

  /// How a line under or through letters looks.
  public struct LineStyle: Sendable, Hashable {
    /// What a line is made of.
    public enum Pattern: Sendable, Hashable, CaseIterable { case solid, dot, dash }
  }
}

/// Where lines stand that are shorter than the longest of a text.
public enum TextAlignment: Sendable, Hashable, CaseIterable { case leading, center, trailing }
