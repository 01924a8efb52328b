import Drawing
import SVG
import Testing
import Views

@testable import SceneDocument

/// The scene of a document that is to be right.
func scene(
  _ text: String, overrides: [String: String] = [:], location: SourceLocation = #_sourceLocation
) throws -> LoadedScene {
  do throws(DiagnosticList) {
    return try SceneReader.read(
      SourceText(name: "s.json", text: text), settings: SceneSettings(values: overrides),
      files: testFiles)
  } catch {
    Issue.record("\(error)", sourceLocation: location)
    throw error
  }
}

/// What is said of a document that is to be wrong.
func report(_ text: String, overrides: [String: String] = [:]) -> String {
  do throws(DiagnosticList) {
    _ = try SceneReader.read(
      SourceText(name: "s.json", text: text), settings: SceneSettings(values: overrides),
      files: testFiles)
    return ""
  } catch {
    return error.description
  }
}

/// The first lines of the messages, without the document's name.
func headlines(_ text: String, overrides: [String: String] = [:]) -> [String] {
  report(text, overrides: overrides).split(separator: "\n")
    .filter { $0.hasPrefix("s.json:") }
    .map { String($0.dropFirst("s.json:".count)) }
}

/// The files that there are: a picture, two tables, a sound, and documents to import.
var testFiles: SceneFiles {
  SceneFiles(image: testImage, svg: testSVG) { name in
    guard let text = testTexts[name] else { throw NoSuchImage() }
    return Array(text.utf8)
  }
}

private let testTexts = [
  "sales.csv":
    "name,amount,tint\r\nNorth,12.5,#ff0000\nSouth,\" 7\",#00ff00\n\"East, far\",3,#00f\n",
  "cities.json":
    "[{ \"name\": \"Oslo\", \"at\": { \"x\": 1, \"y\": 2 } }, { \"name\": \"Rome\", \"at\": { \"x\": 3, \"y\": 4 } }]",
  "tone.wav": "",
  "broken.csv": "a,b\n1,2,3\n",
  "parts/cards.json": """
  { "imports": ["dots.json"], "theme": { "colors": { "accent": "#00ff00", "ink": "#111" } },
    "components": { "Card": { "parameters": { "tint": "#ff0000" }, "body": {
      "zstack": [{ "rectangle": {}, "modifiers": [{ "fill": "= tint" }] }, { "Dot": {} }] } } } }
  """,
  "parts/dots.json": "{ \"components\": { \"Dot\": { \"body\": { \"circle\": {} } } } }",
  "circle.json": "{ \"imports\": [\"round.json\"] }",
  "round.json": "{ \"imports\": [\"circle.json\"] }",
  "wrong.json": "{ \"components\": { \"Bad\": { \"body\": { \"circel\": {} } } } }",
]

/// The only picture that there is: `photo.png`, a red pixel.
func testImage(_ name: String) throws -> BitmapImage {
  guard name == "photo.png" else { throw NoSuchImage() }
  return BitmapImage(Bitmap(width: 1, height: 1, bytes: [255, 0, 0, 255]))
}

/// The only SVG file that there is: `logo.svg`, a circle.
func testSVG(_ name: String) throws -> SVGDocument {
  guard name == "logo.svg" else { throw NoSuchImage() }
  return try SVGDocument(
    "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><circle id='dot' r='4'/></svg>",
    options: SVGOptions(fonts: .embedded))
}

struct NoSuchImage: Error, CustomStringConvertible {
  var description: String { "there is no such file" }
}
