import Rendering

/// `animate render`: a film, in one format or several.
struct RenderCommand: Command {
  static let name = "render"
  static let summary = "render a scene to a film"
  static let synopsis = "SCENE -o FILE [-o FILE …] [OPTIONS]"
  static let examples = [
    "animate render Scenes/morph.json -o morph.mp4",
    "animate render Scenes/morph.json -o morph.mp4 -o morph.gif --scale 2 --from 1 --to 3",
  ]

  var scene = SceneOptions()
  var outputs: [String] = []
  var format: OutputFormat?
  var picture = PictureOptions()
  var selection = FrameSelection()
  var encoding = EncodingOptions()
  var parts = PartOptions()
  var work = WorkOptions()

  var isQuiet: Bool { scene.isQuiet }

  static var operands: [Operand<Self>] { SceneOptions.operands.map { $0.within(\.scene) } }

  static var options: [Option<Self>] {
    [
      Option(
        "-o", "--output", values: .text("FILE", "a path"), to: \.outputs,
        help: "where to write, such as film.mp4 or frames/; \"animate formats\" lists what; "
          + "may be repeated"),
      Option(
        "--format", value: .format(among: OutputFormat.all), to: \.format,
        help: "what to write whatever the one FILE is called, such as - for standard output"),
    ] + PictureOptions.options.map { $0.within(\.picture) }
      + FrameSelection.options.map { $0.within(\.selection) }
      + EncodingOptions.options.map { $0.within(\.encoding) }
      + PartOptions.options.map { $0.within(\.parts) }
      + SceneOptions.options.map { $0.within(\.scene) }
      + WorkOptions.options.map { $0.within(\.work) }
  }

  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    try OutputPaths.check(outputs, command: Self.name, scene: scene.path)
    try encoding.check()
    let destinations = try Destination.list(outputs, format: format)
    let opened = try scene.load(console)
    let clip = try selection.clip(of: opened.film)
    let job = RenderJob(
      film: opened.film, clip: clip, picture: picture,
      encoding: encoding.with(opened, clip, for: destinations), work: work)
    let start = ContinuousClock.now
    if parts.areUsed {
      try renderParts(of: job, destinations, console, interruption)
    } else {
      try render(job, destinations, console, interruption)
    }
    guard let report = encoding.report else { return }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    try RenderReport(
      scene: scene.path, job: job, destinations: destinations, seconds: seconds
    ).write(to: report)
  }

  private func render(
    _ job: RenderJob, _ destinations: [Destination], _ console: Console,
    _ interruption: Interruption
  ) throws(Failure) {
    guard let limit = encoding.mostBytes else {
      return try job.run(to: destinations, console, interruption)
    }
    guard destinations.count == 1, destinations[0].format.extensions == ["gif"],
      destinations[0].path != "-"
    else {
      throw .usage(
        "--max-size is for one GIF", remedy: "write it alone, to a file, as in -o film.gif")
    }
    let selection = selection
    let isByNumber = selection.frames != nil
    try GIFSizeSearch(
      job: job, destination: destinations[0], limit: limit,
      clip: isByNumber ? nil : { film throws(Failure) in try selection.clip(of: film) }
    ).run(console, interruption)
  }
}
