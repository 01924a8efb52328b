public import Drawing
public import Media
public import Views

/// A run of a film's frames.
public struct Clip: Sendable, Hashable {
  public let frameRate: FrameRate
  /// The numbers of the frames, counted from the start of the film; never empty.
  public let frames: Range<Int>
  /// When the last frame ends, in seconds of the film; earlier than the next would begin when the
  /// film ends between the two.
  public let end: Double

  /// When the first frame begins, in seconds of the film.
  public var start: Double { frameRate.time(ofFrame: frames.lowerBound) }
  public var duration: Double { end - start }
}

extension Clip {
  /// The frames `frames` at `frameRate`, the last of which is shown for its whole time.
  ///
  /// - Precondition: There is at least one.
  public init(frames: Range<Int>, frameRate: FrameRate) {
    precondition(!frames.isEmpty, "a clip has at least one frame")
    let end = frameRate.time(ofFrame: frames.upperBound)
    self.init(frameRate: frameRate, frames: frames, end: end)
  }

  /// The frames `frames` of `film`, all unless given; nil when there are none or the film hasn't all
  /// of them, and for all frames of a film that never ends.
  public init?(_ film: Film, frames: Range<Int>? = nil) {
    guard let frames = frames ?? film.frameCount.map({ 0..<$0 }), !frames.isEmpty,
      frames.lowerBound >= 0, frames.upperBound <= film.frameCount ?? .max
    else { return nil }
    self.init(frames: frames, frameRate: film.frameRate)
    if frames.upperBound == film.frameCount, film.duration > start {
      self.init(frameRate: frameRate, frames: frames, end: film.duration)
    }
  }

  /// The same stretch of time at a rate that `format` can show.
  public func adapted(to format: OutputFormat) -> Clip {
    let rate = format.frameRate(for: frameRate)
    if rate == frameRate { return self }
    let first = Int((start * rate.framesPerSecond - 1e-6).rounded(.up))
    let count = format.frameCount(duration: duration, rate: rate) ?? frames.count
    return Clip(frameRate: rate, frames: first..<first + max(1, count), end: end)
  }
}
