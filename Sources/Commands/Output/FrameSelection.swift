import Rendering

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
        help:
          "only the frames A up to but not B, counted from 0; in quotes for the shell, or as A...LAST"
      ),
      Option(
        "--from", value: seconds, to: \.from, help: "only frames from this time on"),
      Option("--to", value: seconds, to: \.to, help: "only frames before this time"),
    ]
  }
}

extension FrameSelection {
  /// The part of `film` that is meant.
  func clip(of film: Film) throws(Failure) -> Clip {
    let range = try range(of: film)
    guard let clip = Clip(film, frames: range) else { throw outside(film, range) }
    return clip
  }

  private func range(of film: Film) throws(Failure) -> Range<Int> {
    if let frames {
      if from == nil, to == nil { return frames }
      throw .usage("--frames and --from or --to exclude one another", remedy: "give only one kind")
    }
    let first = from.map { firstFrame(at: $0, film.frameRate) } ?? 0
    guard let end = to.map({ firstFrame(at: $0, film.frameRate) }) ?? film.frameCount else {
      throw endless
    }
    guard first < end else { throw noFrame(film) }
    return first..<end
  }

  /// The first frame that isn't before `time`.
  private func firstFrame(at time: Double, _ rate: FrameRate) -> Int {
    Int((time * rate.framesPerSecond - 1e-6).rounded(.up))
  }

  private func noFrame(_ film: Film) -> Failure {
    let end = to ?? film.duration
    return .usage(
      "there is no frame from \(plain(from ?? 0)) s to \(plain(end)) s",
      remedy: "the film lasts \(plain(film.duration)) s; --from must be before --to")
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
