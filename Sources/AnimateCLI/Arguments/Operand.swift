/// An argument of a command that is known by its position.
struct Operand<Values> {
  /// What stands for it in the help.
  let placeholder: String
  let help: String
  let place: WritableKeyPath<Values, String>
}
