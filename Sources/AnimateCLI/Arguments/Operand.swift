/// An argument of a command that is known by its position.
struct Operand<Values> {
  /// What stands for it in the help.
  let placeholder: String
  let help: String
  let place: WritableKeyPath<Values, String>
}

extension Operand {
  /// The same operand for values that hold this operand's in a part of theirs.
  func within<Whole>(_ part: WritableKeyPath<Whole, Values>) -> Operand<Whole> {
    Operand<Whole>(placeholder: placeholder, help: help, place: part.appending(path: place))
  }
}
