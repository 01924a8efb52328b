import Animate

/// Expressions as scenes have them, over a state of a few numbers.
private let expressions = [
  "state * 2 + 1", "state * 2 + sin(index)", "open ? 1 : 0.2", "open ? 40 * index + 8 : -40",
  "clamp(a * b + index / 20 - min(a, b) * (1 - a) + b / 2, 0, 1)", "mix(10, 200, a)",
  "cos(index * tau / 12) * 80 + state", "mod(index, 5) * 24 + floor(index / 5) * 30",
  "smoothstep(0, 1, a) * random(index)", "abs(state - index) < 2 && open ? 1 : 0.4",
  "pow(a, 2) * 100 - hypot(a, b)", "[10, 40, 25, 60][index] + state",
]

private let colorsAndPoints = [
  "open ? #ff8800 : #3366ff", "mix(#ff8800, #3366ff, a)", "point(index * 12, state)",
]

/// Prints what one evaluation of each of some expressions costs: a known number of them, one after another, with the values
/// that a film would show last.
func reportExpressions() {
  let count = 200_000
  var total = 0.0
  for text in expressions {
    let expression = compiled(text)
    var sum = 0.0
    let time = nanoseconds(rounds: 5) {
      for _ in 0..<count { sum += expression.number ?? 0 }
    }
    report("= \(text)", time / Double(count), "ns")
    total += sum.isNaN ? 0 : time / Double(count)
  }
  report("their mean", total / Double(expressions.count), "ns")
  for text in colorsAndPoints {
    let expression = compiled(text)
    let time = nanoseconds(rounds: 5) { for _ in 0..<count { _ = expression.value } }
    report("= \(text)", time / Double(count), "ns")
  }
}

private func compiled(_ text: String) -> SceneExpression {
  let variables: [String: SceneValue] = [
    "state": .number(3), "index": .number(2), "open": .boolean(true), "a": .number(0.25),
    "b": .number(0.75),
  ]
  do {
    return try SceneExpression(text, variables: variables)
  } catch {
    fatalError("\(error)")
  }
}
