import Rendering

/// Measures how fast a render goes, and says when it's time to show that again.
struct Pace {
  /// How far and how fast a render is.
  struct Status {
    let progress: RenderProgress
    let rate: Double
    /// nil while there is nothing to judge by.
    let secondsLeft: Double?
  }

  private let interval: Duration
  private let start = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant?
  private var isOver = false

  /// Shows at most once in `interval` seconds, apart from the end.
  init(interval: Double) { self.interval = .seconds(interval) }

  /// What is to be shown now; nil when something was shown a moment ago.
  mutating func status(of progress: RenderProgress) -> Status? {
    let now = ContinuousClock.now
    let isLast = progress.framesDone == progress.frameCount
    if isOver { return nil }
    if let lastShown, !isLast, now - lastShown < interval { return nil }
    (lastShown, isOver) = (now, isLast)
    let elapsed = (now - start) / .seconds(1)
    let rate = elapsed > 0 ? Double(progress.framesDone) / elapsed : 0
    let left = Double(progress.frameCount - progress.framesDone)
    return Status(progress: progress, rate: rate, secondsLeft: rate > 0 ? left / rate : nil)
  }
}

extension Pace.Status {
  /// `312 of 600 frames, 118 a second, 0:02 left`.
  var sentence: String {
    var text = "\(progress.framesDone) of \(progress.frameCount) frames"
    guard let secondsLeft else { return text }
    text += ", " + (rate < 9.95 ? String((rate * 10).rounded() / 10) : String(Int(rate.rounded())))
    return text + " a second, \(clock(secondsLeft)) left"
  }

  /// `0:07`, `12:30`, `1:02:03`.
  private func clock(_ exact: Double) -> String {
    let seconds = Int(min(exact.rounded(.up), 359_999))
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let tail = twoDigits(seconds % 60)
    return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(tail)" : "\(minutes):\(tail)"
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
