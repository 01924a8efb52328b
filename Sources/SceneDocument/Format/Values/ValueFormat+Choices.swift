internal import Geometry
import Motion

extension ValueFormat where Value == Bool {
  /// `true`, `false`, or an expression that gives one of them.
  static var boolean: ValueFormat {
    ValueFormat("true or false", placeholder: false, schema: .boolean) { json, reading in
      if reading.isExpression(json) {
        return reading.compile(json, expecting: .boolean).map { program in
          Attribute { program.boolean(in: $0) }
        }
      }
      if case .boolean(let flag) = json.content { return Attribute(flag) }
      reading.mismatch(json, "true or false")
      return nil
    }
  }
}

extension ValueFormat where Value == String {
  /// A string that is taken as it is written.
  static var plainString: ValueFormat {
    .literal("a string", placeholder: "", schema: .string, example: #""title""#) { $0.string?.text }
  }

  /// A name for a variable.
  static var variableName: ValueFormat {
    let phrase = "a name of letters, digits and \"_\""
    return ValueFormat(phrase, placeholder: "_", example: #""item""#) { json, reading in
      guard let text = json.string?.text, isName(text) else {
        reading.mismatch(json, phrase)
        return nil
      }
      return reading.checkedName(text, at: json.range).map { Attribute($0) }
    }
  }
}

extension DocumentReading {
  /// The name when a variable may have it; nil after an error has been reported.
  func checkedName(_ name: String, at range: Range<Int>) -> String? {
    let isTaken =
      expressionConstants[name] != nil
      || [timeVariable, canvasVariable, "true", "false"].contains(name)
    if isTaken { error("\"\(name)\" has a meaning of its own; choose another name", at: range) }
    if !isName(name) {
      error("a name consists of letters, digits and \"_\", and begins with no digit", at: range)
    }
    return isTaken || !isName(name) ? nil : name
  }
}

extension ValueFormat {
  /// One of several names, each of which stands for a value.
  static func choice(_ choices: [(name: String, value: Value)]) -> ValueFormat {
    let names = choices.map { "\"\($0.name)\"" }
    let phrase = "one of " + names.joined(separator: ", ")
    return ValueFormat(
      phrase, placeholder: choices[0].value, schema: .choice(choices.map(\.name))
    ) { json, reading in
      if reading.isExpression(json) {
        return reading.compile(json, expecting: .string).map { computedChoice($0, choices) }
      }
      guard let text = json.string?.text else {
        reading.mismatch(json, phrase)
        return nil
      }
      if let choice = choices.first(where: { $0.name == text }) { return Attribute(choice.value) }
      let clause = Suggestion.clause(for: text, among: choices.map(\.name))
      reading.error(
        "unknown value \"\(text)\"\(clause)", at: json.range,
        notes: clause.isEmpty ? [Diagnostic.Note("expected \(phrase)")] : [])
      return nil
    }
  }
}

/// The choice whose name a program gives; while a film runs, other names mean the first one.
func computedChoice<Value: Sendable>(
  _ program: Program, _ choices: [(name: String, value: Value)]
) -> Attribute<Value> {
  let chosen: @Sendable (VariableValues) -> Result<Value, UnknownChoice> = { environment in
    guard case .string(let name) = program.value(in: environment) else {
      return .success(choices[0].value)
    }
    return choices.first { $0.name == name }.map { .success($0.value) }
      ?? .failure(UnknownChoice(name: name))
  }
  return Attribute(
    complaint: Complaint { environment in
      guard case .failure(let problem) = chosen(environment) else { return nil }
      let clause = Suggestion.clause(for: problem.name, among: choices.map(\.name))
      return "unknown value \"\(problem.name)\"\(clause)"
    },
    { environment in (try? chosen(environment).get()) ?? choices[0].value })
}

/// A name that stands for none of the choices.
private struct UnknownChoice: Error { let name: String }
