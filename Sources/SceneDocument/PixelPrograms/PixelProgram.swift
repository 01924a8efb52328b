internal import Drawing

/// An expression compiled to run over pixels, eight at a time.
struct PixelProgram: Sendable {
  typealias Register = Instruction.Register

  /// A step; each writes registers that no other step writes.
  enum Step: Sendable {
    case constant(to: Register, Float)
    /// A number that is the same for all pixels.
    case argument(to: Register, Int)
    /// A number of each pixel.
    case input(to: Register, Int)
    case operation(Operation, to: Register, Register, Register, Register)
    /// The layer's color at a position, in four registers from the first.
    case sample(to: Register, x: Register, y: Register)
  }

  /// Tells the program from others.
  let name: String
  let steps: [Step]
  let registerCount: Int
  let result: [Register]
  /// Where the arguments lie among the variables outside.
  let slots: [Int]

  /// The arguments' values.
  func arguments(in environment: VariableValues) -> [Double] {
    slots.map { environment.numbers.indices.contains($0) ? environment.numbers[$0] : 0 }
  }
}

/// What a pixel's expression can name beside the variables outside: where these numbers lie.
enum PixelInput {
  static let names = ["x", "y", "width", "height", "color"]

  /// The layout of a place with the pixel's variables after it.
  static func extend(_ layout: VariableLayout, withColor: Bool) -> VariableLayout {
    var layout = layout
    for name in names.prefix(4) { layout.add(name, .number) }
    if withColor { layout.add(names[4], .color) }
    return layout
  }
}

extension PixelProgram {
  /// The pixel's form of a program; nil when it works with strings or lists.
  ///
  /// - Parameters:
  ///   - program: An expression over the variables outside and, after them, the pixel's own.
  ///   - outerCount: How many numbers the variables outside have.
  ///   - name: Tells the program from others.
  init?(_ program: Program, outerCount: Int, name: String) {
    var (steps, slots): ([Step], [Int]) = ([], [])
    for instruction in program.instructions {
      switch instruction {
      case .constant(let to, let value): steps.append(.constant(to: to, Float(value)))
      case .variable(let to, let slot) where Int(slot) >= outerCount:
        steps.append(.input(to: to, Int(slot) - outerCount))
      case .variable(let to, let slot):
        steps.append(.argument(to: to, slots.count))
        slots.append(Int(slot))
      case .operation(let operation, let to, let a, let b, let c):
        steps.append(.operation(operation, to: to, a, b, c))
      case .sample(let to, let x, let y): steps.append(.sample(to: to, x: x, y: y))
      case .element, .count, .reduce, .equalObjects, .object: return nil
      }
    }
    (self.name, self.steps, self.slots) = (name, steps, slots)
    (registerCount, result) = (program.registerCount, program.result)
  }
}
