internal import Drawing
import Motion

extension ValueFormat where Value == Color.Resolved {
  /// A color as CSS writes it, or an expression that gives one.
  static var color: ValueFormat {
    let phrase = "a color such as \"#ff8800\" or \"red\""
    return ValueFormat(phrase, placeholder: .clear, schema: .string, example: ##""#ff8800""##) {
      json, reading in
      if reading.isExpression(json) {
        return reading.compile(json, expecting: .color).map(computedColor)
      }
      guard let text = json.string?.text else {
        reading.mismatch(json, phrase)
        return nil
      }
      if let color = reading.theme.colors[text] ?? colorLiteral(text) { return Attribute(color) }
      let known = reading.theme.colors.keys.sorted() + commonColorNames
      let clause = Suggestion.clause(for: text, among: known)
      reading.error(
        "unknown color \"\(text)\"\(clause)", at: json.range,
        notes: clause.isEmpty ? colorNotes(text, reading) : [])
      return nil
    }
  }
}

private func colorNotes(_ text: String, _ reading: DocumentReading) -> [Diagnostic.Note] {
  if reading.layout[text]?.type == .color {
    return [Diagnostic.Note("an expression begins with \"=\": \"= \(text)\"")]
  }
  return [
    Diagnostic.Note(
      "colors are written as in CSS: \"#rrggbb\", \"#rrggbbaa\", \"rgb(255 128 0)\", \"tomato\"")
  ]
}

private func computedColor(_ program: Program) -> Attribute<Color.Resolved> {
  let value: @Sendable (VariableValues) -> Color.Resolved = { environment in
    guard case .color(let color) = program.value(in: environment) else { return .clear }
    return color
  }
  if program.isConstant { return Attribute(value(VariableValues())) }
  return Attribute(
    complaint: Complaint(about: program, range: -1e300...1e300) { environment in
      let color = value(environment)
      let isFinite = (color.red + color.green + color.blue + color.opacity).isFinite
      return isFinite ? nil : "expected a color, found one with a channel that is no finite number"
    }, value)
}
