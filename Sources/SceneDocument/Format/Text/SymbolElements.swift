import Motion
import Typography
import Views

extension ElementDescription {
  static let symbol = ElementDescription(
    "symbol", "A picture of a table of symbols, as large as letters of the font around it.",
    example:
      ##"{ "symbol": "heart.fill", "modifiers": [{ "font": 36 }, { "foregroundStyle": "red" }] }"##,
    synonyms: ["icon", "sfSymbol", "systemImage"]
  ) { keys in
    let name = keys.required("name", .symbolName, "Which one.", isShorthand: true)
    return .view({ AnyView(Image(systemName: name.value(in: $0))) })
  }

  static let symbolShape = ElementDescription(
    "symbolShape", "A symbol's outlines as a shape that fills its frame; they morph into others.",
    example: ##"""
      { "symbolShape": { "name": "star.fill" }, "modifiers": [{ "fill": "orange" }] }
      """##
  ) { keys in
    let name = keys.required("name", .symbolName, "Which one.", isShorthand: true)
    let weight = keys.optional(
      "weight", .fontWeight, default: .regular, "How thick its lines are.", defaultText: "regular")
    return .shape {
      SymbolShape(name.value(in: $0), weight: weight.value(in: $0))
    }
  }

  static let label = ElementDescription(
    "label", "A symbol and a text beside it.",
    example: ##"{ "label": { "title": "Saved", "symbol": "checkmark.circle" } }"##
  ) { keys in
    let title = keys.required("title", .text, "The text.")
    let symbol = keys.required("symbol", .symbolName, "The symbol.")
    let style = keys.optional(
      "style", .labelParts, default: .both, "What is shown of both.", defaultText: "titleAndIcon")
    return .view({ environment in
      let label = Label(title.value(in: environment), systemImage: symbol.value(in: environment))
      return style.value(in: environment).applied(to: label)
    })
  }

  static let code = ElementDescription(
    "code", "Code in the colors of its words; what is kept of it travels when it changes.",
    example: ##"""
      { "code": { "code": "let x = 1", "language": "swift" }, "modifiers": [{ "font": 14 }] }
      """##,
    synonyms: ["codeView", "pre", "source"]
  ) { keys in
    let code = keys.required("code", .text, "The code; lines end with \\n.", isShorthand: true)
    let language = keys.optional(
      "language", .choice(CodeLanguage.allCases.map { ($0.rawValue, $0) }), default: .swift,
      "The language whose words are colored.")
    let hasNumbers = keys.optional(
      "lineNumbers", .boolean, default: false, "Whether a number stands before each line.")
    return .view({ environment in
      AnyView(
        CodeView(code.value(in: environment), language: language.value(in: environment))
          .lineNumbers(hasNumbers.value(in: environment)))
    })
  }
}

/// What is shown of a label.
enum LabelParts: Sendable {
  case both, title, icon

  func applied(to label: some View) -> AnyView {
    switch self {
    case .both: AnyView(label.labelStyle(.titleAndIcon))
    case .title: AnyView(label.labelStyle(.titleOnly))
    case .icon: AnyView(label.labelStyle(.iconOnly))
    }
  }
}

extension ValueFormat where Value == LabelParts {
  fileprivate static var labelParts: ValueFormat {
    .choice([("titleAndIcon", .both), ("titleOnly", .title), ("iconOnly", .icon)])
  }
}

extension ValueFormat where Value == String {
  /// The name of a symbol, or an expression that gives one.
  static var symbolName: ValueFormat {
    let phrase = "the name of a symbol such as \"heart.fill\""
    return ValueFormat(phrase, placeholder: "circle", schema: .string, example: #""heart.fill""#) {
      json, reading in
      guard json.string != nil else {
        reading.mismatch(json, phrase)
        return nil
      }
      guard let name = ValueFormat<String>.text.read(json, reading) else { return nil }
      let complaint = Complaint { environment in
        let name = name.value(in: environment)
        guard !SymbolShape.isKnown(name) else { return nil }
        return "unknown symbol \"\(name)\"\(Suggestion.clause(for: name, among: SymbolShape.names))"
      }
      guard name.constant == nil else {
        if let message = complaint.message(VariableValues()) {
          reading.error(message, at: json.range)
        }
        return name
      }
      return Attribute(complaint: complaint) { name.value(in: $0) }
    }
  }
}
