/// What is known of a value before it is read, for editors.
indirect enum SchemaType: Sendable {
  case any
  /// A number, or an expression that gives one.
  case number(ClosedRange<Double>)
  /// A truth value, or an expression that gives one.
  case boolean
  case string
  /// One of several names.
  case choice([String])
  case list(SchemaType, count: ClosedRange<Int>)
  /// A definition of the schema.
  case reference(String)
  case either([SchemaType])
}

extension SchemaType {
  /// The type in the words of JSON Schema.
  var schema: SchemaText {
    switch self {
    case .any: .object([])
    case .number(let range):
      .anyOf([
        .object([
          ("type", .string("number")), ("minimum", .number(range.lowerBound)),
          ("maximum", .number(range.upperBound)),
        ]), .reference("expression"),
      ])
    case .boolean: .anyOf([.object([("type", .string("boolean"))]), .reference("expression")])
    case .string: .object([("type", .string("string"))])
    case .choice(let names):
      .anyOf([.object([("enum", .array(names.map { .string($0) }))]), .reference("expression")])
    case .list(let element, let count):
      .object([
        ("type", .string("array")), ("items", element.schema),
        ("minItems", .number(Double(count.lowerBound))),
        ("maxItems", .number(Double(count.upperBound))),
      ])
    case .reference(let name): .reference(name)
    case .either(let types): .anyOf(types.map(\.schema))
    }
  }
}
