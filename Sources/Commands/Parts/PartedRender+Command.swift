import Rendering

extension RenderCommand {
  /// Renders a part of the film, or all of it so that an interrupted render can go on.
  func renderParts(
    of job: RenderJob, _ destinations: [Destination], _ console: Console,
    _ interruption: Interruption
  ) throws(Failure) {
    try parts.check()
    try check(destinations)
    var whole = job
    if parts.isChunk { whole.clip = try wholeClip(of: job.film) }
    let render = try PartedRender(
      whole, destinations[0], source: try sourceHash(), assignments: scene.assignments)
    if parts.isChunk {
      let wanted = render.adapted(job.clip.frames)
      let frames = render.wholeSegments(in: wanted)
      if frames != wanted, !frames.isEmpty {
        console.note(
          "parts hold whole segments: this one has the frames "
            + "\(frames.lowerBound)..<\(frames.upperBound) of \(render.clip.frames.count)")
      }
      try render.write(frames, console, interruption)
    } else if let share = parts.share {
      try render.write(render.frames(of: share), console, interruption)
    } else {
      try resume(render, console, interruption)
    }
  }

  private func resume(
    _ render: PartedRender, _ console: Console, _ interruption: Interruption
  ) throws(Failure) {
    let all = 0..<render.clip.frames.count
    try render.write(all, console, interruption)
    let paths = [render.folder.path + "/" + PartFolder.name(all) + ".json"]
    try FilmJoin(paths, destination: render.destination).run(work, console, interruption)
    render.folder.remove(all)
  }

  private func check(_ destinations: [Destination]) throws(Failure) {
    guard destinations.count == 1, destinations[0].path != "-" else {
      throw .usage("parts are of one film in a file", remedy: "give one -o FILE")
    }
    guard encoding.mostBytes == nil, !encoding.keepsPartial else {
      throw .usage(
        "parts can't be made with --max-size or --keep-partial", remedy: "leave these out")
    }
    guard encoding.report == nil || parts.isResumed else {
      throw .usage(
        "a part has no --report", remedy: "the manifest beside it says what it is made with")
    }
  }

  private func wholeClip(of film: Film) throws(Failure) -> Clip {
    if let clip = Clip(film) { return clip }
    throw Failure(
      .badScene, "the film never ends, so it has no parts",
      remedy: "give the scene a \"duration\"")
  }

  /// The SHA-256 of the scene, or of the program that is the film; nil when it came through a pipe.
  private func sourceHash() throws(Failure) -> String? {
    let path =
      FilmShelf.current == nil ? ScenePath.find(scene.path) ?? scene.path : "/proc/self/exe"
    do { return try FileHash(path: path)?.hexadecimal } catch { throw Failure(error) }
  }
}
