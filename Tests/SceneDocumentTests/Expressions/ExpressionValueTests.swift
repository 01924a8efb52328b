import Drawing
import Geometry
import TestSupport
import Testing

@testable import SceneDocument

@Suite("Values of expressions")
struct ExpressionValueTests {
  private func value(
    _ text: String, _ expectation: ExpectedType = .anything,
    variables: [(String, SceneValue)] = []
  ) throws -> SceneValue {
    var (layout, environment) = (VariableLayout(), VariableValues())
    for (name, value) in variables {
      layout.add(name, value.type)
      environment.append(value)
    }
    let result = ExpressionCompiler.compile(
      Array(text.utf8), expecting: expectation, layout: layout)
    #expect(result.errors == [], "\(text)")
    return try #require(result.program).value(in: environment)
  }

  @Test(
    "numbers",
    arguments: [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("2 - 3 - 4", -5), ("-2 * -3", 6), ("7 % 3", 1),
      ("-7 % 3", -1), ("mod(-7, 3)", 2), (".5e1 + 1e-1", 5.1), ("min(3, 1, 2)", 1),
      ("max([3, 1, 2])", 3), ("sum([3, 1, 2])", 6), ("clamp(5, 0, 1)", 1), ("round(-2.5)", -3),
      ("floor(-0.5)", -1), ("ceil(0.2)", 1), ("trunc(-1.7)", -1), ("fract(1.25)", 0.25),
      ("sign(-3)", -1), ("abs(-3)", 3), ("sqrt(16)", 4), ("pow(2, 10)", 1024), ("hypot(3, 4)", 5),
      ("log2(8)", 3), ("log10(1000)", 3), ("log(exp(2))", 2), ("sin(pi / 2)", 1), ("cos(tau)", 1),
      ("degrees(atan2(1, 1))", 45), ("radians(180) / pi", 1), ("mix(10, 20, 0.25)", 12.5),
      ("lerp(10, 20, 1.5)", 25), ("step(0.5, 0.4)", 0), ("smoothstep(0, 2, 1)", 0.5),
      ("smoothstep(1, 1, 1)", 1), ("true ? 1 : 2", 1), ("1 > 2 ? 1 : 2 > 1 ? 3 : 4", 3),
      ("[10, 20, 30][1]", 20), ("[10, 20, 30].count", 3), ("'déjà'.count", 4),
      ("point(3, 4).y", 4), ("(point(3, 4) * 2 - point(1, 1)).x", 5), ("#ff8000.green * 255", 128),
      ("min([])", 0), ("[point(1, 2), point(3, 4)][1].x", 3), ("[1, 2][0.9]", 1),
      ("average([1, 2, 6])", 3), ("sum(range(4))", 6), ("range(2, 5)[2]", 4), ("range(3).count", 3),
      ("reversed([1, 2, 3])[0]", 3), ("sorted([3, 1, 2])[1]", 2), ("length([3, 4])", 5),
      ("distance([1, 1], [4, 5])", 5), ("polar(180, 2).x", -2), ("gray(0.5).red", 0.5),
      ("noise(3, 4, 5)", 0), ("random(1) == random(1) ? 1 : 0", 1), ("words('a b  c').count", 3),
      ("reversed([point(1, 2), point(3, 4)])[0].y", 4), ("max([random(7), 1])", 1),
      ("hsb(120, 1, 1).green", 1), ("hsl(0, 1, 0.5).red", 1), ("hsb(240, 1, 0.5).blue", 0.5),
    ])
  func numbers(text: String, expected: Double) throws {
    let result = try value(text)
    guard case .number(let number) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(abs(number - expected) < 1e-12)
  }

  @Test(
    "texts",
    arguments: [
      ("fixed(1234.5, 2)", "1,234.50"), ("percent(0.256)", "26%"), ("clock(75)", "1:15"),
      ("currency(3, '€', 0)", "€3"), ("uppercase('ab')", "AB"), ("lowercase('AB')", "ab"),
      ("prefix('hello', 2)", "he"), ("dropFirst('hello', 2)", "llo"), ("repeat('ab', 3)", "ababab"),
      ("reversed('abc')", "cba"), ("characters('né')[1]", "é"), ("lines('a')[0]", "a"),
      ("prefix('a', 0 - 3)", ""),
    ])
  func texts(text: String, expected: String) throws {
    #expect(try value(text) == .string(expected))
  }

  @Test("chance is spread evenly, and noise is smooth")
  func chance() throws {
    var sum = 0.0
    var values: Set<Double> = []
    for seed in 0..<500 {
      guard
        case .number(let number) = try value(
          "random(i, 2)", variables: [("i", .number(Double(seed)))])
      else { return }
      #expect((0..<1).contains(number))
      values.insert(number)
      sum += number
    }
    #expect(values.count > 495 && abs(sum / 500 - 0.5) < 0.05)
    var previous = 0.0
    for step in 0..<300 {
      let place = Double(step) / 50
      guard
        case .number(let number) = try value(
          "noise(x, x / 2, 0.3)", variables: [("x", .number(place))])
      else { return }
      #expect(abs(number) <= 1.1 && (step == 0 || abs(number - previous) < 0.1))
      previous = number
    }
  }

  @Test(
    "booleans",
    arguments: [
      ("!true || true && false", false), ("1 < 2 == true", true), ("1 != 1", false),
      ("'a' == 'a' && 'a' != 'b'", true), ("[1, 2] == [1, 2]", true), ("#f00 == 'red'", true),
      ("'red' == rgb(255, 0, 0)", true), ("point(1, 2) == [1, 2]", true),
      ("2 >= 2 && 2 <= 2", true),
    ])
  func booleans(text: String, expected: Bool) throws {
    #expect(try value(text) == .boolean(expected))
  }

  @Test("strings are joined with numbers as people write them")
  func strings() throws {
    #expect(try value("'n = ' + 3 + \"!\"") == .string("n = 3!"))
    #expect(try value("0.5 + ''") == .string("0.5"))
    #expect(try value("['a', 'b'][x]", variables: [("x", .number(1))]) == .string("b"))
    #expect(try value("'it\\'s'") == .string("it's"))
  }

  @Test("a place that wants a color, an angle or a point takes strings and lists for them")
  func literals() throws {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    #expect(try value("'#f00'", .color) == .color(red))
    #expect(
      try value(
        "on ? 'red' : tint", .color, variables: [("on", .boolean(true)), ("tint", .color(.white))])
        == .color(red))
    #expect(try value("opacity(mix('white', '#f00', 1), 0.5)", .color) == .color(red.opacity(0.5)))
    #expect(try value("['red', 'red'][0]", .color) == .color(red))
    #expect(try value("'0.25turn'", .angle) == .number(90))
    #expect(try value("true ? 'topTrailing' : 'center'", .unitPoint) == .point(CGPoint(x: 1, y: 0)))
    #expect(try value("[1 + 1, 3]", .point) == .point(CGPoint(x: 2, y: 3)))
  }

  @Test("variables of every type are found in their places")
  func variables() throws {
    let variables: [(String, SceneValue)] = [
      ("a", .number(1)), ("s", .string("x")), ("p", .point(CGPoint(x: 2, y: 3))),
      ("l", .list([.number(4), .number(5)])), ("c", .color(.white)), ("b", .boolean(true)),
      ("t", .list([.string("u"), .string("v")])),
    ]
    for (name, expected) in variables {
      #expect(try value(name, variables: variables) == expected)
    }
    #expect(
      try value("b ? a + p.y + l[a] + c.blue + t.count : 0", variables: variables) == .number(12))
    #expect(try value("b ? l : [1]", variables: variables) == .list([.number(4), .number(5)]))
  }

  @Test("an index outside a list that is known only later takes the nearest element")
  func indices() throws {
    for (index, expected) in [(-5.0, 10.0), (7, 30), (1.9, 20), (.nan, 10), (.infinity, 30)] {
      let result = try value("[10, 20, 30][i]", variables: [("i", .number(index))])
      #expect(result == .number(expected))
    }
  }

  @Test("dividing by zero and the like give what IEEE 754 says")
  func exceptional() throws {
    #expect(try value("1 / x", variables: [("x", .number(0))]) == .number(.infinity))
    guard case .number(let number) = try value("sqrt(0 - 1)") else { return }
    #expect(number.isNaN)
  }

  @Test("what is constant is computed when the expression is compiled")
  func folding() throws {
    let result = ExpressionCompiler.compile(
      Array("2 * (3 + sin(0))".utf8), layout: VariableLayout())
    let program = try #require(result.program)
    #expect(program.isConstant)
    #expect(program.instructions.count == 1)
  }

  @Test("random sums and products agree with Swift's")
  func arithmetic() throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<300 {
      let numbers = (0..<4).map { _ in random.double(in: -100...100) }
      let text = "a * b - c / d + (a - b) * (c + d)"
      let variables = zip(["a", "b", "c", "d"], numbers).map { ($0, SceneValue.number($1)) }
      let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
      #expect(
        try value(text, variables: variables) == .number(a * b - c / d + (a - b) * (c + d)))
    }
  }
}
