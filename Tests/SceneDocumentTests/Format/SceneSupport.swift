import Drawing
import SVG
import Testing
import Typography

@testable import SceneDocument

/// The scene of a document that is to be right.
func scene(
  _ text: String, overrides: [String: String] = [:], location: SourceLocation = #_sourceLocation
) throws -> LoadedScene {
  do throws(DiagnosticList) {
    return try SceneReader.read(
      SourceText(name: "s.json", text: text), overrides: overrides, loadImage: testImage,
      loadSVG: testSVG)
  } catch {
    Issue.record("\(error)", sourceLocation: location)
    throw error
  }
}

/// What is said of a document that is to be wrong.
func report(_ text: String, overrides: [String: String] = [:]) -> String {
  do throws(DiagnosticList) {
    _ = try SceneReader.read(
      SourceText(name: "s.json", text: text), overrides: overrides, loadImage: testImage,
      loadSVG: testSVG)
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

/// The only picture that there is: `photo.png`, a red pixel.
func testImage(_ name: String) throws -> BitmapImage {
  guard name == "photo.png" else { throw NoSuchImage() }
  return BitmapImage(Bitmap(width: 1, height: 1, bytes: [255, 0, 0, 255]))
}

struct NoSuchImage: Error, CustomStringConvertible {
  var description: String { "there is no such file" }
}

/// An SVG file for the name of any.
private func testSVG(_ name: String) throws -> SVGDocument {
  try SVGDocument(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><circle id="dot" r="4"/></svg>
    """, options: SVGOptions(fonts: FontLibrary(usesSystemFonts: false)))
}
