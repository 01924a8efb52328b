import Drawing
import Geometry
import Typography
import Views

extension ModifierDescription {
  static let font = ModifierDescription(
    "font", "The font of the texts inside that name none.",
    example: ##"{ "font": { "size": 24, "weight": "semibold" } }"##,
    synonyms: ["fontSize", "fontFamily", "textStyle"]
  ) { keys in
    let font = keys.font()
    return .view { $0.font(font($1)) }
  }

  static let fontWeight = ModifierDescription(
    "fontWeight", "How dark the letters inside are.", example: ##"{ "fontWeight": "bold" }"##,
    synonyms: ["weight"]
  ) { keys in
    let weight = keys.required("weight", .fontWeight, "The weight.", isShorthand: true)
    return .view { $0.fontWeight(weight.value(in: $1)) }
  }

  static let fontDesign = ModifierDescription(
    "fontDesign", "The kind of letters inside.", example: ##"{ "fontDesign": "monospaced" }"##
  ) { keys in
    let design = keys.required("design", .choice(fontDesigns), "The kind.", isShorthand: true)
    return .view { $0.fontDesign(design.value(in: $1)) }
  }

  static let bold = flag("bold", "Sets the texts inside in bold.") { $0.bold($1) }
  static let italic = flag("italic", "Slants the texts inside.") { $0.italic($1) }
  static let monospaced = flag("monospaced", "Sets the texts inside in letters of one width.") {
    $0.monospaced($1)
  }

  static let monospacedDigit = ModifierDescription(
    "monospacedDigit",
    "Sets the texts inside with digits of one width, so that numbers stand still.",
    example: ##"{ "monospacedDigit": {} }"##, synonyms: ["tabularNums"]
  ) { _ in
    .view { view, _ in view.monospacedDigit() }
  }

  private static func flag(
    _ name: String, _ summary: String,
    _ effect: @escaping @Sendable (AnyView, Bool) -> any View
  ) -> ModifierDescription {
    ModifierDescription(name, summary, example: "{ \"\(name)\": true }") { keys in
      let isActive = keys.optional(
        "active", .boolean, default: true, "Whether it does.", isShorthand: true)
      return .view { effect($0, isActive.value(in: $1)) }
    }
  }
}

extension ModifierDescription {
  static let tracking = ModifierDescription(
    "tracking", "Puts more room between the letters inside.", example: ##"{ "tracking": 2 }"##,
    synonyms: ["letterSpacing"]
  ) { keys in
    let length = keys.required("length", .coordinate, "How much more.", isShorthand: true)
    return .view { $0.tracking(CGFloat(length.value(in: $1))) }
  }

  static let kerning = ModifierDescription(
    "kerning", "Puts more room between the letters inside, ligatures kept.",
    example: ##"{ "kerning": 1 }"##
  ) { keys in
    let length = keys.required("length", .coordinate, "How much more.", isShorthand: true)
    return .view { $0.kerning(CGFloat(length.value(in: $1))) }
  }

  static let baselineOffset = ModifierDescription(
    "baselineOffset", "Raises the letters inside.", example: ##"{ "baselineOffset": 6 }"##
  ) { keys in
    let length = keys.required("length", .coordinate, "How far.", isShorthand: true)
    return .view { $0.baselineOffset(CGFloat(length.value(in: $1))) }
  }

  static let underline = rule("underline", "Draws a line under the texts inside.") {
    $0.underline($1, pattern: $2, color: $3)
  }

  static let strikethrough = rule("strikethrough", "Draws a line through the texts inside.") {
    $0.strikethrough($1, pattern: $2, color: $3)
  }

  private static func rule(
    _ name: String, _ summary: String,
    _ effect: @escaping @Sendable (AnyView, Bool, Text.LineStyle.Pattern, Color?) -> any View
  ) -> ModifierDescription {
    ModifierDescription(name, summary, example: "{ \"\(name)\": { \"color\": \"red\" } }") { keys in
      let isActive = keys.optional(
        "active", .boolean, default: true, "Whether it does.", isShorthand: true)
      let pattern = keys.optional(
        "pattern", .choice(linePatterns), default: .solid, "What the line is made of.")
      let color = keys.optional("color", .color, "Its color; the letters' unless given.")
      return .view { view, environment in
        effect(
          view, isActive.value(in: environment), pattern.value(in: environment),
          color.map { Color($0.value(in: environment)) })
      }
    }
  }
}

private let linePatterns = Text.LineStyle.Pattern.allCases.map { (name: "\($0)", value: $0) }
