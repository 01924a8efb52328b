import Testing
import Views

@testable import SceneDocument

@Suite("Controls and gestures in documents")
struct ControlTests {
  /// What is drawn at the end of a film in which a bar is as wide as `n`.
  private func end(_ state: String, _ body: String, _ script: String) throws -> String {
    let film = try scene(
      """
      { "size": [300, 200], "duration": 3, "state": \(state),
        "body": { "vstack": [ { "rectangle": {}, "modifiers": [
          { "frame": { "width": "= n", "height": 4 } }] }, \(body) ] }, "script": \(script) }
      """
    ).film
    let stage = film.makeStage()
    let drawing = "\(stage.drawing(at: 3))"
    #expect(stage.diagnostics == [])
    return drawing
  }

  @Test("buttons change the state")
  func button() throws {
    let body = """
      { "button": { "content": [{ "text": "More" }], "set": { "n": "= n + 30" }, "style": "bordered" },
        "modifiers": [{ "name": "more" }] }
      """
    let drawing = try end(
      "{ \"n\": 10 }", body,
      "[{ \"at\": 0.5, \"tap\": \"more\" }, { \"at\": 1.5, \"tap\": \"more\" }]")
    #expect(drawing.contains("L70 0"))
  }

  @Test("toggles switch a boolean")
  func toggle() throws {
    let body = """
      { "toggle": { "isOn": "on" }, "modifiers": [{ "fixedSize": {} }, { "name": "switch" },
        { "onChange": { "of": "= on", "set": { "n": "= on ? 90 : 20" } } }] }
      """
    let drawing = try end(
      "{ \"n\": 10, \"on\": false }", body,
      "[{ \"at\": 0.5, \"tap\": \"switch\" }]")
    #expect(drawing.contains("L90 0"), "\(drawing)")
  }

  @Test("the state follows a drag and what comes after it")
  func drag() throws {
    let body = """
      { "rectangle": {}, "modifiers": [ { "frame": { "width": 50, "height": 50 } }, { "name": "card" },
        { "onDrag": { "translation": "shift", "ended": { "set": { "n": "= shift.x + 10" } } } } ] }
      """
    let drawing = try end(
      "{ \"n\": 10, \"shift\": { \"x\": 0, \"y\": 0 } }", body,
      "[{ \"at\": 0.5, \"drag\": { \"on\": \"card\", \"by\": [40, 0] } }]")
    #expect(drawing.contains("L50 0"), "\(drawing)")
  }

  @Test("pages show the one that the state says")
  func pages() throws {
    let body =
      "{ \"pages\": { \"selection\": \"n\", \"content\": [{ \"color\": \"red\" }, { \"color\": \"blue\" }] } }"
    let first = try end("{ \"n\": 0 }", body, "[]")
    let second = try end("{ \"n\": 1 }", body, "[]")
    #expect(first != second)
  }

  @Test("scroll views are moved by the script")
  func scroll() throws {
    let body = """
      { "scrollView": [{ "vstack": [{ "forEach": { "count": 20, "content": [
          { "text": "= '' + i", "modifiers": [{ "frame": { "height": 40 } }, { "id": "= i" }] }] } }] }],
        "modifiers": [{ "frame": { "height": 100 } }, { "name": "list" }] }
      """
    let still = try end("{ \"n\": 0 }", body, "[]")
    for move in ["\"by\": [0, 90]", "\"edge\": \"bottom\"", "\"to\": [0, 50]", "\"view\": 9"] {
      let moved = try end(
        "{ \"n\": 0 }", body, "[{ \"at\": 1, \"scroll\": { \"on\": \"list\", \(move) } }]")
      #expect(moved != still, "\(move)")
    }
  }

  @Test("mistakes are explained")
  func mistakes() {
    let text = """
      { "state": { "n": 1 }, "body": { "vstack": [{ "toggle": { "isOn": "n" } },
        { "pages": { "selection": "m", "content": [] } }, { "button": { "content": [] } }] } }
      """
    #expect(
      headlines(text) == [
        "1:67: error: expected the name of a variable of the state that is a boolean, found a number",
        "2:29: error: the state has no \"m\"",
        "2:65: error: missing key \"set\", an object of variables and values",
      ])
  }
}
