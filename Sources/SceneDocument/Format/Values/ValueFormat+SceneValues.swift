internal import Drawing
internal import Geometry

extension DocumentReading {
  /// The value that a literal of the document stands for, its type seen from how it is written.
  ///
  /// Strings in a notation that only colors have are colors, other strings text; `{ "x": …, "y": … }` is a point. nil
  /// after an error has been reported.
  func literalValue(_ json: JSONValue) -> SceneValue? {
    switch json.content {
    case .boolean(let flag): return .boolean(flag)
    case .number(let number): return .number(number)
    case .string where isExpression(json):
      error("an expression can't stand here; write the whole value as one", at: json.range)
      return nil
    case .string(let text) where isColorNotation(text):
      return literalColor(text, json).map { .color($0) }
    case .string(let text): return .string(text)
    case .array: return literalList(json)
    case .object: return literalPoint(json)
    case .null, .invalid:
      mismatch(json, "a value")
      return nil
    }
  }

  private func literalColor(_ text: String, _ json: JSONValue) -> Color.Resolved? {
    ValueFormat.color.read(json, self)?.constant
  }

  private func literalPoint(_ json: JSONValue) -> SceneValue? {
    guard let point = ValueFormat.point().read(json, self) else { return nil }
    if let constant = point.constant { return .point(constant) }
    error("an expression can't stand here; write the whole value as one", at: json.range)
    return nil
  }

  private func literalList(_ json: JSONValue) -> SceneValue? {
    let elements = json.elements
    guard elements.count <= 10_000 else {
      error("a list has at most 10000 values", at: json.range)
      return nil
    }
    var values: [SceneValue] = []
    for (index, element) in elements.enumerated() {
      guard let value = at(.index(index), { listElement(element, after: values.first) }) else {
        return nil
      }
      values.append(value)
    }
    return .list(values)
  }

  private func listElement(_ json: JSONValue, after first: SceneValue?) -> SceneValue? {
    if json.isArray, let first, first.type == .point || json.elements.count == 2 {
      return literalPoint(json)
    }
    guard !json.isArray else {
      error("a list can't hold lists; points are written { \"x\": 0, \"y\": 0 }", at: json.range)
      return nil
    }
    guard let value = literalValue(json) else { return nil }
    guard let first, first.type != value.type else { return value }
    error("expected \(first.type) like the first value, found \(value.type)", at: json.range)
    return nil
  }

  /// A value of a given type: a literal, or an expression that gives one.
  func value(_ json: JSONValue, of type: ExpressionType) -> Attribute<SceneValue>? {
    if isExpression(json) {
      return compile(json, expecting: ExpectedType(type)).map { program in
        Attribute(program: program) { program.value(in: $0) }
      }
    }
    switch type {
    case .number: return ValueFormat.number().read(json, self)?.map { .number($0) }
    case .boolean: return ValueFormat.boolean.read(json, self)?.map { .boolean($0) }
    case .color: return ValueFormat.color.read(json, self)?.map { .color($0) }
    case .point: return ValueFormat.point().read(json, self)?.map { .point($0) }
    case .string: return ValueFormat.plainString.read(json, self)?.map { .string($0) }
    case .list(let element): return list(json, of: element)
    }
  }

  private func list(_ json: JSONValue, of element: ExpressionType) -> Attribute<SceneValue>? {
    guard json.isArray else {
      mismatch(json, "\(ExpressionType.list(element))")
      return nil
    }
    let values = json.elements.enumerated().map { index, value in
      at(.index(index)) { self.value(value, of: element) }
    }
    let attributes = values.compactMap(\.self)
    guard attributes.count == values.count else { return nil }
    return combined(attributes).map { .list($0) }
  }
}
