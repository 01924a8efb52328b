import Rendering

/// Renders a GIF again and again, each time with less in it, until it is small enough.
struct GIFSizeSearch {
  /// What an attempt gives up.
  private struct Attempt {
    var quality = Quality.draft
    var colors: Int?
    var rate: FrameRate?
    var scale = 1.0
  }

  let job: RenderJob
  let destination: Destination
  /// In bytes.
  let limit: Int
  /// The clip of a film whose rate was changed; nil when frames were chosen by their numbers.
  let clip: ((Film) throws(Failure) -> Clip)?

  /// Quality is given up first, then the rate, then the size.
  private var attempts: [Attempt] {
    var list = [
      Attempt(quality: job.encoding.quality, colors: job.encoding.gifColors),
      Attempt(colors: job.encoding.gifColors), Attempt(colors: 32), Attempt(colors: 16),
    ]
    var last = list[list.count - 1]
    for rate in [FrameRate(25)!, FrameRate(20)!, FrameRate(12)!] where clip != nil {
      guard rate.framesPerSecond < job.film.frameRate.framesPerSecond else { continue }
      last.rate = rate
      list.append(last)
    }
    for scale in [0.75, 0.5, 0.35, 0.25] {
      last.scale = scale
      list.append(last)
    }
    return list
  }

  /// Writes the first attempt that fits, and says what it was.
  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    let trial = destination.path + ".trial"
    defer { unlink(trial) }
    var smallest = Int.max
    for attempt in attempts {
      let job = try job(for: attempt)
      try job.run(to: [try Destination(trial, format: destination.format)], console, interruption)
      let size = Self.size(of: trial)
      smallest = min(smallest, size)
      guard size <= limit else { continue }
      guard rename(trial, destination.path) == 0 else {
        throw Failure(.cannotCreate, "\(destination.path): \(systemMessage(errno))")
      }
      return console.note(sentence(attempt, job, size))
    }
    throw Failure(
      .outputFailed, "\(destination.path) can't be made smaller than \(smallest) bytes",
      remedy: "allow more, or render a part with --from and --to")
  }

  private func job(for attempt: Attempt) throws(Failure) -> RenderJob {
    var film = job.film
    var part = job.clip
    if let rate = attempt.rate, let clip {
      film.frameRate = rate
      part = try clip(film)
    }
    var changed = RenderJob(
      film: film, clip: part, picture: job.picture, encoding: job.encoding, work: job.work)
    changed.picture.scale *= attempt.scale
    (changed.encoding.quality, changed.encoding.gifColors) = (attempt.quality, attempt.colors)
    return changed
  }

  private func sentence(_ attempt: Attempt, _ job: RenderJob, _ size: Int) -> String {
    let rate = job.clip.adapted(to: destination.format).frameRate
    let colors = attempt.colors.map { ", at most \($0) colours" } ?? ""
    return "\(destination.path) has \(size) bytes: quality \(attempt.quality)\(colors), "
      + "\(plain(rate.framesPerSecond)) frames a second, scale \(plain(job.picture.scale))"
  }

  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : .max
  }
}
