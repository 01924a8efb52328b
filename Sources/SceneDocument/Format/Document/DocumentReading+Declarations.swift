internal import Drawing
import Geometry

/// A name with a type and a first value: a variable of the state, or a parameter.
struct Declaration: Sendable {
  let name: String
  let type: ExpressionType
  /// nil for a parameter that each use has to set.
  var value: SceneValue?
  /// The bytes of its name.
  let range: Range<Int>
}

extension DocumentReading {
  /// Reads named values: each a literal, whose type is seen, an expression, or `{ "type", "value" }`.
  ///
  /// Where it doesn't `needValues`, `{ "type" }` alone is enough.
  func declarations(_ json: JSONValue, needValues: Bool = true) -> [Declaration]? {
    guard json.isObject else {
      mismatch(json, "an object of names and values")
      return nil
    }
    return json.members.compactMap { member in
      at(.key(member.name)) {
        guard checkedName(member.name, at: member.key.range) != nil else { return nil }
        return declaredValue(member.value, needValues).map {
          Declaration(name: member.name, type: $0.0, value: $0.1, range: member.key.range)
        }
      }
    }
  }

  private func declaredValue(
    _ json: JSONValue, _ needsValue: Bool
  ) -> (ExpressionType, SceneValue?)? {
    if json.isObject, json.members.contains(where: { $0.name == "type" }) {
      return typedValue(json, needsValue)
    }
    if isExpression(json) {
      let program = with(VariableLayout()) { compile(json, expecting: .anything) }
      return program.map { ($0.type, $0.value(in: VariableValues())) }
    }
    return literalValue(json).map { ($0.type, $0) }
  }

  private func typedValue(
    _ json: JSONValue, _ needsValue: Bool
  ) -> (ExpressionType, SceneValue?)? {
    let keys = KeyReader(json, self)
    let type = keys.required("type", .type, "What kind of value it is.").value(in: VariableValues())
    let attribute = with(VariableLayout()) { () -> Attribute<SceneValue>? in
      let summary = "The first value."
      return needsValue
        ? keys.required("value", .value(of: type), summary)
        : keys.optional("value", .value(of: type), summary)
    }
    keys.finish()
    guard let value = attribute?.value(in: VariableValues()) else {
      return keys.has("value") ? nil : (type, nil)
    }
    return value.type.isCompatible(with: type) ? (type, value) : nil
  }
}

extension ExpressionType {
  /// A value of the type that stands in for a missing one.
  var placeholder: SceneValue {
    switch self {
    case .number: .number(0)
    case .boolean: .boolean(false)
    case .string: .string("")
    case .color: .color(.clear)
    case .point: .point(.zero)
    case .list: .list([])
    }
  }

  /// Whether a value of this type may be kept where one of `type` is; an empty list fits any list.
  fileprivate func isCompatible(with type: ExpressionType) -> Bool {
    if case (.list, .list) = (self, type) { return true }
    return self == type
  }
}

extension ValueFormat where Value == ExpressionType {
  fileprivate static var type: ValueFormat {
    .choice([
      ("number", .number), ("boolean", .boolean), ("string", .string), ("color", .color),
      ("point", .point), ("numbers", .list(.number)), ("strings", .list(.string)),
      ("colors", .list(.color)), ("points", .list(.point)), ("booleans", .list(.boolean)),
    ])
  }
}
