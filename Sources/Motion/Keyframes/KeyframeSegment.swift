/// One keyframe worked out: a motion over a span of time, from one value to another.
struct KeyframeSegment<Data: VectorArithmetic>: Sendable {
  /// Seconds from the start of the track.
  let begin: Double
  let duration: Double
  let start: Data
  let target: Data
  let shape: Shape

  enum Shape: Sendable {
    case linear(UnitCurve)
    case cubic(startVelocity: Data, endVelocity: Data)
    case spring(Spring, startVelocity: Data)
    case jump
  }

  /// The value `elapsed` seconds into the segment, before its end.
  func value(after elapsed: Double) -> Data {
    let way = target - start
    switch shape {
    case .linear(let curve):
      return start + way.scaled(by: curve.value(at: elapsed / duration))
    case .cubic(let startVelocity, let endVelocity):
      let hermite = HermiteWeights(at: elapsed / duration)
      return start + way.scaled(by: hermite.way)
        + startVelocity.scaled(by: hermite.start * duration)
        + endVelocity.scaled(by: hermite.end * duration)
    case .spring(let spring, let startVelocity):
      return start + spring.value(target: way, initialVelocity: startVelocity, time: elapsed)
    case .jump:
      return target
    }
  }

  /// The velocity per second `elapsed` seconds into the segment, its end included.
  func velocity(after elapsed: Double) -> Data {
    let way = target - start
    switch shape {
    case .linear(let curve):
      let slope = (curve.velocity(at: elapsed / duration) / duration).finite(or: 0)
      return way.scaled(by: slope)
    case .cubic(let startVelocity, let endVelocity):
      let hermite = HermiteSlopes(at: elapsed / duration)
      return way.scaled(by: hermite.way / duration)
        + startVelocity.scaled(by: hermite.start) + endVelocity.scaled(by: hermite.end)
    case .spring(let spring, let startVelocity):
      return spring.velocity(target: way, initialVelocity: startVelocity, time: elapsed)
    case .jump:
      return .zero
    }
  }
}

/// The shares of way and end velocities in a cubic Hermite curve at `s` in 0…1.
private struct HermiteWeights {
  let way: Double
  let start: Double
  let end: Double

  init(at s: Double) {
    way = s * s * (3 - 2 * s)
    start = s * (1 - s) * (1 - s)
    end = s * s * (s - 1)
  }
}

/// The derivatives of `HermiteWeights`.
private struct HermiteSlopes {
  let way: Double
  let start: Double
  let end: Double

  init(at s: Double) {
    way = 6 * s * (1 - s)
    start = (1 - s) * (1 - 3 * s)
    end = s * (3 * s - 2)
  }
}
