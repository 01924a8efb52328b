import Rendering

/// `animate inspect`: the drawing of one moment in words or as data, or the script's steps.
struct InspectCommand: Command {
  static let name = "inspect"
  static let summary = "print what one moment of a scene draws, or its timeline"
  static let synopsis = "SCENE --at SECONDS|--timeline [OPTIONS]"
  static let examples = [
    "animate inspect Scenes/morph.json --at 1.5",
    "animate inspect Scenes/morph.json --at 1.5 --json",
    "animate inspect Scenes/chart.json --timeline -o timeline.png",
  ]

  var scene = SceneOptions()
  var moment = Moment()
  var isJSON = false
  var showsTimeline = false
  var output: String?

  var isQuiet: Bool { scene.isQuiet }

  static var operands: [Operand<Self>] { SceneOptions.operands.map { $0.within(\.scene) } }

  static var options: [Option<Self>] {
    Moment.options.map { $0.within(\.moment) }
      + [Option("--json", flag: \.isJSON, help: "print data instead of an indented tree")]
      + (FilmShelf.current == nil ? timelineOptions : [])
      + SceneOptions.options.map { $0.within(\.scene) }
  }

  private static var timelineOptions: [Option<Self>] {
    [
      Option(
        "--timeline", flag: \.showsTimeline,
        help: "print the script's steps as a table, instead of a moment"),
      Option(
        "-o", "--output", value: .text("FILE", "a path"), to: \.output,
        help: "draw the timeline as a picture, .png, .jpg or .webp, instead of printing it"),
    ]
  }

  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    if showsTimeline { return try printTimeline(console) }
    guard output == nil else {
      throw .usage("-o is for --timeline", remedy: "\"animate still\" draws a moment")
    }
    let film = try scene.load(console).film
    let drawing = film.makeStage().drawing(at: try moment.time(in: film))
    try console.print(isJSON ? drawing.json : "\(drawing)\n")
  }

  private func printTimeline(_ console: Console) throws(Failure) {
    guard output != nil else {
      return try console.print(try scene.document(console).timeline.table)
    }
    let path = try OutputPaths.single(output, command: Self.name, scene: scene.path)
    let destination = try Destination(path)
    try destination.checkStill()
    do {
      try scene.document(console).timeline.bitmap().write(to: path, as: destination.format)
    } catch let failure as Failure {
      throw failure
    } catch let error as MediaError {
      throw Failure(error)
    } catch {
      throw Failure(.internalError, "\(error)")
    }
  }
}
