import Drawing
import Testing
import Views

@testable import SceneDocument

@Suite("Texts in documents")
struct TextElementTests {
  private func drawing(_ body: String, at time: Double = 0, script: String = "[]") throws -> String
  {
    let film = try scene(
      """
      { "size": [300, 100], "duration": 2, "state": { "n": 0, "on": true },
        "body": \(body), "script": \(script) }
      """
    ).film
    return "\(film.makeStage().drawing(at: time))"
  }

  private func text(_ keys: String, _ modifiers: String = "") -> String {
    "{ \"text\": \(keys), \"modifiers\": [\(modifiers)] }"
  }

  @Test("show the letters of a string, of an expression and of a number alike")
  func contents() throws {
    let plain = try drawing(text("\"1,234.5\""))
    #expect(!plain.isEmpty)
    #expect(try drawing(text("\"= '1,234' + '.5'\"")) == plain)
    #expect(
      try drawing(text("{ \"value\": 1234.5, \"format\": { \"number\": { \"decimals\": 1 } } }"))
        == plain)
    #expect(try drawing(text("{ \"runs\": [\"1,2\", { \"string\": \"34.5\" }] }")) == plain)
  }

  @Test("read Markdown when told to")
  func markdown() throws {
    let bold = try drawing(text("\"Hi\"", "{ \"bold\": true }"))
    #expect(try drawing(text("{ \"markdown\": \"**Hi**\" }")) == bold)
    #expect(try drawing(text("\"**Hi**\"")) != bold)
  }

  @Test("count from one number to the next when the change is animated")
  func counting() throws {
    let body = text("{ \"value\": \"= n\" }")
    let script =
      "[{ \"at\": 0, \"set\": { \"n\": 100 }, \"animation\": { \"linear\": { \"duration\": 1 } } }]"
    #expect(try drawing(body, at: 0.25, script: script) == drawing(text("\"25\"")))
    #expect(try drawing(body, at: 1, script: script) == drawing(text("\"100\"")))
  }

  @Test("take their font from names, sizes and objects")
  func fonts() throws {
    let large = try drawing(text("\"A\"", "{ \"font\": 34 }"))
    #expect(try drawing(text("\"A\"", "{ \"font\": \"largeTitle\" }")) == large)
    #expect(try drawing(text("\"A\"", "{ \"font\": { \"size\": 34 } }")) == large)
    let heavy = try drawing(text("\"A\"", "{ \"font\": { \"size\": 34, \"weight\": \"heavy\" } }"))
    #expect(
      try drawing(
        text("\"A\"", "{ \"font\": 34 }, { \"fontWeight\": \"= on ? 800 : 100\" }")) == heavy)
    #expect(heavy != large)
  }

  @Test("are shapes when they are to be drawn as such")
  func shape() throws {
    let body = """
      { "textShape": { "string": "O", "font": 80 },
        "modifiers": [{ "trim": { "from": 0, "to": 0.5 } }, { "stroke": "red" }] }
      """
    #expect(try drawing(body).contains("stroke"))
  }

  @Test(
    "mistakes are explained",
    arguments: [
      (
        "{ \"text\": {} }",
        "missing key: one of \"string\", \"markdown\", \"value\", \"runs\""
      ),
      (
        "{ \"text\": { \"string\": \"a\", \"value\": 1 } }",
        "\"string\" and \"value\" exclude each other"
      ),
      (
        "{ \"text\": { \"string\": \"a\", \"format\": \"clock\" } }",
        "\"format\" is for a \"value\""
      ),
      ("{ \"text\": 3 }", "expected a string for \"text\", found 3"),
      (
        "{ \"text\": \"a\", \"modifiers\": [{ \"font\": \"tittle\" }] }",
        "unknown font \"tittle\", did you mean \"title\"?"
      ),
      (
        "{ \"text\": \"a\", \"modifiers\": [{ \"fontWeight\": \"blod\" }] }",
        "unknown value \"blod\", did you mean \"bold\"?"
      ),
      (
        "{ \"text\": \"a\", \"modifiers\": [{ \"font\": { \"features\": { \"toolong\": 1 } } }] }",
        "\"toolong\" is no name of four letters"
      ),
      (
        "{ \"text\": { \"value\": 1, \"format\": \"percents\" } }",
        "unknown number format \"percents\", did you mean \"percent\"?"
      ),
      ("{ \"text\": \"a\", \"modifiers\": [{ \"fill\": \"red\" }] }", "\"fill\" needs a shape"),
    ])
  func mistakes(_ body: String, _ message: String) {
    let lines = headlines("{ \"body\": \(body) }")
    #expect(lines.first?.hasSuffix("error: " + message) == true, "\(lines)")
  }
}
