import Rendering

/// `animate frames`: the frames of a film as numbered PNG files.
struct FramesCommand: Command {
  static let name = "frames"
  static let summary = "render a scene to numbered PNG files"
  static let synopsis = "SCENE -o FOLDER [OPTIONS]"
  static let examples = [
    "animate frames Scenes/morph.json -o frames",
    "animate frames Scenes/morph.json -o frames/morph-%05d.png --frames 30...59",
  ]

  var scene = SceneOptions()
  var output: String?
  var picture = PictureOptions()
  var selection = FrameSelection()
  var work = WorkOptions()

  var isQuiet: Bool { scene.isQuiet }

  static var operands: [Operand<Self>] { SceneOptions.operands.map { $0.within(\.scene) } }

  static var options: [Option<Self>] {
    [
      Option(
        "-o", "--output", value: .text("FOLDER", "a folder"), to: \.output,
        help: "the folder to write to, or a path with the number's place, such as f%04d.png")
    ] + PictureOptions.options.map { $0.within(\.picture) }
      + FrameSelection.options.map { $0.within(\.selection) }
      + SceneOptions.options.map { $0.within(\.scene) }
      + WorkOptions.options.map { $0.within(\.work) }
  }

  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    let path = try OutputPaths.single(output, command: Self.name, scene: scene.path)
    let film = try scene.load(console).film
    let job = RenderJob(
      film: film, clip: try selection.clip(of: film), picture: picture, work: work)
    let sequence = path.contains("%") || path.hasSuffix("/") ? path : path + "/"
    try job.run(to: [try Destination(sequence)], console, interruption)
  }
}
