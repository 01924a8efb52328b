import Animate

/// `animate still`: the picture of one moment.
struct StillCommand: Command {
  static let name = "still"
  static let summary = "render one moment of a scene to a picture"
  static let synopsis = "SCENE --at SECONDS -o FILE.png [OPTIONS]"
  static let examples = ["animate still Scenes/morph.json --at 1.5 -o morph.png"]

  var scene = SceneOptions()
  var output: String?
  var time = 0.0
  var picture = PictureOptions()

  var isQuiet: Bool { scene.isQuiet }

  static var operands: [Operand<Self>] { SceneOptions.operands.map { $0.within(\.scene) } }

  static var options: [Option<Self>] {
    [
      Option(
        "-o", "--output", value: .text("FILE", "a path"), to: \.output,
        help: "the PNG file to write"),
      Option(
        "--at", value: .number("SECONDS", 0...1e6, unit: "seconds"), to: \.time,
        help: "the moment, after everything that happens at that time [0]"),
    ] + PictureOptions.options.map { $0.within(\.picture) }
      + SceneOptions.options.map { $0.within(\.scene) }
  }

  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    let path = try OutputPaths.single(output, command: Self.name, scene: scene.path)
    try OutputPaths.checkStill(path)
    let film = try scene.load(console).film
    guard time <= film.duration else {
      throw .usage(
        "--at \(plain(time)) is after the film's end",
        remedy: "it lasts \(plain(film.duration)) s; choose a time from 0 to that")
    }
    let clip = Clip(frames: 0..<1, frameRate: film.frameRate)
    try RenderJob(film: film, clip: clip, start: time, picture: picture)
      .run(to: [path], console, interruption)
  }
}
