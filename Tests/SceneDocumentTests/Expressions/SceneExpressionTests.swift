import Drawing
import Geometry
import Testing

@testable import SceneDocument

@Suite("Expressions by themselves")
struct SceneExpressionTests {
  @Test("give a value for the variables' values")
  func values() throws {
    var expression = try SceneExpression(
      "open ? n * 2 : -n", variables: ["n": .number(3), "open": .boolean(false)])
    #expect(expression.value == .number(-3))
    expression["open"] = .boolean(true)
    expression["n"] = .number(5)
    #expect(expression.number == 10)
    #expect(expression["n"] == .number(5))
  }

  @Test("keep the types of their variables, and know no others")
  func types() throws {
    var expression = try SceneExpression("text + '!'", variables: ["text": .string("ho")])
    expression["text"] = .number(1)
    expression["other"] = .string("x")
    expression["text"] = nil
    #expect(expression.value == .string("ho!"))
    #expect(expression.number == nil)
    #expect(expression["other"] == nil)
  }

  @Test("give the same value however often they run, whatever their lists hold")
  func again() throws {
    let texts = ["[1, 2, 3][n]", "['a', 'b'][n] + fixed(n, 1)", "point(n, [4, 5][n])", "#fff"]
    for text in texts {
      let expression = try SceneExpression(text, variables: ["n": .number(1)])
      let first = expression.value
      for _ in 0..<3 { #expect(expression.value == first) }
    }
    #expect(
      try SceneExpression("point(n, [4, 5][n])", variables: ["n": .number(1)]).value
        == .point(CGPoint(x: 1, y: 5)))
  }

  @Test("say where they are wrong")
  func mistakes() {
    #expect(throws: DiagnosticList.self) {
      try SceneExpression("1 + m", variables: ["n": .number(1)])
    }
    do throws(DiagnosticList) {
      _ = try SceneExpression("1 + m", variables: ["n": .number(1)])
    } catch {
      #expect(error.description.hasPrefix("expression:1:5: error: unknown name \"m\""))
    }
  }
}
