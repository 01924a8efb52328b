import Rendering
import Synchronization

/// Compares the frames of a film with a list of hashes, and shows what differs.
struct HashCheck {
  /// Where pictures are read and written when something differs.
  struct Places {
    var expectedFrames: String?
    var pictures = "differences"

    static var options: [Option<Places>] {
      [
        Option(
          "--against", value: .text("FOLDER", "a folder"), to: \.expectedFrames,
          help: "the expected frames as \"animate frames\" wrote them, "
            + "for a picture of the difference"),
        Option(
          "--pictures", value: .text("FOLDER", "a folder"), to: \.pictures,
          help: "where pictures of a frame that differs go [differences]"),
      ]
    }
  }

  let job: RenderJob
  let list: String
  let expected: FrameHashes
  let places: Places

  /// Reads a list of hashes.
  static func read(_ path: String) throws(Failure) -> FrameHashes {
    let bytes = try InputFile.bytes(at: path)
    do {
      return try FrameHashes(text: String(decoding: bytes, as: UTF8.self), path: path)
    } catch {
      throw Failure(error)
    }
  }

  /// Fails when a frame isn't as expected.
  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    let actual = Mutex(try job.emptyHashes())
    let first = job.clip.frames.lowerBound
    let sink = HashSink(frameCount: job.clip.frames.count) { frame, hash in
      actual.withLock { $0.frames[first + frame] = hash }
    }
    try job.run(to: sink, console, interruption)
    let hashes = actual.withLock { $0 }
    let isWhole = job.clip.frames == Clip(job.film)?.frames
    let wanted = isWhole ? expected : expected.restricted(to: job.clip.frames)
    guard let difference = hashes.firstDifference(from: wanted) else { return }
    var failure = Failure(.checkFailed, "\(list): \(difference)")
    if case .frame(let number, _, _) = difference {
      failure.lines += try pictures(of: number).map { "\(Program.name): note: \($0)" }
    }
    throw failure
  }

  /// Writes pictures of a frame that differs; says what they show.
  private func pictures(of frame: Int) throws(Failure) -> [String] {
    let size = try job.picture.pixelSize(of: job.film)
    let painter = FilmSource(job.film, size: size, scale: job.picture.scale).makePainter()
    painter.paint(at: job.clip.frameRate.time(ofFrame: frame))
    let name = "frame-" + String(repeating: "0", count: max(0, 4 - "\(frame)".count)) + "\(frame)"
    mkdir(places.pictures, 0o777)  // Whether it is there is seen when the picture is written.
    do {
      let path = "\(places.pictures)/\(name)-actual.png"
      try painter.bitmap.write(to: path)
      return ["\(path) shows the frame as it is now"]
        + (try difference(of: painter.bitmap, frame, name))
    } catch {
      throw Failure(error)
    }
  }

  private func difference(
    of actual: Bitmap, _ frame: Int, _ name: String
  ) throws(MediaError) -> [String] {
    guard let folder = places.expectedFrames else {
      return [
        "with --against and a folder of the expected frames there is a picture of the difference"
      ]
    }
    let source = "\(folder)/" + name.dropFirst("frame-".count) + ".png"
    guard let expected = try decodeFrames(path: source).first,
      let difference = actual.difference(from: expected.bitmap)
    else { return ["\(source) has another size"] }
    let path = "\(places.pictures)/\(name)-difference.png"
    try difference.write(to: path)
    return [
      "\(source) shows what was expected", "\(path) shows the difference, eight times as strong",
    ]
  }
}
