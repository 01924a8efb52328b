/// A name with a type and a first value: a variable of the state, or a parameter.
struct Declaration: Sendable {
  let name: String
  let type: ExpressionType
  var value: SceneValue
}

extension DocumentReading {
  /// Reads named values: each a literal, whose type is seen, an expression, or `{ "type", "value" }`.
  func declarations(_ json: JSONValue) -> [Declaration]? {
    guard json.isObject else {
      mismatch(json, "an object of names and values")
      return nil
    }
    return json.members.compactMap { member in
      at(.key(member.name)) {
        guard checkedName(member.name, at: member.key.range) != nil else { return nil }
        return declaredValue(member.value).map {
          Declaration(name: member.name, type: $0.0, value: $0.1)
        }
      }
    }
  }

  private func declaredValue(_ json: JSONValue) -> (ExpressionType, SceneValue)? {
    if json.isObject, json.members.contains(where: { $0.name == "type" }) {
      return typedValue(json)
    }
    if isExpression(json) {
      let program = with(VariableLayout()) { compile(json, expecting: .anything) }
      return program.map { ($0.type, $0.value(in: VariableValues())) }
    }
    return literalValue(json).map { ($0.type, $0) }
  }

  private func typedValue(_ json: JSONValue) -> (ExpressionType, SceneValue)? {
    let keys = KeyReader(json, self)
    let type = keys.required("type", .type, "What kind of value it is.").value(in: VariableValues())
    let value = with(VariableLayout()) {
      keys.required("value", .value(of: type), "The first value.")
    }
    keys.finish()
    return value.value(in: VariableValues()).type.isCompatible(with: type)
      ? (type, value.value(in: VariableValues())) : nil
  }
}

extension ExpressionType {
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
