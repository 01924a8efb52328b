import Animate

/// Which frames of a film a command works on: all of them, or those of a range or of a time.
struct FrameSelection {
  var frames: Range<Int>?
  var from: Double?
  var to: Double?

  static var options: [Option<FrameSelection>] {
    let seconds = ValueFormat.number("SECONDS", 0...1e6, unit: "seconds")
    return [
      Option(
        "--frames", value: .frames, to: \.frames,
        help: "only the frames A up to but not B, counted from 0"),
      Option("--from", value: seconds.map { $0 }, to: \.from, help: "only frames from this time on"),
      Option("--to", value: seconds.map { $0 }, to: \.to, help: "only frames before this time"),
    ]
  }
}

extension FrameSelection {
  /// The part of `film` that is meant.
  func clip(of film: Film) throws(Failure) -> Clip {
    let rate = film.frameRate
    let count = film.frameCount ?? Int(Int32.max)
    let range = try range(rate, count)
    guard range.upperBound <= count, let clip = Clip(frames: range, frameRate: rate) else {
      throw outside(film, range)
    }
    if range.upperBound == film.frameCount { return clip.ending(at: film.duration) }
    if film.frameCount == nil, frames == nil, to == nil { throw endless }
    return clip
  }

  private func range(_ rate: FrameRate, _ count: Int) throws(Failure) -> Range<Int> {
    guard from != nil || to != nil else { return frames ?? 0..<count }
    if frames != nil {
      throw .usage("--frames and --from or --to exclude one another", remedy: "give only one kind")
    }
    let first = from.map { firstFrame(at: $0, rate) } ?? 0
    let end = to.map { firstFrame(at: $0, rate) } ?? count
    guard first < end else {
      throw .usage(
        "there is no frame from \(plain(from ?? 0)) s to \(plain(to ?? 0)) s",
        remedy: "--to must be later than --from")
    }
    return first..<end
  }

  /// The first frame that isn't before `time`.
  private func firstFrame(at time: Double, _ rate: FrameRate) -> Int {
    Int((time * rate.framesPerSecond - 1e-6).rounded(.up))
  }

  private func outside(_ film: Film, _ range: Range<Int>) -> Failure {
    let count = film.frameCount ?? 0
    return .usage(
      "frames \(range.lowerBound)..<\(range.upperBound) are not all in the film",
      remedy: "it has the frames 0..<\(count) and lasts \(plain(film.duration)) s")
  }

  private var endless: Failure {
    Failure(
      .badScene, "the film never ends",
      remedy: "give the scene a \"duration\", or name an end with --to or --frames")
  }
}
