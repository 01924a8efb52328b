extension JSONValue {
  /// What the value is, for messages: `a string`, `3`, `true`.
  var phrase: String {
    switch content {
    case .invalid: "an invalid value"
    case .null: "null"
    case .boolean(let flag): "\(flag)"
    case .number(let number): numberText(number)
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
