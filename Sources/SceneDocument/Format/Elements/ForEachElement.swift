internal import Views

extension ElementDescription {
  static let forEach = ElementDescription(
    "forEach", "Views made once for each number below a count, or for each value of a list.",
    example: """
      { "forEach": { "count": 3, "as": "i", "content": [
          { "circle": {}, "modifiers": [{ "offset": { "x": "= i * 30" } }] } ] } }
      """, synonyms: ["for", "repeat"]
  ) { keys in
    let source = keys.loopSource()
    let name = keys.optional(
      "as", .variableName, default: "i", "The name of the value in the views inside."
    ).value(in: VariableValues())
    let index = keys.optional(
      "index", .variableName, "The name of the value's place in the list, from 0."
    )?.value(in: VariableValues())
    var layout = keys.reading.layout
    layout.add(name, source.type)
    if let index { layout.add(index, .number) }
    let content = keys.reading.with(layout) { keys.content() }
    let loop = Loop(source: source, hasIndex: index != nil, content: content)
    return .view({ loop.view(in: $0) }) { loop.survey(in: $0, &$1) }
  }
}

/// What a loop runs over.
struct LoopSource: Sendable {
  /// The type of each value.
  let type: ExpressionType
  let values: @Sendable (VariableValues) -> [SceneValue]
}

private struct Loop: Sendable {
  let source: LoopSource
  let hasIndex: Bool
  let content: ElementList

  func view(in environment: VariableValues) -> AnyView {
    let values = source.values(environment)
    return AnyView(
      ForEach(0..<values.count) { index in
        content.views(in: inner(environment, values[index], index))
      })
  }

  func survey(in environment: VariableValues, _ survey: inout SceneSurvey) {
    for (index, value) in source.values(environment).enumerated() where !survey.isOver {
      content.survey(in: inner(environment, value, index), &survey)
    }
  }

  private func inner(_ outer: VariableValues, _ value: SceneValue, _ index: Int) -> VariableValues {
    var environment = outer
    environment.append(value)
    if hasIndex { environment.append(.number(Double(index))) }
    return environment
  }
}

extension KeyReader {
  fileprivate func loopSource() -> LoopSource {
    let count = optional(
      "count", .number(in: 0...10_000, unit: "views"), "How often, at most 10000 times.")
    let list = optional("in", .loopList, "The values to go through.")
    if count != nil, list != nil {
      reading.error("\"count\" and \"in\" exclude each other", at: rangeOfKey("in"))
    }
    if !has("count"), !has("in"), !range.isEmpty {
      reading.error("missing key \"count\" or \"in\"", at: range.lowerBound..<range.lowerBound + 1)
    }
    if let list { return list.value(in: VariableValues()) }
    return LoopSource(type: .number) { environment in
      let times = count?.value(in: environment) ?? 0
      return (0..<Int(times)).map { .number(Double($0)) }
    }
  }
}

extension ValueFormat where Value == LoopSource {
  /// The values that a loop runs over.
  static var loopList: ValueFormat {
    let empty = LoopSource(type: .number) { _ in [] }
    return ValueFormat("a list", placeholder: empty) { json, reading in
      guard reading.isExpression(json) else {
        guard json.isArray else {
          reading.mismatch(json, "a list or an expression that gives one")
          return nil
        }
        guard case .list(let values) = reading.literalValue(json) else { return nil }
        return Attribute(LoopSource(type: values.first?.type ?? .number) { _ in values })
      }
      guard let program = reading.compile(json, expecting: .anything) else { return nil }
      guard case .list(let type) = program.type else {
        reading.error("expected a list, found \(program.type)", at: json.range)
        return nil
      }
      return Attribute(
        LoopSource(type: type) { environment in
          guard case .list(let values) = program.value(in: environment) else { return [] }
          return values
        })
    }
  }
}
