import Testing

@testable import SceneDocument

/// The scene of a document that is to be right.
func scene(
  _ text: String, overrides: [String: String] = [:], location: SourceLocation = #_sourceLocation
) throws -> LoadedScene {
  do throws(DiagnosticList) {
    return try SceneReader.read(SourceText(name: "s.json", text: text), overrides: overrides)
  } catch {
    Issue.record("\(error)", sourceLocation: location)
    throw error
  }
}

/// What is said of a document that is to be wrong.
func report(_ text: String, overrides: [String: String] = [:]) -> String {
  do throws(DiagnosticList) {
    _ = try SceneReader.read(SourceText(name: "s.json", text: text), overrides: overrides)
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
