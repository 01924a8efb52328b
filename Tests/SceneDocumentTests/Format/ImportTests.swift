import Drawing
import Geometry
import Testing
import Views

@testable import SceneDocument

@Suite("Imports, themes and variants")
struct ImportTests {
  @Test("imported documents bring components and names")
  func imports() throws {
    let film = try scene(
      """
      { "imports": ["parts/cards.json"], "size": [10, 10],
        "body": { "Card": "accent" } }
      """
    ).film
    let drawing = "\(film.makeStage().drawing(at: 0))"
    #expect(drawing.contains("#00ff00"), "\(drawing)")
  }

  @Test("mistakes in an imported document are shown where they are")
  func mistakes() {
    let text = report("{ \"imports\": [\"wrong.json\"], \"body\": { \"circle\": {} } }")
    #expect(
      text.hasPrefix("wrong.json:1:38: error: unknown view \"circel\", did you mean \"circle\"?"),
      "\(text)")
  }

  @Test("circles of imports are an error, and so are files that aren't there")
  func circles() {
    let circle = report("{ \"imports\": [\"circle.json\"], \"body\": { \"circle\": {} } }")
    #expect(
      circle.hasPrefix(
        "round.json:1:15: error: a document imports itself: circle.json → round.json → circle.json"),
      "\(circle)")
    #expect(
      headlines("{ \"imports\": [\"none.json\"], \"body\": { \"circle\": {} } }") == [
        "1:15: error: cannot read \"none.json\": there is no such file"
      ])
    #expect(
      headlines("{ \"imports\": [\"s.json\"], \"body\": { \"circle\": {} } }") == [
        "1:15: error: a document imports itself: s.json"
      ])
  }

  @Test("a theme names colors, fonts and animations")
  func theme() throws {
    let text = """
      { "theme": { "colors": { "brand": "#102030", "paper": { "light": "white", "dark": "black" } },
                   "fonts": { "big": { "size": 40, "weight": "bold" } },
                   "animations": { "quick": { "linear": { "duration": 0.25 } } } },
        "colorScheme": "dark", "background": "paper", "state": { "on": false },
        "body": { "text": "A", "modifiers": [ { "font": "big" },
          { "foregroundStyle": "= on ? 'brand' : '#fff'" } ] },
        "script": [{ "at": 0, "set": { "on": true }, "animation": "quick" }] }
      """
    let film = try scene(text).film
    #expect(film.background == Color.Resolved(css: "black"))
    #expect(abs(film.duration - 0.25) < 1e-9)
    #expect(
      headlines(
        "{ \"theme\": { \"colors\": { \"brand\": \"red\" } }, \"body\": { \"color\": \"brant\" } }")
        == ["1:65: error: unknown color \"brant\", did you mean \"brand\"?"])
  }

  @Test("a variant changes the canvas and the state")
  func variants() throws {
    let source = SourceText(
      name: "s.json",
      text: """
        { "size": [100, 50], "state": { "n": 1 },
          "variants": { "square": { "size": [80, 80], "background": "red", "state": { "n": 3 } },
                        "quick": { "duration": 2, "fps": 10 } },
          "body": { "rectangle": {}, "modifiers": [
            { "frame": { "width": "= canvas.width / 2 + n", "height": 5 } }] } }
        """)
    let plain = try SceneReader.read(source)
    #expect(plain.variants == ["quick", "square"])
    #expect("\(plain.film.makeStage().drawing(at: 0))".contains("L51 0"))
    let square = try SceneReader.read(source, settings: SceneSettings(variant: "square")).film
    #expect(square.size == CGSize(width: 80, height: 80) && square.background?.red == 1)
    #expect("\(square.makeStage().drawing(at: 0))".contains("L43 0"))
    let quick = try SceneReader.read(source, settings: SceneSettings(variant: "quick")).film
    #expect(quick.duration == 2 && quick.frameRate.framesPerSecond == 10)
    #expect(throws: DiagnosticList.self) {
      try SceneReader.read(source, settings: SceneSettings(variant: "squar"))
    }
  }

  @Test("components can ask for values that every use has to give")
  func requiredParameters() {
    let text = """
      { "components": { "Dot": { "parameters": { "size": { "type": "number" } },
          "body": { "circle": {}, "modifiers": [{ "frame": { "width": "= size" } }] } } },
        "body": { "zstack": [{ "Dot": 3 }, { "Dot": {} }, { "Dot": { "size": "a" } }] } }
      """
    #expect(
      headlines(text) == [
        "3:47: error: missing key \"size\", a number",
        "3:72: error: expected a number for \"size\", found a string",
      ])
  }

  @Test("what nothing depends on, and steps after the end, are worth a warning")
  func warnings() throws {
    let loaded = try scene(
      """
      { "duration": 1, "state": { "a": 1, "b": 2, "unused": 3 },
        "components": { "Never": { "body": { "circle": {} } } },
        "body": { "circle": {}, "modifiers": [{ "opacity": "= a / 2" }] },
        "script": [{ "at": 0.5, "set": { "a": 2 } }, { "at": 3, "set": { "a": "= b" } }] }
      """)
    let lines = loaded.warnings.description.split(separator: "\n").filter {
      $0.contains("warning:")
    }
    #expect(
      lines == [
        "s.json:1:45: warning: nothing depends on \"unused\"",
        "s.json:2:19: warning: \"Never\" is never shown",
        "s.json:4:48: warning: the film ends at 1 s, before this step at 3 s",
      ])
  }
}
