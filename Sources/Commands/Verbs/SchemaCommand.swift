import Rendering

/// `animate schema`: what editors complete and check scenes with.
struct SchemaCommand: Command {
  static let worksOnFilms = false
  static let name = "schema"
  static let summary = "print the JSON Schema of scenes, for editors"
  static let synopsis = ""
  static let examples = ["animate schema > scene.schema.json"]

  let isQuiet = false

  static var operands: [Operand<Self>] { [] }
  static var options: [Option<Self>] { [] }

  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    try console.print(SceneSchema.json)
  }
}
