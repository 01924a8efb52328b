/// The velocities with which cubic keyframes start and end when they do not say.
///
/// Between two cubic keyframes it is the way over both divided by the time of both (Catmull–Rom,
/// weighted by time); beside a straight one, the slope of that; after a spring, its velocity then.
/// A keyframe adopts what its neighbour is told. Without a neighbour, or beside a jump, it is zero.
/// Towards a spring that takes the velocity it is given, the rule for two cubic keyframes is
/// used: zero would stop a motion that is about to go on.
struct KeyframeVelocities<Data: VectorArithmetic> {
  private let initial: Data
  private let keyframes: [KeyframeStep<Data>]

  init(_ initial: Data, _ keyframes: [KeyframeStep<Data>]) {
    (self.initial, self.keyframes) = (initial, keyframes)
  }

  /// The velocity at the start of the cubic keyframe at `index`, given that before it.
  func start(of index: Int, after previous: Data) -> Data {
    if case .cubic(let velocity?, _) = keyframes[index].interpolation { return velocity }
    guard index > 0, keyframes[index - 1].duration > 0 else { return .zero }
    return previous
  }

  /// The velocity at the end of the cubic keyframe at `index`.
  func end(of index: Int) -> Data {
    if case .cubic(_, let velocity?) = keyframes[index].interpolation { return velocity }
    guard index + 1 < keyframes.count, keyframes[index + 1].duration > 0 else { return .zero }
    let next = keyframes[index + 1]
    switch next.interpolation {
    case .cubic(let velocity?, _): return velocity
    case .spring(_, let velocity?): return velocity
    case .cubic(nil, _), .spring(_, nil): return across(index)
    case .linear(let curve):
      let slope = (curve.velocity(at: 0) / next.duration).finite(or: 0)
      return (next.target - keyframes[index].target).scaled(by: slope)
    case .move: return .zero
    }
  }

  /// The way over the keyframe at `index` and the next one, per second.
  private func across(_ index: Int) -> Data {
    let before = index > 0 ? keyframes[index - 1].target : initial
    let time = keyframes[index].duration + keyframes[index + 1].duration
    return (keyframes[index + 1].target - before).scaled(by: 1 / time)
  }
}
