extension DocumentReading {
  /// Whether a value is an expression: a string that begins with `=`.
  func isExpression(_ json: JSONValue) -> Bool {
    json.string?.begins(with: "=") ?? false
  }

  /// The program of an expression that is to give `expected`; nil after its errors have been reported.
  func compile(_ json: JSONValue, expecting expected: ExpectedType, allowsSamples: Bool = false)
    -> Program?
  {
    guard let string = json.string else { return nil }
    let result = ExpressionCompiler.compile(
      string.utf8, from: 1, expecting: expected, layout: knownNames)
    for name in result.names where components.layout[name] == layout[name] {
      uses.read.insert(name)
    }
    for problem in result.errors {
      let range = string.sourceRange(ofUTF8: problem.range)
      error(
        problem.message, at: range.isEmpty ? range.lowerBound..<json.range.upperBound : range,
        notes: notes(on: problem, expected))
    }
    if result.program?.takesSamples ?? false, !allowsSamples {
      error("\"sample\" can only be used in a \"layerEffect\"", at: json.range)
      return nil
    }
    if result.program?.usesTime ?? false { usesTime = true }
    return result.program
  }

  /// What expressions can name: variables, and the theme's colors.
  private var knownNames: VariableLayout {
    var layout = layout
    layout.colors = theme.colors
    return layout
  }

  private func notes(on problem: ExpressionError, _ expected: ExpectedType) -> [Diagnostic.Note] {
    guard expected == .color, problem.message == "expected a color, found a string" else {
      return []
    }
    let remedy =
      "in the state a color is written \"#rrggbb\" or { \"type\": \"color\", \"value\": … }"
    return [Diagnostic.Note(remedy)]
  }
}
