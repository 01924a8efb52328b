import Drawing
import TestSupport
import Testing

@testable import SceneDocument

@Suite("Mistakes in expressions")
struct ExpressionErrorTests {
  private func errors(_ text: String, _ expectation: ExpectedType = .anything) -> [String] {
    var layout = VariableLayout()
    layout.add("time", .number)
    layout.add("open", .boolean)
    layout.add("tint", .color)
    layout.add("values", .list(.number))
    let result = ExpressionCompiler.compile(
      Array(text.utf8), expecting: expectation, layout: layout)
    #expect((result.program == nil) == !result.errors.isEmpty)
    return result.errors.map { "\($0.range.lowerBound)..<\($0.range.upperBound) \($0.message)" }
  }

  @Test(
    "a mistake is named with its place",
    arguments: [
      ("", "0..<0 expected a value, found the end of the expression"),
      ("1 +", "3..<3 expected a value, found the end of the expression"),
      ("1 2", "2..<3 expected an operator, found 2"),
      ("(1 + 2", "6..<6 expected \")\", found the end of the expression"),
      ("min(1, 2", "8..<8 expected \",\" or \")\", found the end of the expression"),
      ("[1, 2", "5..<5 expected \",\" or \"]\", found the end of the expression"),
      (
        "open ? 1",
        "8..<8 expected \":\" and the value for when the condition is false, "
          + "found the end of the expression"
      ),
      ("oepn", "0..<4 unknown name \"oepn\", did you mean \"open\"?"),
      ("zzz", "0..<3 unknown name \"zzz\""),
      ("sine(1)", "0..<4 unknown function \"sine\", did you mean \"sin\"?"),
      ("if(open, 1, 2)", "0..<2 a choice is written \"condition ? a : b\""),
      ("sin(1, 2)", "0..<9 sin(radians) can't be called with 2 values"),
      ("min()", "0..<5 min(a, b, …) or min(list) can't be called with 0 values"),
      ("open + 1", "0..<8 \"+\" can't be applied to a boolean and a number"),
      ("open ? 1 : 'a'", "11..<14 expected a number, found a string"),
      ("1 ? 2 : 3", "0..<1 expected a boolean, found a number"),
      ("!1", "1..<2 expected a boolean, found a number"),
      ("-open", "1..<5 \"-\" needs a number or a point, found a boolean"),
      ("tint == 1", "8..<9 expected a color, found a number"),
      ("tint.bleu", "5..<9 a color has no \"bleu\", did you mean \"blue\"?"),
      ("open[0]", "0..<4 only a list has elements, found a boolean"),
      ("[1, 2][2]", "7..<8 the list has no such element"),
      ("[1, 'a']", "4..<7 expected a number, found a string"),
      ("[[1], [2]]", "1..<4 a list can't hold lists"),
      ("open = true", "5..<6 values are compared with \"==\""),
      ("open & true", "5..<6 \"and\" is written \"&&\""),
      ("2 ^ 3", "2..<3 powers are written \"pow(x, y)\""),
      ("2 § 3", "2..<4 \"§\" has no meaning in an expression"),
      ("10px", "0..<4 a number ends before \"px\""),
      ("1e999", "0..<5 this number is too large"),
      ("'abc", "0..<4 this string isn't closed"),
      ("#ff", "0..<3 a color has 3, 4, 6 or 8 hexadecimal digits after \"#\""),
      ("open.", "5..<5 expected a name after \".\", found the end of the expression"),
    ])
  func message(text: String, expected: String) { #expect(errors(text) == [expected]) }

  @Test("several mistakes are reported at once")
  func several() {
    #expect(errors("oepn ? sinn(1) : (tint + 1)").count == 3)
  }

  @Test("what a place wants is checked")
  func expectations() {
    #expect(errors("1", .color) == ["0..<1 expected a color, found a number"])
    #expect(errors("'rde'", .color) == ["0..<5 unknown color 'rde'"])
    #expect(errors("'topp'", .unitPoint) == ["0..<6 unknown point 'topp', did you mean \"top\"?"])
    #expect(errors("'45'", .angle).count == 1)
    #expect(errors("[1]", .point) == ["0..<3 a point is a list of two numbers"])
    #expect(errors("values", .point) == ["0..<6 expected a point, found a list of numbers"])
  }

  @Test("depth and length have limits")
  func limits() {
    let nested = String(repeating: "(", count: 3000) + "1" + String(repeating: ")", count: 3000)
    for text in [
      nested, String(repeating: "-", count: 3000) + "1", String(repeating: "1+", count: 3000) + "1",
      "values" + String(repeating: "[0]", count: 3000), String(repeating: "1?", count: 3000),
      String(repeating: "min(", count: 2000),
    ] {
      #expect(errors(text).first?.hasSuffix("more than 128 operations inside one another") == true)
    }
    #expect(
      errors(String(repeating: " ", count: 20_000)) == [
        "0..<20000 an expression has at most 10000 bytes"
      ])
  }

  @Test("no text crashes the compiler or what it makes")
  func fuzz() {
    var random = SeededRandom(seed: 5)
    let words = [
      "1", "0.5", "open", "tint", "values", "time", "+", "-", "*", "/", "%", "(", ")", "[", "]",
      ",",
      "?", ":", "==", "<", "&&", "!", ".", "x", "count", "min(", "mix(", "point(", "'a'", "#f00",
      "rgb(",
    ]
    var layout = VariableLayout()
    layout.add("time", .number)
    layout.add("open", .boolean)
    layout.add("tint", .color)
    layout.add("values", .list(.number))
    var environment = VariableValues()
    for value: SceneValue in [.number(1), .boolean(true), .color(.white), .list([.number(2)])] {
      environment.append(value)
    }
    var compiled = 0
    for _ in 0..<30_000 {
      let count = Int.random(in: 1...9, using: &random)
      let text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(
        separator: " ")
      let result = ExpressionCompiler.compile(Array(text.utf8), layout: layout)
      #expect((result.program == nil) == !result.errors.isEmpty)
      if let program = result.program {
        compiled += 1
        #expect(program.value(in: environment).type == program.type || program.type.isObject)
      }
    }
    #expect(compiled > 500)
  }
}
