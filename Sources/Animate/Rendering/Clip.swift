public import Drawing
import Media
import Views

/// A run of a film's frames.
public struct Clip: Sendable, Hashable {
  public var frameRate: FrameRate
  /// The numbers of the frames, counted from the start of the film; never empty.
  public var frames: Range<Int>
  /// When the last frame ends, in seconds of the film; may lie within its frame's time.
  public var end: Double

  /// When the first frame begins, in seconds of the film.
  public var start: Double { frameRate.time(ofFrame: frames.lowerBound) }
  public var duration: Double { end - start }
}

extension Clip {
  /// All frames of `film`; nil when it never ends.
  public init?(_ film: Film) {
    guard let count = film.frameCount else { return nil }
    self.init(frameRate: film.frameRate, frames: 0..<count, end: film.duration)
  }

  /// The frames `frames` at `frameRate`; nil when there are none.
  public init?(frames: Range<Int>, frameRate: FrameRate) {
    guard !frames.isEmpty else { return nil }
    let end = frameRate.time(ofFrame: frames.upperBound)
    self.init(frameRate: frameRate, frames: frames, end: end)
  }

  /// The same stretch of time at a rate that `format` can show.
  func adapted(to format: OutputFormat) -> Clip {
    let rate = format.frameRate(for: frameRate)
    if rate == frameRate { return self }
    let first = Int((start * rate.framesPerSecond - 1e-6).rounded(.up))
    let count = format.frameCount(duration: duration, rate: rate) ?? frames.count
    return Clip(frameRate: rate, frames: first..<first + max(1, count), end: end)
  }
}
