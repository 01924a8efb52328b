import Rendering

/// `animate validate`: all mistakes of a scene, or of an SVG file.
struct ValidateCommand: Command {
  /// How mistakes are shown.
  enum Format: String, CaseIterable {
    case text
    case json
  }

  static let worksOnFilms = false
  static let name = "validate"
  static let summary = "list the mistakes of a scene"
  static let synopsis = "SCENE [OPTIONS]"
  static let examples = [
    "animate validate Scenes/morph.json", "animate validate scene.json --strict --format json",
    "animate validate logo.svg",
  ]

  var scene = SceneOptions()
  var isStrict = false
  var format = Format.text

  var isQuiet: Bool { scene.isQuiet }

  static var operands: [Operand<Self>] { SceneOptions.operands.map { $0.within(\.scene) } }

  static var options: [Option<Self>] {
    [
      Option("--strict", flag: \.isStrict, help: "take warnings for errors"),
      Option(
        "--format", value: .oneOfCases, to: \.format,
        help: "print the mistakes for people, or as a list for editors [text]"),
    ] + SceneOptions.options.map { $0.within(\.scene) }
  }

  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    let outcome = try outcome(console)
    if format == .json {
      try console.print(outcome.diagnostics.json)
    } else {
      console.say(outcome.diagnostics.description)
    }
    guard let film = outcome.film, !isStrict || outcome.diagnostics.isEmpty else {
      throw Failure(.badScene, text: "")
    }
    _ = try PictureOptions().pixelSize(of: try scene.changed(film))
  }

  private func outcome(
    _ console: Console
  ) throws(Failure) -> (film: Film?, diagnostics: DiagnosticList) {
    let file = try SceneFile.read(scene.path, console)
    if let outcome = try SVGInput.review(file, scene) { return outcome }
    let outcome = try scene.outcome(console, file)
    return (outcome.scene?.film, outcome.diagnostics)
  }
}
