/// A compiled expression: straight-line code over registers.
final class Program: Sendable {
  typealias Register = Instruction.Register

  let type: ExpressionType
  let instructions: [Instruction]
  let objectInstructions: [ObjectInstruction]
  let registerCount: Int
  /// The strings and lists that the code begins with: those that are known, and room for the others.
  let objects: [SceneObject]
  /// The registers of the result: one for each number of its type, or one object's.
  let result: [Register]
  /// Whether it names the time, so that its value changes while the state doesn't.
  let usesTime: Bool
  /// Whether it takes samples of a layer.
  let takesSamples: Bool
  /// Whether it names no variable, so that its value is always the same.
  let isConstant: Bool

  init(
    type: ExpressionType, instructions: [Instruction], objectInstructions: [ObjectInstruction],
    registerCount: Int, objects: [SceneObject], result: [Register], usesTime: Bool,
    takesSamples: Bool, isConstant: Bool
  ) {
    (self.type, self.instructions) = (type, instructions)
    (self.objectInstructions, self.result) = (objectInstructions, result)
    (self.registerCount, self.objects) = (registerCount, objects)
    self.takesSamples = takesSamples
    (self.usesTime, self.isConstant) = (usesTime, isConstant)
  }
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
      return SceneValue(type) { numbers[Int(result[$0])] }
    }
  }

  /// Runs the code and gives `body` the registers; they live on the stack when they are few.
  @inline(__always)
  private func run<Result>(
    in environment: VariableValues,
    _ body: (UnsafeMutableBufferPointer<Double>, [SceneObject]) -> Result
  ) -> Result {
    let few = 64
    // A size that the compiler knows costs nothing; any other is asked for while running.
    return registerCount <= few
      ? withUnsafeTemporaryAllocation(of: Double.self, capacity: few) {
        run(in: environment, $0, body)
      }
      : withUnsafeTemporaryAllocation(of: Double.self, capacity: registerCount) {
        run(in: environment, $0, body)
      }
  }

  @inline(__always)
  private func run<Result>(
    in environment: VariableValues, _ numbers: UnsafeMutableBufferPointer<Double>,
    _ body: (UnsafeMutableBufferPointer<Double>, [SceneObject]) -> Result
  ) -> Result {
    var objects = objects
    environment.numbers.withUnsafeBufferPointer { variables in
      for instruction in instructions {
        if case .object(let index) = instruction {
          objectInstructions[Int(index)].run(in: environment, numbers, &objects)
        } else {
          instruction.run(variables, numbers, objects)
        }
      }
    }
    return body(numbers, objects)
  }
}
