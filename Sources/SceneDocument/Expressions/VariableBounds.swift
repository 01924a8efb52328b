/// Within which bounds the values of a layout's variables lie in all states that are considered.
struct VariableBounds: Sendable {
  /// One for each number of the layout.
  private(set) var numbers: [NumberBounds?]

  /// The bounds of a single state.
  init(_ values: VariableValues) { numbers = values.numbers.map { NumberBounds($0) } }

  /// Makes the bounds wide enough for another state of the same layout.
  mutating func include(_ values: VariableValues) {
    for (index, number) in values.numbers.enumerated() where index < numbers.count {
      guard let bounds = numbers[index] else { continue }
      if number >= bounds.low, number <= bounds.high { continue }
      numbers[index] = NumberBounds(number).flatMap { bounds.joined(with: $0) }
    }
  }

  /// Adds the bounds of the numbers of the layout's next variable.
  mutating func append(_ bounds: [NumberBounds?]) { numbers += bounds }

  /// The bounds of the variables that a shorter layout has as well.
  func prefix(of layout: VariableLayout) -> VariableBounds {
    var result = self
    result.numbers.removeLast(max(0, numbers.count - layout.numberCount))
    return result
  }
}

extension SceneValue {
  /// The bounds of the numbers that a value consists of.
  var bounds: [NumberBounds?] { scalars.map { NumberBounds($0) } }
}

extension ExpressionType {
  /// The bounds of the numbers of a value of which nothing is known.
  var unknownBounds: [NumberBounds?] { Array(repeating: nil, count: width) }

  /// The bounds of the numbers of any of several values of the type.
  func bounds(of values: [SceneValue]) -> [NumberBounds?] {
    (0..<width).map { place in
      NumberBounds?(of: values.lazy.map { $0.scalars.dropFirst(place).first ?? .nan })
    }
  }
}
