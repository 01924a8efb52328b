import Rendering

/// A render of the command line: opens the outputs, shows progress, tells what went wrong.
struct RenderJob {
  let film: Film
  var clip: Clip
  /// When the clip's time 0 is, in seconds of the film.
  var start = 0.0
  var picture = PictureOptions()
  var encoding = EncodingOptions()
  var work = WorkOptions()
  /// What is said when it is interrupted.
  var onInterruption: String?

  /// Writes to all destinations or to none.
  func run(
    to destinations: [Destination], _ console: Console, _ interruption: Interruption
  ) throws(Failure) {
    try render(try open(destinations, try picture.pixelSize(of: film)), console, interruption)
  }

  /// Gives the clip's frames to a sink.
  func run(
    to sink: any FrameSink, _ console: Console, _ interruption: Interruption
  ) throws(Failure) {
    let output = RenderOutput(
      sink, frameRate: clip.frameRate, firstFrame: clip.frames.lowerBound)
    try render([output], console, interruption)
  }

  /// A list for the hashes of the clip's frames.
  func emptyHashes() throws(Failure) -> FrameHashes {
    let size = try picture.pixelSize(of: film)
    return FrameHashes(width: size.width, height: size.height, frameRate: clip.frameRate)
  }

  /// Gives the clip's frames to outputs.
  func render(
    _ outputs: [RenderOutput], _ console: Console, _ interruption: Interruption
  ) throws(Failure) {
    for note in outputs.flatMap(\.sink.notes) { console.note(note) }
    var display = work.progress.display(isQuiet: console.isQuiet)
    defer { display.end() }
    let source = FilmSource(
      film, size: try picture.pixelSize(of: film), scale: picture.scale, start: start)
    do {
      var renderer = Renderer(source, jobs: work.jobs)
      renderer.keepsPartial = encoding.keepsPartial
      try renderer.render(to: outputs, cancellation: interruption.cancellation) { display.show($0) }
    } catch {
      throw failure(error, interruption)
    }
  }

  /// Opens all outputs; when one can't be, those before it leave nothing behind.
  private func open(
    _ destinations: [Destination], _ size: PixelSize
  ) throws(Failure) -> [RenderOutput] {
    var outputs: [RenderOutput] = []
    let hasSound = destinations.contains(where: \.format.hasSound)
    do {
      for place in destinations {
        let output = try RenderOutput(
          path: place.path, format: place.format, clip: clip, size: size
        ) { encoding.apply(to: &$0, place.format, isSoundElsewhere: hasSound) }
        outputs.append(output)
      }
      return outputs
    } catch {
      for output in outputs { output.sink.abandon() }
      throw Failure(error)
    }
  }

  private func failure(_ error: RenderError, _ interruption: Interruption) -> Failure {
    switch error {
    case .output(let error): Failure(error)
    case .cancelled:
      Failure(
        interruption.exitStatus ?? .interrupted,
        onInterruption
          ?? (encoding.keepsPartial
            ? "interrupted; what was done is kept, where the format allows that"
            : "interrupted; files that were there are unchanged"))
    }
  }
}

extension Failure {
  /// A file that couldn't be written or read.
  ///
  /// Who closes standard output has read enough and needs no message.
  init(_ error: MediaError) {
    if error == .readerGone(path: "-") {
      self.init(.outputClosed, text: "")
      return
    }
    self.init(
      ExitStatus(rawValue: error.exitCode) ?? .internalError, error.message, remedy: error.remedy)
  }
}
