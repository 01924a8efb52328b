extension Program {
  /// Bounds of the numbers of the result, whichever values within bounds the variables have.
  ///
  /// Of strings and lists nothing is known. Takes time in proportion to the program's size.
  func bounds(in variables: VariableBounds) -> [NumberBounds?] {
    guard !type.isObject else { return [] }
    var numbers = [NumberBounds?](repeating: nil, count: registerCount)
    for instruction in instructions {
      switch instruction {
      case .constant(let to, let value): numbers[Int(to)] = NumberBounds(value)
      case .variable(let to, let slot):
        let isKnown = Int(slot) < variables.numbers.count
        numbers[Int(to)] = isKnown ? variables.numbers[Int(slot)] : NumberBounds(0)
      case .operation(let operation, let to, let a, let b, let c):
        numbers[Int(to)] = operation.bounds(numbers[Int(a)], numbers[Int(b)], numbers[Int(c)])
      case .equalObjects(let to, _, _): numbers[Int(to)] = NumberBounds(0, 1)
      case .element, .count, .reduce, .sample, .object: break
      }
    }
    return result.map { numbers[Int($0)] }
  }

  /// Whether the numbers of the result lie in a range, whichever values the variables have.
  func isWithin(_ range: ClosedRange<Double>, in variables: VariableBounds) -> Bool {
    bounds(in: variables).allSatisfy { $0?.isWithin(range) ?? false }
  }
}
