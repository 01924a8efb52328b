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
    let scene = reading.scene(tree.root, SceneSettings())
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

  @Test("finds steps by their labels")
  func labels() throws {
    let steps = """
      [{ "at": 1, "label": "in", \(change) }, { "at": "in", \(change) },
       { "after": { "label": "in", "plus": 0.25 }, \(change) },
       { "at": 4, "sequence": [{ \(change), "label": "inner" }, { "at": { "label": "inner", "plus": 2 }, \(change) }] },
       { "after": "inner", \(change) }]
      """
    #expect(try times(steps) == [1, 1, 1.75, 4, 4.5, 6])
    let wrong =
      "{ \"body\": { \"circle\": {} }, \"script\": [{ \"at\": \"out\", \"tap\": [0, 0] }] }"
    #expect(headlines(wrong) == ["1:48: error: no step before has the label \"out\""])
  }

  @Test("takes linked changes back in the other order")
  func links() throws {
    let film = try scene(
      """
      { "size": [100, 100], "state": { "zoom": 10, "seats": 20 }, "duration": 6,
        "body": { "zstack": [
          { "rectangle": {}, "modifiers": [{ "frame": { "width": "= zoom", "height": 1 } }] },
          { "rectangle": {}, "modifiers": [{ "frame": { "width": "= seats", "height": 1 } }] } ] },
        "script": [
          { "at": 1, "label": "visit", "link": [
            { "set": { "zoom": 50 }, "animation": { "linear": { "duration": 1 } } },
            { "set": { "seats": 60 }, "animation": { "linear": { "duration": 0.5 } } } ] },
          { "at": 4, "reverse": "visit" } ] }
      """
    ).film
    let stage = film.makeStage()
    func isShown(_ zoom: Int, _ seats: Int, at time: Double) -> Bool {
      let drawing = "\(stage.drawing(at: time))"
      return drawing.contains("L\(zoom) 0") && drawing.contains("L\(seats) 0")
    }
    #expect(isShown(10, 20, at: 0.9) && isShown(30, 20, at: 1.5))
    #expect(isShown(50, 40, at: 2.25) && isShown(50, 60, at: 3))
    #expect(isShown(50, 40, at: 4.25) && isShown(30, 20, at: 5) && isShown(10, 20, at: 5.6))
  }
}
