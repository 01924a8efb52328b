import Drawing
import Geometry
import Testing
import Views

@testable import SceneDocument

@Suite("Tables of data")
struct DataTests {
  private func document(_ data: String, _ body: String) -> String {
    "{ \"data\": \(data), \"body\": \(body) }"
  }

  /// What a text over the data says.
  private func text(_ data: String, _ expression: String) throws -> String {
    let film = try scene(
      document(data, "{ \"rectangle\": {}, \"modifiers\": [{ \"name\": \"\(expression)\" }] }")
    ).film
    _ = film
    let source = SourceText(name: "s.json", text: document(data, "{ \"circle\": {} }"))
    let tree = try #require(JSONReader.read(source).tree)
    let reading = DocumentReading(diagnostics: DiagnosticList(source: source), files: testFiles)
    let state = reading.scene(tree.root, SceneSettings()).state
    let result = ExpressionCompiler.compile(
      Array(expression.dropFirst().utf8), expecting: .string, layout: reading.components.layout)
    guard case .string(let text) = try #require(result.program).value(in: state) else { return "" }
    return text
  }

  @Test("of comma-separated values have columns of numbers, colors and strings")
  func csv() throws {
    let data = "{ \"sales\": \"sales.csv\" }"
    #expect(try text(data, "= '' + sum(sales.amount)") == "22.5")
    #expect(try text(data, "= '' + sales.count") == "3")
    #expect(try text(data, "= sales.name[2]") == "East, far")
    #expect(try text(data, "= '' + sales.tint[2].blue") == "1")
  }

  @Test("of JSON hold rows, columns or plain values, in a file or in the document")
  func json() throws {
    #expect(try text("{ \"c\": \"cities.json\" }", "= c.name[1] + c.at[1].x") == "Rome3")
    #expect(try text("{ \"c\": { \"n\": [1, 2, 4] } }", "= '' + sum(c.n)") == "7")
    #expect(try text("{ \"c\": [3, 5] }", "= '' + sum(c.value)") == "8")
    #expect(try text("{ \"c\": [{ \"day of week\": \"Mo\" }] }", "= c.day_of_week[0]") == "Mo")
  }

  @Test("are gone through row by row")
  func rows() throws {
    let body = """
      { "zstack": [{ "forEach": { "rows": "sales", "content": [{ "rectangle": {}, "modifiers": [
          { "fill": "= row.tint" }, { "frame": { "width": "= row.amount", "height": 4 } } ] }] } }] }
      """
    let film = try scene(document("{ \"sales\": \"sales.csv\" }", body)).film
    let drawing = "\(film.makeStage().drawing(at: 0))"
    for width in ["L12 0", "L7 0", "L3 0"] { #expect(drawing.contains(width)) }
  }

  @Test("are replaced by other files")
  func replaced() throws {
    let source = SourceText(
      name: "s.json",
      text: document(
        "{ \"cities\": [{ \"name\": \"Bonn\", \"at\": { \"x\": 0, \"y\": 0 } }] }",
        "{ \"forEach\": { \"rows\": \"cities\", \"content\": [{ \"text\": \"= row.name\" }] } }"))
    let settings = SceneSettings(dataFiles: ["cities": "cities.json"])
    _ = try SceneReader.read(source, settings: settings, files: testFiles)
    #expect(throws: DiagnosticList.self) {
      try SceneReader.read(source, settings: SceneSettings(dataFiles: ["citys": "cities.json"]))
    }
  }

  @Test("that are wrong are reported where they are")
  func mistakes() {
    let circle = "{ \"circle\": {} }"
    #expect(
      report(document("{ \"a\": \"broken.csv\" }", circle)).hasPrefix(
        "broken.csv:2:1: error: expected 2 cells like the first line, found 3"))
    #expect(
      headlines(document("{ \"a\": \"none.csv\" }", circle)) == [
        "1:18: error: cannot read \"none.csv\": there is no such file"
      ])
    #expect(
      headlines(document("{ \"a\": [{ \"x\": 1 }, { \"y\": 2 }] }", circle)) == [
        "1:33: error: the first row has no \"y\""
      ])
    #expect(
      headlines(document("{ \"a\": [{ \"n\": 1 }, { \"n\": \"b\" }] }", circle)) == [
        "1:38: error: expected a number like the first row, found a string"
      ])
    let misspelt =
      "{ \"forEach\": { \"rows\": \"sale\", \"content\": [{ \"text\": \"= row.name\" }] } }"
    #expect(
      headlines(document("{ \"sales\": \"sales.csv\" }", misspelt)).first?.hasSuffix(
        "error: the document's \"data\" has no \"sale\", did you mean \"sales\"?") == true)
    let column =
      "{ \"forEach\": { \"rows\": \"sales\", \"content\": [{ \"text\": \"= row.nam\" }] } }"
    #expect(
      headlines(document("{ \"sales\": \"sales.csv\" }", column)).first?.hasSuffix(
        "error: \"row\" has no column \"nam\", did you mean \"name\"?") == true)
  }

  @Test(
    "cells are cut as RFC 4180 says",
    arguments: [
      ("a,b\n1,2", [["a", "b"], ["1", "2"]]), ("a\r\n\r\nb\r\n", [["a"], ["b"]]),
      ("\"x \"\"y\"\"\",z", [["x \"y\"", "z"]]), ("\"two\nlines\", b ", [["two\nlines", "b"]]),
      ("a,,", [["a", "", ""]]), ("\u{FEFF}a", [["a"]]),
    ])
  func cells(_ text: String, _ expected: [[String]]) throws {
    #expect(try CSVReader.records(Array(text.utf8)).map { $0.map(\.text) } == expected)
  }

  @Test("cells that aren't closed are an error", arguments: ["\"a", "a,\"b\"c"])
  func openCells(_ text: String) {
    #expect(throws: CSVReader.Problem.self) { try CSVReader.records(Array(text.utf8)) }
  }
}
