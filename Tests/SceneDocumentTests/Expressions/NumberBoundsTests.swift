import Geometry
import TestSupport
import Testing

@testable import SceneDocument

@Suite("Bounds of expressions")
struct NumberBoundsTests {
  private static let operations = (UInt8.min...UInt8.max).compactMap(Operation.init(rawValue:))

  @Test("the result of an operation on numbers within bounds is within its bounds")
  func operations() throws {
    var random = SeededRandom(seed: 3)
    var known = 0
    for _ in 0..<4000 {
      let operation = try #require(Self.operations.randomElement(using: &random))
      let ranges = (0..<3).map { _ in bounds(&random) }
      guard let result = operation.bounds(ranges[0], ranges[1], ranges[2]) else { continue }
      known += 1
      for _ in 0..<8 {
        let numbers = ranges.map { number(within: $0, &random) }
        let value = operation(numbers[0], numbers[1], numbers[2])
        #expect(value >= result.low && value <= result.high, "\(operation) of \(numbers)")
      }
    }
    #expect(known > 2000)
  }

  @Test(
    "what a script can't make wrong is known",
    arguments: [
      ("4 + 3 * n", 7.0, 13.0), ("clamp(n * 9, 0, 10)", 9, 10), ("1 / n", 1.0 / 3, 1),
      ("b ? n : -n", -3, 3), ("abs(n - 2)", 0, 1), ("mix(10, 20, n)", 20, 40),
      ("min(n, 2)", 1, 2), ("floor(n / 2)", 0, 1), ("random(n)", 0, 1), ("n > 2 ? 5 : 5", 5, 5),
      ("step(2, n) + sqrt(n * n)", 1, 4), ("7 % n", 0, 3), ("max(p.x, p.y)", 2, 4),
    ])
  func programs(text: String, low: Double, high: Double) throws {
    let bounds = try bounds(of: text)
    #expect(bounds == [NumberBounds(low, high)], "\(text)")
  }

  @Test(
    "of what may be infinite or no number nothing is known",
    arguments: [
      "1 / (n - 2)", "n * 1e308", "sqrt(n - 2)", "log(n)", "sum(l)", "pow(n, n)", "u + 1",
    ])
  func unknown(text: String) throws {
    let bounds = try bounds(of: text)
    #expect(bounds == [nil])
  }

  /// Bounds for n in 1…3, b false or true, p from (1, 2) to (3, 4), a list l, and u not known.
  private func bounds(of text: String) throws -> [NumberBounds?] {
    var layout = VariableLayout()
    var (first, second) = (VariableValues(), VariableValues())
    let variables: [(String, SceneValue, SceneValue)] = [
      ("n", .number(1), .number(3)), ("b", .boolean(false), .boolean(true)),
      ("p", .point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 3, y: 4))),
      ("l", .list([.number(1)]), .list([])),
      ("u", .number(.nan), .number(1)),
    ]
    for (name, start, end) in variables {
      layout.add(name, start.type)
      first.append(start)
      second.append(end, as: start.type)
    }
    var bounds = VariableBounds(first)
    bounds.include(second)
    let result = ExpressionCompiler.compile(Array(text.utf8), layout: layout)
    return try #require(result.program, "\(result.errors)").bounds(in: bounds)
  }

  private func bounds(_ random: inout SeededRandom) -> NumberBounds? {
    let scales: [Double] = [0, 1, 1, 3, 100, 1e12]
    let scale = scales.randomElement(using: &random) ?? 1
    let ends = (0..<2).map { _ in (Double.random(in: -1...1, using: &random) * scale).rounded() }
    let width = Bool.random(using: &random) ? 1.0 : Double.random(in: 0...1, using: &random)
    return Int.random(in: 0..<20, using: &random) == 0
      ? nil : NumberBounds(min(ends[0], ends[1]) * width, max(ends[0], ends[1]))
  }

  private func number(within bounds: NumberBounds?, _ random: inout SeededRandom) -> Double {
    guard let bounds else {
      let numbers: [Double] = [.nan, .infinity, -.infinity, 0, 1e300]
      return numbers.randomElement(using: &random) ?? 0
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return bounds.low
    case 1: return bounds.high
    default: return Double.random(in: bounds.low...bounds.high, using: &random)
    }
  }
}
