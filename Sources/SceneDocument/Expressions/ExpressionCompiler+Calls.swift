import Motion

extension ExpressionCompiler {
  mutating func call(
    _ name: String, _ arguments: [ExpressionSyntax], _ range: Range<Int>,
    _ expectation: ExpectedType
  ) -> ExpressionOperand? {
    let place = range.lowerBound..<range.lowerBound + name.utf8.count
    guard let function = functionTable[name] else { return unknown(name, arguments, place) }
    let candidates = function.overloads.filter { $0.accepts(arguments.count) }
    guard let overload = choose(candidates, arguments, expectation) else {
      let count = arguments.count == 1 ? "1 value" : "\(arguments.count) values"
      return fail("\(function.usage) can't be called with \(count)", range)
    }
    let operands = arguments.enumerated().map { index, argument in
      compile(argument, expecting: overload.expectation(at: index))
    }
    let values = operands.compactMap(\.self)
    guard values.count == operands.count else { return nil }
    return overload.write(&builder, values)
  }

  /// The overload that gives what is expected, or that takes what the first argument is.
  private func choose(
    _ candidates: [ExpressionFunction.Overload], _ arguments: [ExpressionSyntax],
    _ expectation: ExpectedType
  ) -> ExpressionFunction.Overload? {
    guard candidates.count > 1 else { return candidates.first }
    let expected = candidates.filter { $0.result == expectation.type }
    if expected.count == 1 { return expected[0] }
    for (index, argument) in arguments.enumerated() {
      guard let type = likelyType(of: argument) else { continue }
      let fitting = candidates.first { $0.expectation(at: index).type == type }
      if let fitting { return fitting }
    }
    let isText = if case .string = arguments.first?.node { true } else { false }
    return candidates.first { isText && $0.expectation(at: 0) == .string } ?? candidates.first
  }

  private mutating func unknown(
    _ name: String, _ arguments: [ExpressionSyntax], _ place: Range<Int>
  ) -> ExpressionOperand? {
    for argument in arguments { _ = compile(argument) }
    if name == "if" { return fail("a choice is written \"condition ? a : b\"", place) }
    let clause = Suggestion.clause(for: name, among: ExpressionFunction.all.map(\.name))
    return fail("unknown function \"\(name)\"\(clause)", place)
  }
}

/// The functions by their names.
let functionTable = Dictionary(
  uniqueKeysWithValues: ExpressionFunction.all.map { ($0.name, $0) })
