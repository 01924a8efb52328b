/// Writes the code of an expression; what is constant is computed at once.
struct ProgramBuilder {
  typealias Register = Instruction.Register

  /// One number of a value: known already, or in a register when the code runs.
  enum Scalar: Hashable {
    case constant(Double)
    case register(Register)
  }

  /// A string or a list: known already, or in a register when the code runs.
  enum Object: Hashable {
    case constant(SceneObject)
    case register(Register)
  }

  private(set) var instructions: [Instruction] = []
  private var objectInstructions: [ObjectInstruction] = []
  private var registerCount = 0
  private var objects: [SceneObject] = []
  private var constants: [UInt64: Register] = [:]
  private var variables: [Int: Register] = [:]
  private var objectVariables: [Int: Register] = [:]
  /// Whether it takes samples of a layer.
  private(set) var takesSamples = false
  /// Whether more registers were asked for than an instruction can name.
  var isTooLarge: Bool {
    registerCount > Int(Register.max) || objects.count > Int(Register.max)
      || objectInstructions.count > Int(UInt16.max)
  }

  private mutating func nextRegister() -> Register {
    registerCount += 1
    return Register(clamping: registerCount - 1)
  }

  private mutating func nextObject(_ value: SceneObject = .numbers([])) -> Register {
    objects.append(value)
    return Register(clamping: objects.count - 1)
  }

  private mutating func write(_ make: (Register) -> Instruction) -> Scalar {
    let register = nextRegister()
    instructions.append(make(register))
    return .register(register)
  }

  private mutating func append(_ instruction: ObjectInstruction) {
    instructions.append(.object(UInt16(clamping: objectInstructions.count)))
    objectInstructions.append(instruction)
  }

  private mutating func writeObject(_ make: (Register) -> ObjectInstruction) -> Object {
    let register = nextObject()
    append(make(register))
    return .register(register)
  }
}

extension ProgramBuilder {
  /// The number at a slot of the environment; read once.
  mutating func variable(_ slot: Int) -> Scalar {
    if let register = variables[slot] { return .register(register) }
    let scalar = write { .variable(to: $0, slot: Int32(slot)) }
    if case .register(let register) = scalar { variables[slot] = register }
    return scalar
  }

  /// The result of an operation on one to three numbers.
  mutating func apply(_ operation: Operation, _ a: Scalar, _ b: Scalar? = nil, _ c: Scalar? = nil)
    -> Scalar
  {
    let (b, c) = (b ?? a, c ?? a)
    if case .constant(let a) = a, case .constant(let b) = b, case .constant(let c) = c {
      return .constant(operation(a, b, c))
    }
    let (first, second, third) = (register(of: a), register(of: b), register(of: c))
    return write { .operation(operation, to: $0, first, second, third) }
  }

  /// The register in which a number is when the code runs.
  mutating func register(of scalar: Scalar) -> Register {
    switch scalar {
    case .register(let register): return register
    case .constant(let value):
      if let register = constants[value.bitPattern] { return register }
      let register = nextRegister()
      instructions.append(.constant(to: register, value))
      constants[value.bitPattern] = register
      return register
    }
  }

  /// Number `component` of the element of a list at an index.
  mutating func element(of list: Object, at index: Scalar, stride: Int, component: Int) -> Scalar {
    let (list, index) = (register(of: list), register(of: index))
    return write {
      .element(
        to: $0, list: list, index: index, stride: UInt8(stride), component: UInt8(component))
    }
  }

  /// The color of the layer at a position: four numbers.
  mutating func sample(_ x: Scalar, _ y: Scalar) -> [Scalar] {
    takesSamples = true
    let (x, y) = (register(of: x), register(of: y))
    let registers = (0..<4).map { _ in nextRegister() }
    instructions.append(.sample(to: registers[0], x: x, y: y))
    return registers.map { .register($0) }
  }

  /// How many characters or values there are.
  mutating func count(of object: Object, stride: Int) -> Scalar {
    if case .constant(let value) = object { return .constant(Double(value.count(stride: stride))) }
    let object = register(of: object)
    return write { .count(to: $0, object: object, stride: UInt8(stride)) }
  }

  /// The numbers of a list, combined two by two; 0 for an empty list.
  mutating func reduce(_ list: Object, _ operation: Operation) -> Scalar {
    let list = register(of: list)
    return write { .reduce(operation, to: $0, list: list) }
  }

  /// Whether two strings or lists are the same.
  mutating func equal(_ first: Object, _ second: Object) -> Scalar {
    let (first, second) = (register(of: first), register(of: second))
    return write { .equalObjects(to: $0, first, second) }
  }
}

extension ProgramBuilder {
  /// The string or list at a slot of the environment; read once.
  mutating func objectVariable(_ slot: Int) -> Object {
    if let register = objectVariables[slot] { return .register(register) }
    let object = writeObject { .variable(to: $0, slot: Int32(slot)) }
    if case .register(let register) = object { objectVariables[slot] = register }
    return object
  }

  /// The register in which a string or list is when the code runs.
  mutating func register(of object: Object) -> Register {
    switch object {
    case .register(let register): return register
    case .constant(let value): return nextObject(value)
    }
  }

  /// The first object when `condition` isn't 0, else the second.
  mutating func select(_ condition: Scalar, _ first: Object, _ second: Object) -> Object {
    if case .constant(let flag) = condition { return flag != 0 ? first : second }
    let (flag, first, second) = (
      register(of: condition), register(of: first), register(of: second)
    )
    return writeObject { .select(to: $0, condition: flag, first, second) }
  }

  /// One string after the other.
  mutating func concatenate(_ first: Object, _ second: Object) -> Object {
    if case .constant(let first) = first, case .constant(let second) = second {
      return .constant(.string(first.text + second.text))
    }
    let (first, second) = (register(of: first), register(of: second))
    return writeObject { .concatenate(to: $0, first, second) }
  }

  /// A number as a string.
  mutating func text(of number: Scalar) -> Object {
    if case .constant(let value) = number {
      return .constant(.string(numberText(value)))
    }
    let number = register(of: number)
    return writeObject { .text(to: $0, number: number) }
  }

  /// What an operation makes of a string or list and two numbers.
  mutating func transform(
    _ operation: ObjectOperation, _ object: Object, _ a: Scalar = .constant(0),
    _ b: Scalar = .constant(0)
  ) -> Object {
    if case .constant(let value) = object, case .constant(let a) = a, case .constant(let b) = b {
      return .constant(operation(value, a, b))
    }
    let (object, a, b) = (register(of: object), register(of: a), register(of: b))
    return writeObject { .transform(operation, to: $0, object, a, b) }
  }

  /// A list of values that consist of the numbers, one value's after another's.
  mutating func list(_ scalars: [Scalar]) -> Object {
    let values = scalars.compactMap { if case .constant(let value) = $0 { value } else { nil } }
    if values.count == scalars.count { return .constant(.numbers(values)) }
    let registers = scalars.map { register(of: $0) }
    return writeObject { .numbers(to: $0, registers) }
  }

  /// A list of strings.
  mutating func list(_ strings: [Object]) -> Object {
    let texts = strings.compactMap { if case .constant(let text) = $0 { text.text } else { nil } }
    if texts.count == strings.count { return .constant(.strings(texts)) }
    let registers = strings.map { register(of: $0) }
    return writeObject { .strings(to: $0, registers) }
  }

  /// The string of a list at an index.
  mutating func element(of list: Object, at index: Scalar) -> Object {
    let (list, index) = (register(of: list), register(of: index))
    return writeObject { .element(to: $0, list: list, index: index) }
  }

  /// The program that computes `operand`.
  mutating func finish(_ operand: ExpressionOperand, usesTime: Bool) -> Program {
    let result: [Register]
    switch operand.content {
    case .scalars(let scalars): result = scalars.map { register(of: $0) }
    case .object(let object): result = [register(of: object)]
    }
    return Program(
      type: operand.type, instructions: instructions, objectInstructions: objectInstructions,
      registerCount: registerCount, objects: objects, result: result, usesTime: usesTime,
      takesSamples: takesSamples,
      isConstant: !takesSamples && variables.isEmpty && objectVariables.isEmpty)
  }
}

/// The value of a part of an expression while its code is being written.
struct ExpressionOperand {
  enum Content {
    case scalars([ProgramBuilder.Scalar])
    case object(ProgramBuilder.Object)
  }

  let type: ExpressionType
  let content: Content

  init(_ type: ExpressionType, _ scalars: [ProgramBuilder.Scalar]) {
    (self.type, content) = (type, .scalars(scalars))
  }

  init(_ type: ExpressionType, _ object: ProgramBuilder.Object) {
    (self.type, content) = (type, .object(object))
  }

  /// A value that is known.
  init(_ value: SceneValue) {
    if value.type.isObject {
      self.init(value.type, .constant(SceneObject(value)))
    } else {
      self.init(value.type, value.scalars.map { .constant($0) })
    }
  }

  var scalars: [ProgramBuilder.Scalar] {
    if case .scalars(let scalars) = content { scalars } else { [] }
  }

  var object: ProgramBuilder.Object {
    if case .object(let object) = content { object } else { .constant(.numbers([])) }
  }

  /// The one number of a number or boolean.
  var scalar: ProgramBuilder.Scalar { scalars.first ?? .constant(0) }
}
