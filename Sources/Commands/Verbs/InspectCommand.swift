import Rendering

/// `animate inspect`: the drawing of one moment in words or as data.
struct InspectCommand: Command {
  static let name = "inspect"
  static let summary = "print what one moment of a scene draws"
  static let synopsis = "SCENE --at SECONDS [OPTIONS]"
  static let examples = [
    "animate inspect Scenes/morph.json --at 1.5",
    "animate inspect Scenes/morph.json --at 1.5 --json",
  ]

  var scene = SceneOptions()
  var moment = Moment()
  var isJSON = false

  var isQuiet: Bool { scene.isQuiet }

  static var operands: [Operand<Self>] { SceneOptions.operands.map { $0.within(\.scene) } }

  static var options: [Option<Self>] {
    Moment.options.map { $0.within(\.moment) }
      + [Option("--json", flag: \.isJSON, help: "print data instead of an indented tree")]
      + SceneOptions.options.map { $0.within(\.scene) }
  }

  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    let film = try scene.load(console).film
    let drawing = film.makeStage().drawing(at: try moment.time(in: film))
    try console.print(isJSON ? drawing.json : "\(drawing)\n")
  }
}
