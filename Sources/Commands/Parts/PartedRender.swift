import Rendering

/// A render that leaves a film's frames in parts, to be joined at once or later.
struct PartedRender {
  /// The render of the whole film.
  let job: RenderJob
  let destination: Destination
  let film: PartFilm
  /// The clip at a rate that the format can show.
  let clip: Clip
  let folder: PartFolder
  private let settings: EncodingSettings
  private let segmentLength: Int

  /// A render of `job` for one destination; `source` is the scene's SHA-256.
  init(
    _ job: RenderJob, _ destination: Destination, source: String?, assignments: [Assignment]
  ) throws(Failure) {
    (self.job, self.destination) = (job, destination)
    clip = job.clip.adapted(to: destination.format)
    folder = PartFolder(for: destination.path)
    let size = try job.picture.pixelSize(of: job.film)
    settings = EncodingSettings(clip, size: size) {
      job.encoding.apply(to: &$0, destination.format, isSoundElsewhere: false)
    }
    do { segmentLength = try destination.format.segmentLength(settings) } catch {
      throw Failure(error)
    }
    film = PartFilm(
      program: Program.version, source: source,
      assignments: assignments.map { "\($0.name)=\($0.value)" }, format: destination.format,
      scale: job.picture.scale, settings: settings)
  }

  /// The frames, counted from the start of the clip, of the segments that begin in `frames` of it.
  ///
  /// So whatever ranges a clip is cut into, each segment is in one of them, and the parts joined
  /// are what the clip is when it is rendered at once.
  func wholeSegments(in frames: Range<Int>) -> Range<Int> {
    func limit(_ frame: Int) -> Int {
      min((frame + segmentLength - 1) / segmentLength * segmentLength, clip.frames.count)
    }
    return limit(frames.lowerBound)..<limit(frames.upperBound)
  }

  /// The frames of a share of the clip's segments.
  func frames(of share: PartOptions.Share) -> Range<Int> {
    let segments = (clip.frames.count + segmentLength - 1) / segmentLength
    func limit(_ part: Int) -> Int {
      min(part * segments / share.count * segmentLength, clip.frames.count)
    }
    return limit(share.number - 1)..<limit(share.number)
  }

  /// The frames of the clip that show the same time as `frames` of the film.
  func adapted(_ frames: Range<Int>) -> Range<Int> {
    let (rate, own) = (job.clip.frameRate, clip.frameRate)
    func place(_ frame: Int) -> Int {
      if frame >= job.clip.frames.upperBound { return clip.frames.count }
      let exact = rate.time(ofFrame: frame) * own.framesPerSecond
      let number = rate == own ? frame : Int((exact - 1e-6).rounded(.up))
      return min(max(number - clip.frames.lowerBound, 0), clip.frames.count)
    }
    return place(frames.lowerBound)..<place(frames.upperBound)
  }

  /// Writes a part and its manifest, unless it is there and whole.
  func write(
    _ frames: Range<Int>, _ console: Console, _ interruption: Interruption
  ) throws(Failure) {
    guard !frames.isEmpty else {
      return console.note("no segment begins in these frames: there is nothing to write")
    }
    let part = Part(frames: frames, folder: folder)
    do {
      try folder.make()
      if let whole = try wholeManifest(of: part) {
        // Sound has no part in the pictures; what the last command says of it holds.
        if whole.film != film { try manifest(of: part).write(to: part.manifest) }
        return console.note("\(part.path) is there already, and whole")
      }
      unlink(part.manifest)  // That of another film, or of one that has changed.
      let sink = try PartSink(
        path: part.path, format: destination.format, settings: settings, frames: frames,
        key: film.key)
      if !sink.framesThere.isEmpty {
        console.note("\(part.path) is there up to frame \(sink.framesThere.upperBound - 1)")
      }
      try render(sink, console, interruption)
      try manifest(of: part).write(to: part.manifest)
    } catch let error as Failure {
      throw error
    } catch let error as MediaError {
      throw Failure(error)
    } catch {
      throw Failure(.internalError, "\(error)")
    }
  }

  private func render(
    _ sink: PartSink, _ console: Console, _ interruption: Interruption
  ) throws(Failure) {
    var job = job
    job.onInterruption =
      "interrupted; what is done is in \(folder.path), the same command goes on from there"
    let first = clip.frames.lowerBound + sink.framesThere.upperBound
    let output = RenderOutput(sink, frameRate: clip.frameRate, firstFrame: first)
    try job.render([output], console, interruption)
  }
}

extension PartedRender {
  /// The files of a part.
  struct Part {
    let frames: Range<Int>
    let folder: PartFolder

    var file: String { PartFolder.name(frames) + ".part" }
    var path: String { folder.path + "/" + file }
    var manifest: String { folder.path + "/" + PartFolder.name(frames) + ".json" }
  }

  /// The manifest of a part that is there, is what that says, and shows what the scene shows now; nil
  /// of any other.
  private func wholeManifest(of part: Part) throws -> PartManifest? {
    guard let manifest = try? PartManifest(path: part.manifest), manifest.film.key == film.key,
      manifest.range == part.frames, manifest.sha256 == (try FileHash(path: part.path))?.hexadecimal
    else { return nil }
    return manifest.pictures == (try pictures(of: part.frames)).map(\.hexadecimal)
      ? manifest : nil
  }

  private func manifest(of part: Part) throws -> PartManifest {
    guard let hash = try FileHash(path: part.path) else {
      throw Failure(.outputFailed, "\(part.path) has gone")
    }
    return PartManifest(
      film: film, frames: part.frames, pictures: try pictures(of: part.frames), file: part.file,
      hash: hash)
  }

  /// The hashes of the first and the last picture: fonts and images that a scene shows have no part
  /// in its own hash.
  private func pictures(of frames: Range<Int>) throws(Failure) -> [FrameHash] {
    let size = try job.picture.pixelSize(of: job.film)
    let painter = FilmSource(job.film, size: size, scale: job.picture.scale).makePainter()
    return [frames.lowerBound, frames.upperBound - 1].map { frame in
      painter.paint(at: clip.frameRate.time(ofFrame: clip.frames.lowerBound + frame))
      return FrameHash(painter.bitmap)
    }
  }
}
