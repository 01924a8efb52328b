/// A compiled expression: straight-line code over registers.
struct Program: Sendable {
  typealias Register = Instruction.Register

  let type: ExpressionType
  let instructions: [Instruction]
  let registerCount: Int
  let objectCount: Int
  /// The registers of the result: one for each number of its type, or one object's.
  let result: [Register]
  /// Whether the value can change while the state doesn't.
  let usesTime: Bool
  /// Whether it names no variable, so that its value is always the same.
  let isConstant: Bool
}

extension Program {
  /// The value of an expression whose type consists of one number.
  func number(in environment: VariableValues) -> Double {
    run(in: environment) { numbers, _ in numbers[Int(result[0])] }
  }

  /// The value of an expression of type boolean.
  func boolean(in environment: VariableValues) -> Bool { number(in: environment) != 0 }

  /// The value of an expression of any type.
  func value(in environment: VariableValues) -> SceneValue {
    run(in: environment) { numbers, objects in
      if type.isObject { return objects[Int(result[0])].value(as: type) }
      let scalars = result.map { numbers[Int($0)] }
      return SceneValue(type, scalars: scalars[...])
    }
  }

  /// Runs the code and gives `body` the registers; they live on the stack when they are few.
  private func run<Result>(
    in environment: VariableValues,
    _ body: (UnsafeMutableBufferPointer<Double>, [SceneObject]) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: registerCount) { numbers in
      var objects: [SceneObject] = []
      if objectCount > 0 { objects = Array(repeating: .numbers([]), count: objectCount) }
      for instruction in instructions {
        instruction.run(in: environment, numbers, &objects)
      }
      return body(numbers, objects)
    }
  }
}
