import Testing
import Views

@testable import SceneDocument

@Suite("The script of a scene")
struct ScriptTests {
  /// The times and counts of the steps of a script over a variable `n`.
  private func times(_ script: String) throws -> [Double] {
    let text = "{ \"state\": { \"n\": 0 }, \"body\": { \"circle\": {} }, \"script\": \(script) }"
    let source = SourceText(name: "s.json", text: text)
    let tree = try #require(JSONReader.read(source).tree)
    let reading = DocumentReading(diagnostics: DiagnosticList(source: source))
    let scene = reading.scene(tree.root, overrides: [:])
    #expect(!reading.diagnostics.hasErrors, "\(reading.diagnostics)")
    return scene.steps.map { ($0.time * 1000).rounded() / 1000 }
  }

  private let change =
    "\"set\": { \"n\": \"= n + 1\" }, \"animation\": { \"linear\": { \"duration\": 0.5 } }"

  @Test("repeats steps, one after another or at intervals")
  func repetition() throws {
    #expect(try times("[{ \"at\": 1, \"repeat\": 3, \(change) }]") == [1, 1.5, 2])
    #expect(
      try times(
        "[{ \"at\": 1, \"repeat\": 3, \"every\": 0.2, \(change) }, { \"after\": 0.1, \(change) }]")
        == [1, 1.2, 1.4, 2])
  }

  @Test("runs the steps of a sequence one after another")
  func sequence() throws {
    let steps = "[{ \(change) }, { \"after\": 0.1, \(change) }, { \(change) }]"
    let all = try times("[{ \"at\": 2, \"sequence\": \(steps) }, { \"after\": 0, \(change) }]")
    #expect(all == [2, 2.6, 3.1, 3.6])
  }

  @Test("begins the steps of a parallel together, or staggered")
  func parallel() throws {
    let steps = "[{ \(change) }, { \(change) }, { \"at\": 1, \(change) }]"
    let together = try times("[{ \"at\": 2, \"parallel\": \(steps) }, { \"after\": 0, \(change) }]")
    #expect(together == [2, 2, 3, 3.5])
    let staggered = try times("[{ \"at\": 2, \"stagger\": 0.1, \"parallel\": \(steps) }]")
    #expect(staggered == [2, 2.1, 3])
  }

  @Test("touches views, whose actions change the state")
  func taps() throws {
    let film = try scene(
      """
      { "size": [100, 100], "duration": 2, "state": { "width": 10 },
        "body": { "rectangle": {}, "modifiers": [
          { "fill": "red" }, { "frame": { "width": "= width", "height": 10 } }, { "name": "box" },
          { "onTap": { "set": { "width": "= width * 2" } } } ] },
        "script": [{ "at": 0.5, "tap": "box" }, { "at": 1, "set": { "width": "= width + 1" } }] }
      """
    ).film
    let stage = film.makeStage()
    #expect("\(stage.drawing(at: 0.4))".contains("M0 0L10 0"))
    #expect("\(stage.drawing(at: 0.8))".contains("M0 0L20 0"))
    #expect("\(stage.drawing(at: 1.5))".contains("M0 0L21 0"))
  }
}
