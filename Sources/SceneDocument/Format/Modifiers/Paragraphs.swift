import Geometry
import Views

extension ModifierDescription {
  static let lineLimit = ModifierDescription(
    "lineLimit", "How many lines the texts inside have at most.", example: ##"{ "lineLimit": 2 }"##,
    synonyms: ["maxLines"]
  ) { keys in
    let count = keys.required(
      "count", .number(in: 1...1000, unit: "lines", placeholder: 1), "The number of lines.",
      isShorthand: true)
    let reservesSpace = keys.optional(
      "reservesSpace", .boolean, default: false, "Whether room is kept for all of them.")
    return .view { view, environment in
      view.lineLimit(
        Int(count.value(in: environment)), reservesSpace: reservesSpace.value(in: environment))
    }
  }

  static let lineSpacing = ModifierDescription(
    "lineSpacing", "Puts more room between the lines of texts inside.",
    example: ##"{ "lineSpacing": 4 }"##, synonyms: ["lineHeight", "leading"]
  ) { keys in
    let length = keys.required("length", .coordinate, "How much more.", isShorthand: true)
    return .view { $0.lineSpacing(CGFloat(length.value(in: $1))) }
  }

  static let multilineTextAlignment = ModifierDescription(
    "multilineTextAlignment", "Where the shorter lines of a text stand.",
    example: ##"{ "multilineTextAlignment": "center" }"##, synonyms: ["textAlign", "textAlignment"]
  ) { keys in
    let alignment = keys.required(
      "alignment", .choice(textAlignments), "The side, or the middle.", isShorthand: true)
    return .view { $0.multilineTextAlignment(alignment.value(in: $1)) }
  }

  static let truncationMode = ModifierDescription(
    "truncationMode", "Which part of a text gives way where there is too little room.",
    example: ##"{ "truncationMode": "middle" }"##, synonyms: ["textOverflow"]
  ) { keys in
    let mode = keys.required("mode", .choice(truncationModes), "The part.", isShorthand: true)
    return .view { $0.truncationMode(mode.value(in: $1)) }
  }

  static let minimumScaleFactor = ModifierDescription(
    "minimumScaleFactor", "How much smaller texts may become to fit.",
    example: ##"{ "minimumScaleFactor": 0.5 }"##
  ) { keys in
    let factor = keys.required(
      "factor", .number(in: 0.01...1, placeholder: 1), "The least factor.", isShorthand: true)
    return .view { $0.minimumScaleFactor(CGFloat(factor.value(in: $1))) }
  }

  static let textCase = ModifierDescription(
    "textCase", "Shows the texts inside in capitals or in small letters.",
    example: ##"{ "textCase": "uppercase" }"##, synonyms: ["textTransform"]
  ) { keys in
    let letters = keys.required("case", .choice(textCases), "Which letters.", isShorthand: true)
    return .view { $0.textCase(letters.value(in: $1)) }
  }

  static let contentTransition = ModifierDescription(
    "contentTransition", "How texts inside become others when a change is animated.",
    example: ##"{ "contentTransition": "numericText" }"##
  ) { keys in
    let transition = keys.required(
      "transition", .choice(contentTransitions), "The way.", isShorthand: true)
    return .view { $0.contentTransition(transition.value(in: $1)) }
  }
}

/// The sides at which lines of text stand.
let textAlignments = TextAlignment.allCases.map { (name: "\($0)", value: $0) }
private let truncationModes = Text.TruncationMode.allCases.map { (name: "\($0)", value: $0) }
private let textCases = Text.Case.allCases.map { (name: "\($0)", value: $0) }
private let contentTransitions: [(name: String, value: ContentTransition)] = [
  ("interpolate", .interpolate), ("opacity", .opacity), ("identity", .identity),
  ("numericText", .numericText()), ("numericTextDown", .numericText(countsDown: true)),
]
