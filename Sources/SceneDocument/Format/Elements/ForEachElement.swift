import Motion
internal import Views

extension ElementDescription {
  static let forEach = ElementDescription(
    "forEach",
    "Views made once for each number below a count, each value of a list or each row of a table.",
    example: """
      { "forEach": { "count": 3, "as": "i", "content": [
          { "circle": {}, "modifiers": [{ "offset": { "x": "= i * 30" } }] } ] } }
      """, synonyms: ["for", "repeat"]
  ) { keys in
    let source = keys.loopSource()
    let name =
      keys.optional(
        "as", .variableName, "The name of the value in the views inside; \"i\", or \"row\".")?
      .value(in: VariableValues()) ?? (source.table == nil ? "i" : "row")
    let index = keys.optional(
      "index", .variableName, "The name of the value's place in the list, from 0."
    )?.value(in: VariableValues())
    var layout = keys.reading.layout
    source.declare(name, index, in: &layout)
    let (id, content) = keys.reading.with(layout) {
      let id = keys.optional(
        "id", .anyValue,
        "What tells the views from one another; their places in the list unless given.")
      return (id, keys.content())
    }
    let loop = Loop(source: source, hasIndex: index != nil, id: id, content: content)
    return .view({ loop.view(in: $0) }) { loop.survey(within: $0, &$1) }
  }
}

/// What a loop runs over.
struct LoopSource: Sendable {
  /// The type of each value.
  let type: ExpressionType
  /// The table whose rows the values are the numbers of.
  var table: DataTable?
  /// Bounds of the numbers that views inside know, one value's.
  let bounds: [NumberBounds?]
  let values: @Sendable (VariableValues) -> [SceneValue]

  /// Values that may depend on the state.
  init(
    type: ExpressionType, bounds: [NumberBounds?]? = nil,
    _ values: @escaping @Sendable (VariableValues) -> [SceneValue]
  ) {
    (self.type, self.values) = (type, values)
    self.bounds = bounds ?? type.unknownBounds
  }

  /// Values that are always the same.
  init(_ values: [SceneValue]) {
    type = values.first?.type ?? .number
    bounds = type.bounds(of: values)
    self.values = { _ in values }
  }

  /// The rows of a table.
  init(rowsOf table: DataTable) {
    let rows = (0..<table.rowCount).map { SceneValue.number(Double($0)) }
    (type, self.table, values) = (.number, table, { _ in rows })
    bounds = table.columns.flatMap { $0.type.bounds(of: $0.values) }
  }

  /// Adds the variables that views inside know.
  fileprivate func declare(_ name: String, _ index: String?, in layout: inout VariableLayout) {
    if let table {
      for column in table.columns {
        layout.add(DataTable.variable(name, column.name), column.type)
      }
    } else {
      layout.add(name, type)
    }
    if let index { layout.add(index, .number) }
  }

  /// Adds the values of these variables.
  fileprivate func append(_ value: SceneValue, at index: Int, to values: inout VariableValues) {
    guard let table else { return values.append(value) }
    for column in table.columns { values.append(column.values[index], as: column.type) }
  }
}

private struct Loop: Sendable {
  let source: LoopSource
  let hasIndex: Bool
  let id: Attribute<SceneValue>?
  let content: ElementList

  func view(in environment: VariableValues) -> AnyView {
    let values = source.values(environment)
    guard let id else {
      return AnyView(
        ForEach(0..<values.count) { index in
          content.views(in: inner(environment, values[index], index))
        })
    }
    var seen: [SceneValue: Int] = [:]
    let rounds = values.enumerated().map { index, value in
      let inner = inner(environment, value, index)
      let name = id.value(in: inner)
      seen[name, default: 0] += 1
      return Round(id: Round.Name(value: name, number: seen[name] ?? 1), values: inner)
    }
    return AnyView(ForEach(rounds) { content.views(in: $0.values) })
  }

  func survey(within bounds: VariableBounds, _ room: inout Int) -> SurveyPlan {
    var inner = bounds
    inner.append(source.bounds)
    if hasIndex { inner.append([nil]) }
    return .each(of: source.values, content.survey(within: inner, &room)) {
      environment, value, index in
      self.inner(environment, value, index)
    }
  }

  private func inner(_ outer: VariableValues, _ value: SceneValue, _ index: Int) -> VariableValues {
    var environment = outer
    source.append(value, at: index, to: &environment)
    if hasIndex { environment.append(.number(Double(index))) }
    return environment
  }
}

/// One of the values of a loop whose views have names.
private struct Round: Identifiable {
  /// A name; a second view of one name is told from the first.
  struct Name: Hashable {
    let value: SceneValue
    let number: Int
  }

  let id: Name
  let values: VariableValues
}

extension KeyReader {
  fileprivate func loopSource() -> LoopSource {
    let count = optional(
      "count", .number(in: 0...10_000, unit: "views"), "How often, at most 10000 times.")
    let list = optional("in", .loopList, "The values to go through.")
    let rows = optional("rows", .tableRows, "The name of a table whose rows to go through.")
    let given = ["count", "in", "rows"].filter(has)
    if given.count > 1 {
      reading.error(
        "\"\(given[0])\" and \"\(given[1])\" exclude each other", at: rangeOfKey(given[1]))
    }
    if given.isEmpty, !range.isEmpty {
      reading.error(
        "missing key \"count\", \"in\" or \"rows\"", at: range.lowerBound..<range.lowerBound + 1)
    }
    if let source = list ?? rows { return source.value(in: VariableValues()) }
    return LoopSource(type: .number, bounds: [NumberBounds(0, 10_000)]) { environment in
      let times = count?.value(in: environment) ?? 0
      return (0..<Int(times)).map { .number(Double($0)) }
    }
  }
}

extension ValueFormat where Value == LoopSource {
  private static var empty: LoopSource { LoopSource([]) }

  /// The values that a loop runs over.
  static var loopList: ValueFormat {
    ValueFormat("a list", placeholder: empty, example: #"["red", "gold", "teal"]"#) {
      json, reading in
      guard reading.isExpression(json) else {
        guard json.isArray else {
          reading.mismatch(json, "a list or an expression that gives one")
          return nil
        }
        guard case .list(let values) = reading.literalValue(json) else { return nil }
        return Attribute(LoopSource(values))
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

  /// The rows of a table.
  fileprivate static var tableRows: ValueFormat {
    let phrase = "the name of a table"
    return ValueFormat(phrase, placeholder: empty, schema: .string, example: #""sales""#) {
      json, reading in
      guard let name = json.string?.text else {
        reading.mismatch(json, phrase)
        return nil
      }
      guard let table = reading.tables[name] else {
        let clause = Suggestion.clause(for: name, among: reading.tables.keys.sorted())
        reading.error("the document's \"data\" has no \"\(name)\"\(clause)", at: json.range)
        return nil
      }
      return Attribute(LoopSource(rowsOf: table))
    }
  }
}
