/// A function of the expression language.
struct ExpressionFunction: Sendable {
  typealias Arguments = [ExpressionOperand]

  /// One way to call it.
  struct Overload: Sendable {
    /// The arguments' names and what they have to be; the last may come any number of times when
    /// `isVariadic`.
    let parameters: [(name: String, expectation: ExpectedType)]
    let result: ExpressionType
    var isVariadic = false
    let write: @Sendable (inout ProgramBuilder, Arguments) -> ExpressionOperand
  }

  let name: String
  let summary: String
  let overloads: [Overload]

  init(_ name: String, _ summary: String, _ overloads: [Overload]) {
    (self.name, self.summary, self.overloads) = (name, summary, overloads)
  }

  /// A function of one to three numbers that is one operation.
  init(_ name: String, _ parameters: [String], _ operation: Operation, _ summary: String) {
    let overload = Overload(
      parameters: parameters.map { ($0, .number) }, result: .number,
      write: { builder, arguments in
        let scalars = arguments.map(\.scalar)
        return ExpressionOperand(
          .number,
          [
            builder.apply(
              operation, scalars[0], scalars.count > 1 ? scalars[1] : nil,
              scalars.count > 2 ? scalars[2] : nil)
          ])
      })
    self.init(name, summary, [overload])
  }
}

extension ExpressionFunction.Overload {
  /// Whether it can be called with `count` arguments.
  func accepts(_ count: Int) -> Bool {
    isVariadic ? count >= parameters.count : count == parameters.count
  }

  /// What the argument at `index` has to be.
  func expectation(at index: Int) -> ExpectedType {
    parameters[min(index, parameters.count - 1)].expectation
  }
}

extension ExpressionFunction {
  /// How it is called, such as `clamp(x, low, high)`.
  var usage: String {
    let names = overloads.map { overload in
      overload.parameters.map(\.name).joined(separator: ", ") + (overload.isVariadic ? ", …" : "")
    }
    return names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      .map { "\(name)(\($0))" }.joined(separator: " or ")
  }
}
