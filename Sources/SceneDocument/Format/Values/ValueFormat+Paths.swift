internal import Geometry

extension ValueFormat where Value == Path {
  /// SVG path data, or an expression that gives a string with some.
  static var pathData: ValueFormat {
    let phrase = "a string with SVG path data such as \"M 0 0 L 10 0 L 5 8 Z\""
    return ValueFormat(
      phrase, placeholder: Path(), schema: .string, example: #""M 0 0 L 10 0 L 5 8 Z""#
    ) { json, reading in
      guard let string = json.string else {
        reading.mismatch(json, phrase)
        return nil
      }
      if reading.isExpression(json) {
        return reading.compile(json, expecting: .string).map(computedPath)
      }
      switch pathLiteral(string.text) {
      case .success(let path): return Attribute(path)
      case .failure(let problem):
        let range = string.sourceRange(ofUTF8: problem.range)
        reading.error(problem.message, at: range)
        return nil
      }
    }
  }
}

private func computedPath(_ program: Program) -> Attribute<Path> {
  let value: @Sendable (VariableValues) -> Result<Path, ExpressionError> = { environment in
    guard case .string(let text) = program.value(in: environment) else { return .success(Path()) }
    return pathLiteral(text)
  }
  return Attribute(
    complaint: Complaint { environment in
      guard case .failure(let problem) = value(environment) else { return nil }
      return problem.message
    },
    { environment in (try? value(environment).get()) ?? Path() })
}
