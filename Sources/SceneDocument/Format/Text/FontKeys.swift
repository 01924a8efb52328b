import Geometry
import Motion
import Typography
import Views

extension KeyReader {
  /// The keys of a font; a style's name or a size may stand in their place.
  func font() -> @Sendable (VariableValues) -> Font {
    let whole = shorthand(
      .fontShorthand, "The name of a style such as \"title\", or a size in points.")
    let base = fontBase()
    let traits = fontTraits()
    let features = fontFeatures()
    return { environment in
      if let whole { return whole.value(in: environment) }
      return features(traits(base(environment), environment), environment)
    }
  }

  private func fontBase() -> @Sendable (VariableValues) -> Font {
    let style = optional("style", .choice(textStyles), "The size of a style of text.")
    let design = optional("design", .choice(fontDesigns), "The kind of letters.")
    let size = optional("size", .fontSize, "The size in points; 17 unless given.")
    let family = optional(
      "family", .text, "A family of letters: an embedded one, or one of the fonts of the document.")
    if has("style"), has("size") {
      reading.error("\"style\" and \"size\" exclude each other", at: rangeOfKey("size"))
    }
    for name in ["style", "design"] where has(name) && has("family") {
      reading.error("\"\(name)\" and \"family\" exclude each other", at: rangeOfKey("family"))
    }
    return { environment in
      let points = CGFloat(size?.value(in: environment) ?? 17)
      if let family { return .custom(family.value(in: environment), size: points) }
      let design = design?.value(in: environment)
      return style.map { .system($0.value(in: environment), design: design) }
        ?? .system(size: points, design: design)
    }
  }

  private func fontTraits() -> @Sendable (Font, VariableValues) -> Font {
    let weight = optional("weight", .fontWeight, "How dark the letters are.")
    let isItalic = optional("italic", .boolean, default: false, "Whether they slant.")
    let width = optional(
      "width", .number(in: 50...200, unit: "percent", placeholder: 100),
      "How broad they are, of families that have several widths.")
    return { font, environment in
      var font = font
      if let weight { font = font.weight(weight.value(in: environment)) }
      if isItalic.value(in: environment) { font = font.italic() }
      return width.map { font.width(Int($0.value(in: environment))) } ?? font
    }
  }

  private func fontFeatures() -> @Sendable (Font, VariableValues) -> Font {
    let hasEqualDigits = optional(
      "monospacedDigit", .boolean, default: false, "Whether all digits are of one width.")
    let hasSmallCaps = optional(
      "smallCaps", .boolean, default: false, "Whether small letters are small capitals.")
    let features = optional(
      "features", .fontTags(in: 0...1e4, example: #"{ "ss01": 1 }"#),
      "OpenType features with their values, as { \"ss01\": 1 }."
    )
    let variations = optional(
      "variations", .fontTags(in: -1e4...1e4, example: #"{ "wght": 650 }"#),
      "Axes of a variable font with their values, as { \"wght\": 650 }.")
    return { font, environment in
      var font = hasEqualDigits.value(in: environment) ? font.monospacedDigit() : font
      if hasSmallCaps.value(in: environment) { font = font.smallCaps() }
      for tag in features?.value(in: environment) ?? [] {
        font = font.feature(tag.name, UInt32(tag.value))
      }
      return (variations?.value(in: environment) ?? []).reduce(font) {
        $0.variation($1.name, $1.value)
      }
    }
  }
}

/// The styles of text by name.
let textStyles = Font.TextStyle.allCases.map { (name: "\($0)", value: $0) }

/// The kinds of letters by name.
let fontDesigns = Font.Design.allCases.map { (name: "\($0)", value: $0) }

/// A four-letter name of a font's feature or axis, with a number.
struct FontTag: Sendable {
  let name: String
  let value: Double
}

extension ValueFormat where Value == Double {
  /// A size of letters.
  static var fontSize: ValueFormat { .number(in: 0.1...1e4, unit: "points", placeholder: 17) }
}

extension ValueFormat where Value == Font {
  /// A font as an object, a style's name, a size or the name of one of the theme.
  static var font: ValueFormat {
    .object(
      "a font such as \"title\" or { \"size\": 24, \"weight\": \"bold\" }", placeholder: .body,
      schema: .reference("font"), hasShorthand: true
    ) { $0.font() }
  }

  /// The name of a style or of a font of the theme, or a size.
  fileprivate static var fontShorthand: ValueFormat {
    let phrase = "a size in points or the name of a style such as \"title\""
    return ValueFormat(phrase, placeholder: .body, example: #""title""#) { json, reading in
      if let name = json.string?.text, !reading.isExpression(json) {
        return reading.namedFont(name, at: json.range)
      }
      guard json.string != nil || !json.isArray && !json.isObject else {
        reading.mismatch(json, phrase)
        return nil
      }
      return ValueFormat<Double>.fontSize.read(json, reading)?
        .map { .system(size: CGFloat($0)) }
    }
  }
}

extension DocumentReading {
  fileprivate func namedFont(_ name: String, at range: Range<Int>) -> Attribute<Font>? {
    if let font = theme.fonts[name] { return font }
    if let style = textStyles.first(where: { $0.name == name }) {
      return Attribute(.system(style.value))
    }
    let names = theme.fonts.keys.sorted() + textStyles.map(\.name)
    let clause = Suggestion.clause(for: name, among: names)
    error(
      "unknown font \"\(name)\"\(clause)", at: range,
      notes: clause.isEmpty
        ? [Diagnostic.Note("a family is written { \"family\": \"\(name)\", \"size\": 17 }")] : [])
    return nil
  }
}

extension ValueFormat where Value == Font.Weight {
  /// The name of a weight, or a number from 1 to 1000.
  static var fontWeight: ValueFormat {
    let phrase = "a number from 1 to 1000 or the name of a weight such as \"bold\""
    return ValueFormat(
      phrase, placeholder: .regular,
      schema: .either([.choice(weights.map(\.name)), .number(1...1000)])
    ) { json, reading in
      if reading.isExpression(json) { return reading.computedWeight(json, phrase) }
      if json.string != nil { return ValueFormat<Font.Weight>.choice(weights).read(json, reading) }
      guard json.isNumber else {
        reading.mismatch(json, phrase)
        return nil
      }
      return ValueFormat<Double>.number(in: 1...1000, placeholder: 400).read(json, reading)?
        .map { Font.Weight($0) }
    }
  }
}

extension DocumentReading {
  /// The weight that an expression names or gives as a number.
  fileprivate func computedWeight(_ json: JSONValue, _ phrase: String) -> Attribute<Font.Weight>? {
    guard let program = compile(json, expecting: .anything) else { return nil }
    switch program.type {
    case .string: return computedChoice(program, weights)
    case .number: return computedNumber(program, 1...1000, 400).map { Font.Weight($0) }
    default:
      error("expected \(phrase), found \(program.type)", at: json.range)
      return nil
    }
  }
}

private let weights: [(name: String, value: Font.Weight)] = [
  ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
  ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
  ("black", .black),
]

extension ValueFormat where Value == [FontTag] {
  /// An object of four-letter names and numbers.
  fileprivate static func fontTags(in range: ClosedRange<Double>, example: String) -> ValueFormat {
    let phrase = "an object of four-letter names and numbers"
    return ValueFormat(phrase, placeholder: [], example: example) { json, reading in
      guard json.isObject, json.members.count <= 64 else {
        reading.mismatch(json, phrase)
        return nil
      }
      let number = ValueFormat<Double>.number(in: range)
      let tags = json.members.map { member in
        reading.at(.key(member.name)) { () -> Attribute<FontTag>? in
          let name = member.name
          guard name.utf8.count == 4, name.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
            reading.error("\"\(name)\" is no name of four letters", at: member.key.range)
            return nil
          }
          return number.read(member.value, reading)?.map { FontTag(name: name, value: $0) }
        }
      }
      return combined(tags.compactMap(\.self))
    }
  }
}
