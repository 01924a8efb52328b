public import Geometry

/// What views around a text say about it.
struct TextSurroundings: Sendable, Hashable {
  var attributes = TextAttributes()
  var alignment = TextAlignment.leading
  /// The fewest lines that room is kept for, and the most that are shown.
  var lines = LineCount()
  var lineSpacing: CGFloat = 0
  var truncationMode = Text.TruncationMode.tail
  var minimumScaleFactor: CGFloat = 1
  var textCase: Text.Case?

  /// How many lines a text may have.
  struct LineCount: Sendable, Hashable {
    var least = 0
    /// nil is without limit.
    var most: Int?
  }
}

extension EnvironmentValues {
  /// What the surroundings say about texts.
  var text: TextSurroundings {
    get { self[TextSurroundingsKey.self] }
    set { self[TextSurroundingsKey.self] = newValue }
  }

  private enum TextSurroundingsKey: EnvironmentKey {
    static let defaultValue = TextSurroundings()
  }
}

extension EnvironmentValues {
  /// The font of texts that name none; nil is the body's.
  public var font: Font? {
    get { text.attributes.font }
    set { text.attributes.font = newValue }
  }

  /// The most lines of a text; nil is without limit.
  public var lineLimit: Int? {
    get { text.lines.most }
    set { text.lines = TextSurroundings.LineCount(most: newValue) }
  }

  /// Points between lines beside what the font asks for.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }

  /// Where the shorter lines of a text stand.
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  /// Which part of a text gives way where there is too little room.
  public var truncationMode: Text.TruncationMode {
    get { text.truncationMode }
    set { text.truncationMode = newValue }
  }

  /// How far a text may shrink that would be truncated otherwise.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }

  /// The change of texts to capitals or small letters; nil leaves them.
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }
}
