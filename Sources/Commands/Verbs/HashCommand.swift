import Rendering

/// `animate hash`: a hash of each frame, printed or compared with a list.
struct HashCommand: Command {
  static let name = "hash"
  static let summary = "print or check a hash of each frame"
  static let synopsis = "SCENE [--check FILE] [OPTIONS]"
  static let examples = [
    "animate hash Scenes/morph.json > morph.framehash",
    "animate hash Scenes/morph.json --check morph.framehash",
  ]

  var scene = SceneOptions()
  var list: String?
  var check = HashCheck.Places()
  var picture = PictureOptions()
  var selection = FrameSelection()
  var work = WorkOptions()

  var isQuiet: Bool { scene.isQuiet }

  static var operands: [Operand<Self>] { SceneOptions.operands.map { $0.within(\.scene) } }

  static var options: [Option<Self>] {
    [
      Option(
        "--check", value: .text("FILE", "a path"), to: \.list,
        help: "compare with the hashes in a file, name the first frame that differs, "
          + "write a picture of it, and end with status 1")
    ] + HashCheck.Places.options.map { $0.within(\.check) }
      + PictureOptions.options.map { $0.within(\.picture) }
      + FrameSelection.options.map { $0.within(\.selection) }
      + SceneOptions.options.map { $0.within(\.scene) }
      + WorkOptions.options.map { $0.within(\.work) }
  }

  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    let expected: FrameHashes? = if let list { try HashCheck.read(list) } else { nil }
    let film = try scene.load(console).film
    let job = RenderJob(
      film: film, clip: try selection.clip(of: film), picture: picture, work: work)
    if let expected, let list {
      let check = HashCheck(job: job, list: list, expected: expected, places: check)
      try check.run(console, interruption)
    } else {
      try print(job, console, interruption)
    }
  }

  private func print(
    _ job: RenderJob, _ console: Console, _ interruption: Interruption
  ) throws(Failure) {
    var job = job
    // Two kinds of lines on one terminal would get into each other's way.
    if isatty(STDOUT_FILENO) == 1, work.progress == .auto { job.work.progress = .off }
    let hashes = try job.emptyHashes()
    try console.print(hashes.header)
    let first = job.clip.frames.lowerBound
    let sink = HashSink(frameCount: job.clip.frames.count) { (frame, hash) throws(MediaError) in
      try console.put(hashes.line(frame: first + frame, hash: hash))
    }
    try job.run(to: sink, console, interruption)
  }
}
