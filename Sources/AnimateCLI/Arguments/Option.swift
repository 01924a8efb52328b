/// An option of a command: how it is written, what the help says, where its value goes.
struct Option<Values> {
  /// All spellings, such as `-o` and `--output`.
  let names: [String]
  /// What stands for the value in the help; nil for a flag, which has none.
  let placeholder: String?
  let help: String
  /// Whether it may be given more than once.
  let isRepeatable: Bool
  /// Puts the value where it belongs; the text is empty for a flag.
  let store: (String, inout Values) throws(Failure) -> Void

  /// The spelling that messages use.
  var name: String { names[names.count - 1] }
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
    self.init(names: names, placeholder: nil, help: help, isRepeatable: false) { _, values in
      values[keyPath: place] = true
    }
  }

  private init<Value>(
    _ names: [String], _ format: ValueFormat<Value>, repeatable: Bool, _ help: String,
    assign: @escaping (Value, inout Values) -> Void
  ) {
    let name = names[names.count - 1]
    self.init(
      names: names, placeholder: format.placeholder, help: help, isRepeatable: repeatable
    ) { (text, values) throws(Failure) in
      guard let value = format.parse(text) else {
        throw .usage("\(name) needs \(format.expectation), not \"\(text)\"")
      }
      assign(value, &values)
    }
  }
}

extension Option {
  /// The same option for values that hold this option's values in a part of theirs.
  func within<Whole>(_ part: WritableKeyPath<Whole, Values>) -> Option<Whole> {
    Option<Whole>(
      names: names, placeholder: placeholder, help: help, isRepeatable: isRepeatable
    ) { (text, whole) throws(Failure) in
      try store(text, &whole[keyPath: part])
    }
  }
}
