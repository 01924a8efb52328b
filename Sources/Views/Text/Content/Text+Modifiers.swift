public import Drawing
public import Geometry
public import Typography

// What is said nearest to the letters counts: `Text("a").font(.body).font(.title)` is a body text.

extension Text {
  /// Sets the text in `font`; nil leaves it to the surroundings.
  public func font(_ font: Font?) -> Text { saying { $0.font = $0.font ?? font } }

  /// Sets the text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    saying { $0.weight = $0.weight ?? weight }
  }

  /// Sets the text in letters of a kind.
  public func fontDesign(_ design: Font.Design?) -> Text {
    saying { $0.design = $0.design ?? design }
  }

  /// Sets the text in bold, or not.
  public func bold(_ isActive: Bool = true) -> Text { fontWeight(isActive ? .bold : .regular) }

  /// Slants the text, or doesn't.
  public func italic(_ isActive: Bool = true) -> Text {
    saying { $0.isItalic = $0.isItalic ?? isActive }
  }

  /// Sets the text in letters of one width, or doesn't.
  public func monospaced(_ isActive: Bool = true) -> Text {
    fontDesign(isActive ? .monospaced : .default)
  }

  /// Sets the text with digits of one width.
  public func monospacedDigit() -> Text { saying { $0.hasMonospacedDigits = true } }

  /// Puts `kerning` points between the letters beside what the font asks for.
  public func kerning(_ kerning: CGFloat) -> Text { saying { $0.kerning = $0.kerning ?? kerning } }

  /// Puts `tracking` points between the letters; counts before `kerning`.
  public func tracking(_ tracking: CGFloat) -> Text {
    saying { $0.tracking = $0.tracking ?? tracking }
  }

  /// Raises the text by `baselineOffset` points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    saying { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
  }

  /// Underlines the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let rule = TextRule(isActive: isActive, pattern: pattern, color: color)
    return saying { $0.underline = $0.underline ?? rule }
  }

  /// Strikes the text through.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let rule = TextRule(isActive: isActive, pattern: pattern, color: color)
    return saying { $0.strikethrough = $0.strikethrough ?? rule }
  }

  /// Paints the letters with `style`; a gradient runs over the text as a whole.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    changingPieces { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// Paints the letters in `color`; nil leaves that to the surroundings.
  public func foregroundColor(_ color: Color?) -> Text {
    changingPieces { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
  }

  private func saying(_ change: (inout TextAttributes) -> Void) -> Text {
    changingPieces { change(&$0.attributes) }
  }

  private func changingPieces(_ change: (inout TextPiece) -> Void) -> Text {
    var pieces = self.pieces
    for index in pieces.indices { change(&pieces[index]) }
    return Text(pieces)
  }
}
