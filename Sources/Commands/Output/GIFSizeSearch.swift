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

  /// What is tried, from the best to the smallest: quality is given up first, then the rate, then the
  /// size.
  private var attempts: [Attempt] {
    let most = job.encoding.gifColors ?? 256
    var list = [Attempt(quality: job.encoding.quality, colors: job.encoding.gifColors)]
    list += ([most] + [128, 96, 64, 48, 32].filter { $0 < most }).map { Attempt(colors: $0) }
    var last = list[list.count - 1]
    for rate in [25, 20, 15, 12] where clip != nil {
      guard Double(rate) < job.film.frameRate.framesPerSecond else { continue }
      last.rate = FrameRate(rate)
      list.append(last)
    }
    for scale in [0.9, 0.8, 0.7, 0.6, 0.5, 0.42, 0.35, 0.3, 0.25] {
      last.scale = scale
      list.append(last)
    }
    last.colors = min(most, 16)
    return list + [last]
  }

  /// Writes the best attempt that fits, and says what it was.
  ///
  /// Each attempt is taken to be smaller than the one before, so that a handful are enough.
  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    let attempts = attempts
    let (trial, fitting) = (destination.path + ".trial", destination.path + ".fitting")
    defer { for path in [trial, fitting] { unlink(path) } }
    // The first that fits is before `end` or at it, and after `next - 1`.
    var (next, end, index, smallest) = (0, attempts.count, 0, Int.max)
    while next < end {
      let size = try render(attempts[index], to: trial, console, interruption)
      smallest = min(smallest, size)
      if size <= limit {
        end = index
        try move(trial, to: fitting)
      } else {
        next = index + 1
      }
      index = (next + end) / 2
    }
    guard end < attempts.count else {
      throw Failure(
        .outputFailed, "\(destination.path) can't be made smaller than \(smallest) bytes",
        remedy: "allow more, or render a part with --from and --to")
    }
    let size = Self.size(of: fitting)
    try move(fitting, to: destination.path)
    console.note(sentence(attempts[end], try job(for: attempts[end]), size))
  }

  /// The size of what an attempt gives.
  private func render(
    _ attempt: Attempt, to path: String, _ console: Console, _ interruption: Interruption
  ) throws(Failure) -> Int {
    try job(for: attempt).run(
      to: [try Destination(path, format: destination.format)], console, interruption)
    return Self.size(of: path)
  }

  private func move(_ path: String, to target: String) throws(Failure) {
    guard rename(path, target) == 0 else {
      throw Failure(.cannotCreate, "\(target): \(systemMessage(errno))")
    }
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
