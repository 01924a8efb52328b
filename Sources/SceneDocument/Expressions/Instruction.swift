/// A step of a compiled expression.
///
/// Each writes one register that no other step writes, and there are no jumps — both sides of a condition are computed, then one is selected — so the same steps
/// can run over whole rows of values.
enum Instruction: Sendable {
  typealias Register = UInt16

  case constant(to: Register, Double)
  /// The number at a slot of the environment.
  case variable(to: Register, slot: Int32)
  case operation(Operation, to: Register, Register, Register, Register)
  /// One number of a list's element; the index is floored and kept inside the list.
  case element(to: Register, list: Register, index: Register, stride: UInt8, component: UInt8)
  case count(to: Register, object: Register, stride: UInt8)
  case reduce(Operation, to: Register, list: Register)
  /// The color of the layer that an effect works on, in four registers from the first.
  case sample(to: Register, x: Register, y: Register)
  case equalObjects(to: Register, Register, Register)
  /// The step that stands at an index of the program's steps for strings and lists; apart from the
  /// others, so that these can be read without counting references.
  case object(UInt16)
}

/// A step that writes a string or a list.
enum ObjectInstruction: Sendable {
  typealias Register = Instruction.Register

  /// The object at a slot of the environment.
  case variable(to: Register, slot: Int32)
  case select(to: Register, condition: Register, Register, Register)
  case concatenate(to: Register, Register, Register)
  case text(to: Register, number: Register)
  case numbers(to: Register, [Register])
  case strings(to: Register, [Register])
  case element(to: Register, list: Register, index: Register)
  /// A string or list made of another and two numbers.
  case transform(ObjectOperation, to: Register, Register, Register, Register)
}
