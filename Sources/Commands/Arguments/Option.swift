/// An option of a command: how it is written, what the help says, where its value goes.
struct Option<Values> {
  /// All spellings, such as `-o` and `--output`.
  let names: [String]
  /// What stands for the value in the help; nil for a flag, which has none.
  let placeholder: String?
  /// What value is expected, as the end of "needs …".
  let expectation: String
  let help: String
  /// Whether it may be given more than once.
  let isRepeatable: Bool
  /// Puts the value where it belongs, if it is as expected; the text is empty for a flag.
  let store: (_ text: String, inout Values) -> Bool

  var takesValue: Bool { placeholder != nil }
}

extension Option {
  /// An option with a value; nil until it is given.
  init<Value>(
    _ names: String..., value format: ValueFormat<Value>, to place: WritableKeyPath<Values, Value?>,
    help: String
  ) {
    self.init(names, format, repeatable: false, help) { value, values in
      values[keyPath: place] = value
    }
  }

  /// An option with a value that has a default.
  init<Value>(
    _ names: String..., value format: ValueFormat<Value>, to place: WritableKeyPath<Values, Value>,
    help: String
  ) {
    self.init(names, format, repeatable: false, help) { value, values in
      values[keyPath: place] = value
    }
  }

  /// An option that may be given several times.
  init<Value>(
    _ names: String..., values format: ValueFormat<Value>,
    to place: WritableKeyPath<Values, [Value]>, help: String
  ) {
    self.init(names, format, repeatable: true, help) { value, values in
      values[keyPath: place].append(value)
    }
  }

  /// An option without a value.
  init(_ names: String..., flag place: WritableKeyPath<Values, Bool>, help: String) {
    self.init(
      names: names, placeholder: nil, expectation: "no value", help: help, isRepeatable: false
    ) { _, values in
      values[keyPath: place] = true
      return true
    }
  }

  private init<Value>(
    _ names: [String], _ format: ValueFormat<Value>, repeatable: Bool, _ help: String,
    assign: @escaping (Value, inout Values) -> Void
  ) {
    self.init(
      names: names, placeholder: format.placeholder, expectation: format.expectation, help: help,
      isRepeatable: repeatable
    ) { text, values in
      guard let value = format.parse(text) else { return false }
      assign(value, &values)
      return true
    }
  }
}

extension Option {
  /// The same option for values that hold this option's values in a part of theirs.
  func within<Whole>(_ part: WritableKeyPath<Whole, Values>) -> Option<Whole> {
    Option<Whole>(
      names: names, placeholder: placeholder, expectation: expectation, help: help,
      isRepeatable: isRepeatable
    ) { store($0, &$1[keyPath: part]) }
  }
}
