import Animate
import Foundation
import Testing

/// What the README shows must be true.
@Suite("The README")
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The contents of the fenced blocks in `language`.
  private func blocks(of language: String) throws -> [String] {
    try text("README.md").components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  @Test("shows scenes that can be rendered as they stand")
  func scenesAreValid() throws {
    let scenes = try blocks(of: "json")
    #expect(!scenes.isEmpty)
    for scene in scenes {
      let loaded = try SceneReader.read(SourceText(name: "README.md", text: scene))
      #expect(loaded.warnings.isEmpty)
      let film = loaded.film
      #expect(film.makeStage().drawing(at: 0) != film.makeStage().drawing(at: 0.7))
    }
  }

  @Test("shows Swift that compiles: this file's own")
  func swiftIsThisFiles() throws {
    let own = try text("Tests/AnimateTests/ReadmeTests.swift")
    for block in try blocks(of: "swift") {
      let body = block.replacingOccurrences(of: "import Animate\n\n", with: "")
      #expect(own.contains(body))
    }
    let stage = Greeting.film.makeStage()
    #expect(stage.drawing(at: 0.1) != stage.drawing(at: 0.5))
    #expect(stage.diagnostics == [])
  }

  @Test("shows mistakes as they are reported")
  func mistakesAreAsReported() throws {
    let scene = """
      { "state": { "open": false },
        "body": { "circle": {}, "modifiers": [ { "fill": "#ff9f0a" },
          { "scaleEfect": "= open ? 1 : 0.2" },
          { "opacity": "= opne ? 1 : 0.5" } ] } }
      """
    let report = #expect(throws: DiagnosticList.self) {
      try SceneReader.read(SourceText(name: "card.json", text: scene))
    }
    let lines = (report?.description ?? "").split(separator: "\n").map { "    " + $0 }
    #expect(try text("README.md").contains(lines.joined(separator: "\n")))
  }

  @Test("is short enough to be read")
  func isShort() throws {
    #expect(
      try text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
  }
}

struct Greeting: FilmProgram {
  static let film = Film(
    size: CGSize(width: 320, height: 180), state: 0, script: [.tap("ball", at: 0.2)]
  ) { _ in Ball() }
}

struct Ball: View {
  @State private var isLarge = false

  var body: some View {
    Circle().fill(.orange.gradient).scaleEffect(isLarge ? 0.8 : 0.2)
      .accessibilityIdentifier("ball")
      .onTapGesture { withAnimation(.bouncy) { isLarge.toggle() } }
  }
}
