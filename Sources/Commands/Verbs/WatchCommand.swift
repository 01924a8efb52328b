import Rendering

/// `animate watch`: renders a scene again whenever one of its files is saved.
struct WatchCommand: Command {
  static let worksOnFilms = false
  static let name = "watch"
  static let summary = "render a scene again whenever it is saved"
  static let synopsis = "SCENE -o FILE [OPTIONS]"
  static let examples = ["animate watch scene.json -o scene.gif"]

  var scene = SceneOptions()
  var outputs: [String] = []
  var picture = PictureOptions()
  var encoding = EncodingOptions()
  var work = WorkOptions()

  var isQuiet: Bool { scene.isQuiet }

  static var operands: [Operand<Self>] { SceneOptions.operands.map { $0.within(\.scene) } }

  static var options: [Option<Self>] {
    [
      Option(
        "-o", "--output", values: .text("FILE", "a path"), to: \.outputs,
        help: "where to write, such as film.mp4; may be repeated")
    ] + PictureOptions.options.map { $0.within(\.picture) }
      + SceneOptions.options.map { $0.within(\.scene) }
      + WorkOptions.options.map { $0.within(\.work) }
  }

  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    try OutputPaths.check(outputs, command: Self.name, scene: scene.path)
    guard scene.path != "-" else {
      throw .usage("standard input can't be watched", remedy: "give the scene's file")
    }
    let destinations = try Destination.list(outputs, format: nil)
    while !interruption.cancellation.isCancelled {
      let stamps = try render(destinations, console, interruption)
      while stamps.now == stamps, !interruption.cancellation.isCancelled { usleep(50_000) }
    }
    throw Failure(interruption.exitStatus ?? .interrupted, text: "")
  }

  /// Renders the scene, tells its mistakes, and gives the stamps of its files.
  private func render(
    _ destinations: [Destination], _ console: Console, _ interruption: Interruption
  ) throws(Failure) -> FileStamps {
    let files = WatchedFiles()
    let outcome = try? scene.outcome(console) { files.stamps.note($0) }
    files.stamps.note(scene.path)
    guard let outcome else { return files.stamps }
    console.say(outcome.diagnostics.description)
    guard let loaded = outcome.scene else { return files.stamps }
    do throws(Failure) {
      var opened = OpenedScene(loaded)
      opened.film = try scene.changed(loaded.film)
      let clip = try FrameSelection().clip(of: opened.film)
      try RenderJob(
        film: opened.film, clip: clip, picture: picture,
        encoding: encoding.with(opened, clip, for: destinations), work: work
      ).run(to: destinations, console, interruption)
      console.note("wrote \(destinations.map(\.path).joined(separator: ", "))")
    } catch {
      if interruption.cancellation.isCancelled { throw error }
      console.complain(error)
    }
    return files.stamps
  }
}

/// The files that a scene has read.
private final class WatchedFiles {
  var stamps = FileStamps()
}
