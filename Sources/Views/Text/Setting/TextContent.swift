import Drawing
import Typography

/// The pieces of a text as they look in their surroundings.
struct TextContent {
  var text: StyledText
  /// The looks of the pieces, by their numbers in the text.
  var looks: [Look]
  /// The styles that looks name by number; the first is that of the surroundings.
  var styles: [ResolvedStyle]
  /// What the pieces say to a renderer, by type.
  var custom: [[ObjectIdentifier: any TextAttribute]]

  /// What a piece is painted with.
  struct Look: Equatable {
    var style: Int
    var underline: Rule?
    var strikethrough: Rule?
    /// The picture that stands for the letters.
    var picture: TextPicture?
  }

  /// A line under letters or through them.
  struct Rule: Equatable {
    var pattern: Text.LineStyle.Pattern
    var color: Color.Resolved?
  }

  init(_ pieces: [TextPiece], in environment: EnvironmentValues) {
    let surroundings = environment.text
    (text, looks) = (StyledText([]), [])
    custom = pieces.map(\.custom)
    styles = [environment.foregroundStyle(rank: 0)]
    for piece in pieces {
      let attributes = piece.attributes.within(surroundings.attributes)
      let font = (attributes.font ?? .body).description(attributes)
      let picture = piece.image.map {
        TextPicture($0, weight: font.weight, scale: environment.imageScale)
      }
      text.runs.append(
        StyledText.Run(
          piece.text.changed(to: surroundings.textCase), font: font,
          baselineOffset: Double(attributes.baselineOffset ?? .zero),
          attachment: picture?.attachment))
      looks.append(
        Look(
          style: number(of: piece.style?.resolvedStyle(in: environment)),
          underline: Rule(attributes.underline, environment),
          strikethrough: Rule(attributes.strikethrough, environment), picture: picture))
    }
  }

  /// What the pictures of the pieces show, in their order.
  var shownImages: [Image] { looks.compactMap(\.picture?.image) }

  private mutating func number(of style: ResolvedStyle?) -> Int {
    guard let style else { return 0 }
    styles.append(style)
    return styles.count - 1
  }
}

extension TextContent.Rule {
  fileprivate init?(_ rule: TextRule?, _ environment: EnvironmentValues) {
    guard let rule, rule.isActive else { return nil }
    self.init(pattern: rule.pattern, color: rule.color?.resolve(in: environment))
  }
}

extension String {
  fileprivate func changed(to textCase: Text.Case?) -> String {
    switch textCase {
    case .uppercase: uppercased()
    case .lowercase: lowercased()
    case nil: self
    }
  }
}
