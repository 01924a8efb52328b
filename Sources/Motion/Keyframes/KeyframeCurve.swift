/// The keyframes of one track as a function of time.
struct KeyframeCurve<Data: VectorArithmetic>: Sendable {
  private let initial: Data
  private(set) var segments: [KeyframeSegment<Data>] = []
  /// The sum of the keyframes' durations in seconds.
  private(set) var duration = 0.0

  /// Works out `keyframes` from the value `initial` on.
  init(from initial: Data, _ keyframes: [KeyframeStep<Data>]) {
    self.initial = initial
    let velocities = KeyframeVelocities(initial, keyframes)
    segments.reserveCapacity(keyframes.count)
    for (index, keyframe) in keyframes.enumerated() {
      let start = segments.last?.target ?? initial
      segments.append(
        KeyframeSegment(
          begin: duration, duration: keyframe.duration, start: start, target: keyframe.target,
          shape: shape(of: keyframe, at: index, velocities)))
      duration += keyframe.duration
    }
  }

  private func shape(
    of keyframe: KeyframeStep<Data>, at index: Int, _ velocities: KeyframeVelocities<Data>
  ) -> KeyframeSegment<Data>.Shape {
    if keyframe.duration == 0 { return .jump }
    switch keyframe.interpolation {
    case .linear(let curve):
      return .linear(curve)
    case .cubic where !keyframe.duration.isFinite:
      // It never leaves its start.
      return .linear(.linear)
    case .cubic:
      return .cubic(
        startVelocity: velocities.start(of: index, after: endVelocity),
        endVelocity: velocities.end(of: index))
    case .spring(let spring, let startVelocity):
      return .spring(spring, startVelocity: startVelocity ?? endVelocity)
    case .move:
      return .jump
    }
  }

  /// The velocity with which the segment worked out last ends.
  private var endVelocity: Data {
    segments.last.map { $0.velocity(after: $0.duration) } ?? .zero
  }
}

extension KeyframeCurve {
  /// The value at `time` seconds: the initial one before 0, the last one from the end on.
  ///
  /// Where keyframes meet, the later one holds; of several at one time, the last in the list.
  func value(at time: Double) -> Data {
    guard let segment = segment(at: time) else { return initial }
    let elapsed = Swift.max(0, time - segment.begin)
    return elapsed < segment.duration ? segment.value(after: elapsed) : segment.target
  }

  /// The velocity per second at `time` seconds; zero outside the track.
  func velocity(at time: Double) -> Data {
    guard let segment = segment(at: time), time < duration - Self.tolerance else { return .zero }
    return segment.velocity(
      after: Swift.min(Swift.max(0, time - segment.begin), segment.duration))
  }

  /// How much before a keyframe a time still counts as at it: sums of durations aren't exact.
  private static var tolerance: Double { 1e-9 }

  /// The last segment that has begun.
  private func segment(at time: Double) -> KeyframeSegment<Data>? {
    guard time >= 0 else { return nil }
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].begin <= time + Self.tolerance { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? segments[low - 1] : nil
  }
}
