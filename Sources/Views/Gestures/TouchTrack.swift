/// The last places of something that fingers move, and how fast it goes.
struct TouchTrack {
  private var samples: [(time: Double, values: [Double])] = []

  /// Samples older than this say nothing about how fast it goes, in seconds.
  private static var window: Double { 0.05 }

  mutating func add(_ values: [Double], at time: Double) {
    // Events of one time are one: the finger that is lifted has just been moved there.
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, values))
    samples.removeAll { $0.time < time - Self.window - 1e-9 }
  }

  /// The change a second between the last samples; zero when they are old.
  func velocity(at time: Double) -> [Double] {
    let recent = samples.filter { $0.time >= time - Self.window - 1e-9 }.suffix(3)
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return samples.last?.values.map { _ in 0 } ?? []
    }
    let span = last.time - first.time
    return zip(first.values, last.values).map { ($1 - $0) / span }
  }
}
