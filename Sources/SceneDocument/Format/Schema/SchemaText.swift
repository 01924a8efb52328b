/// JSON that is written, its members in the order given.
indirect enum SchemaText {
  case object([(name: String, value: SchemaText)])
  case array([SchemaText])
  case string(String)
  case number(Double)
  case boolean(Bool)

  /// What a document has written.
  init(_ json: JSONValue) {
    switch json.content {
    case .object: self = .object(json.members.map { ($0.name, SchemaText($0.value)) })
    case .array: self = .array(json.elements.map { SchemaText($0) })
    case .string(let text): self = .string(text)
    case .number(let number): self = .number(number)
    case .boolean(let flag): self = .boolean(flag)
    case .null, .invalid: self = .object([])
    }
  }

  /// A schema that another place defines.
  static func reference(_ name: String) -> SchemaText {
    .object([("$ref", .string("#/$defs/\(name)"))])
  }

  /// What one of several schemas allows.
  static func anyOf(_ schemas: [SchemaText]) -> SchemaText {
    schemas.count == 1 ? schemas[0] : .object([("anyOf", .array(schemas))])
  }

  /// The object with more members after its own; other values as they are.
  func adding(_ members: [(name: String, value: SchemaText)]) -> SchemaText {
    if case .object(let own) = self { .object(own + members) } else { self }
  }
}

extension SchemaText: CustomStringConvertible {
  var description: String { text(indent: "") }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .string(let text): return quoted(text)
    case .number(let number): return numberText(number)
    case .boolean(let flag): return "\(flag)"
    case .array(let elements) where elements.isEmpty: return "[]"
    case .object(let members) where members.isEmpty: return "{}"
    case .array(let elements):
      let lines = elements.map { inner + $0.text(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let lines = members.map { inner + quoted($0.name) + ": " + $0.value.text(indent: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }
}

private func quoted(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\n": "\\n"
    default: String(scalar)
    }
  }
  return "\"\(escaped.joined())\""
}
