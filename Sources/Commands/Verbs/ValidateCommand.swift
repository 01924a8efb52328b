import Rendering

/// `animate validate`: all mistakes of a scene.
struct ValidateCommand: Command {
  static let worksOnFilms = false
  static let name = "validate"
  static let summary = "list the mistakes of a scene"
  static let synopsis = "SCENE [OPTIONS]"
  static let examples = ["animate validate Scenes/morph.json"]

  var scene = SceneOptions()

  var isQuiet: Bool { scene.isQuiet }

  static var operands: [Operand<Self>] { SceneOptions.operands.map { $0.within(\.scene) } }
  static var options: [Option<Self>] { SceneOptions.options.map { $0.within(\.scene) } }

  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    let film = try scene.load(console).film
    _ = try PictureOptions().pixelSize(of: film)
  }
}
