/// One step of a keyframe track: where it leads, how long it takes, and how it gets there.
///
/// A duration that is negative or not a number is none at all.
public struct Keyframe<Value: Animatable>: Sendable {
  let step: KeyframeStep<Value.AnimatableData>

  init(
    _ target: Value, _ duration: Double,
    _ interpolation: KeyframeInterpolation<Value.AnimatableData>
  ) {
    step = KeyframeStep(
      target: target.animatableData, duration: duration > 0 ? duration : 0,
      interpolation: interpolation)
  }
}

/// What a keyframe says, in the vectors in which it is interpolated.
struct KeyframeStep<Data: VectorArithmetic>: Sendable {
  let target: Data
  let duration: Double
  let interpolation: KeyframeInterpolation<Data>
}

/// How a keyframe gets from the value before it to its own.
enum KeyframeInterpolation<Data: VectorArithmetic>: Sendable {
  case linear(UnitCurve)
  case cubic(startVelocity: Data?, endVelocity: Data?)
  case spring(Spring, startVelocity: Data?)
  case move
}

/// What a keyframe track is made of.
public protocol KeyframeTrackContent<Value> {
  /// The type of the values.
  associatedtype Value: Animatable

  /// The keyframes in order.
  var keyframes: [Keyframe<Value>] { get }
}

extension Keyframe: KeyframeTrackContent {
  public var keyframes: [Keyframe<Value>] { [self] }
}

/// Goes to a value in a straight line, at the pace of a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let keyframes: [Keyframe<Value>]

  /// Goes to `to` in `duration` seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    keyframes = [Keyframe(to, duration, .linear(timingCurve))]
  }
}

/// Goes to a value along a cubic curve that passes smoothly from its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let keyframes: [Keyframe<Value>]

  /// Goes to `to` in `duration` seconds.
  ///
  /// Velocities are per second. One that is not given follows from the neighbouring keyframes.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframes = [
      Keyframe(
        to, duration,
        .cubic(
          startVelocity: startVelocity?.animatableData,
          endVelocity: endVelocity?.animatableData))
    ]
  }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let keyframes: [Keyframe<Value>]

  /// Goes to `to` in `duration` seconds, by default until the spring has settled.
  ///
  /// Without a start velocity, that of the keyframe before is kept. The next keyframe starts from
  /// `to`, even if the spring was given too little time to settle.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    keyframes = [
      Keyframe(
        to, duration ?? spring.settlingDuration,
        .spring(spring, startVelocity: startVelocity?.animatableData))
    ]
  }
}

/// Jumps to a value, in no time.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let keyframes: [Keyframe<Value>]

  /// Jumps to `to`.
  public init(_ to: Value) { keyframes = [Keyframe(to, 0, .move)] }
}
