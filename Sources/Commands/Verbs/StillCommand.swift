import Rendering

/// `animate still`: the picture of one moment.
struct StillCommand: Command {
  static let name = "still"
  static let summary = "render one moment of a scene to a picture"
  static let synopsis = "SCENE --at SECONDS -o FILE.png [OPTIONS]"
  static let examples = ["animate still Scenes/morph.json --at 1.5 -o morph.png"]

  var scene = SceneOptions()
  var output: String?
  var format: OutputFormat?
  var moment = Moment()
  var picture = PictureOptions()

  var isQuiet: Bool { scene.isQuiet }

  static var operands: [Operand<Self>] { SceneOptions.operands.map { $0.within(\.scene) } }

  static var options: [Option<Self>] {
    [
      Option(
        "-o", "--output", value: .text("FILE", "a path"), to: \.output,
        help: "the .png, .jpg or .webp file to write"),
      Option(
        "--format", value: .format(among: OutputFormat.all.filter(\.canBeStill)), to: \.format,
        help: "what to write whatever FILE is called, such as - for standard output"),
    ] + Moment.options.map { $0.within(\.moment) }
      + PictureOptions.options.map { $0.within(\.picture) }
      + SceneOptions.options.map { $0.within(\.scene) }
  }

  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    let path = try OutputPaths.single(output, command: Self.name, scene: scene.path)
    let destination = try Destination(path, format: format)
    try destination.checkStill()
    let film = try scene.load(console).film
    let clip = Clip(frames: 0..<1, frameRate: film.frameRate)
    try RenderJob(film: film, clip: clip, start: try moment.time(in: film), picture: picture)
      .run(to: [destination], console, interruption)
  }
}
