/// How the value of an option is written and read.
struct ValueFormat<Value> {
  /// What stands for the value in the help, such as `WxH`.
  let placeholder: String
  /// What is expected, as the end of "needs …".
  let expectation: String
  /// The value that a text stands for; nil when it isn't what is expected.
  let parse: (String) -> Value?

  init(_ placeholder: String, _ expectation: String, parse: @escaping (String) -> Value?) {
    (self.placeholder, self.expectation, self.parse) = (placeholder, expectation, parse)
  }
}

extension ValueFormat where Value == String {
  /// Any text but the empty one.
  static func text(_ placeholder: String, _ expectation: String) -> ValueFormat {
    ValueFormat(placeholder, expectation) { $0.isEmpty ? nil : $0 }
  }
}

extension ValueFormat where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// The raw value of one of the cases.
  static var oneOfCases: ValueFormat {
    let names = Value.allCases.map(\.rawValue)
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return ValueFormat(names.joined(separator: "|"), list) { Value(rawValue: $0) }
  }
}
