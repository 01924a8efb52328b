/// The keyframes of one member of a value.
public struct KeyframeTrack<Root, Value: Animatable & SendableMetatype>: Sendable {
  private let keyPath: any WritableKeyPath<Root, Value> & Sendable
  private let keyframes: [Keyframe<Value>]

  /// The keyframes of the member at `keyPath`.
  public init(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    @KeyframeTrackContentBuilder<Value> content: () -> [Keyframe<Value>]
  ) {
    self.init(keyPath, keyframes: content())
  }

  /// The keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> [Keyframe<Value>])
  where Root == Value {
    self.init(\.self, keyframes: content())
  }

  /// The keyframes of the member at `keyPath`, as a list.
  public init(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable, keyframes: [Keyframe<Value>]
  ) {
    (self.keyPath, self.keyframes) = (keyPath, keyframes)
  }

  /// The track worked out for a value that starts as `initial`.
  func resolved(from initial: Root) -> ResolvedKeyframeTrack<Root> {
    let keyPath = keyPath
    let curve = KeyframeCurve(from: initial[keyPath: keyPath].animatableData, keyframes.map(\.step))
    return ResolvedKeyframeTrack(
      duration: curve.duration,
      write: { $0[keyPath: keyPath].animatableData = curve.value(at: $1) },
      writeVelocity: { $0[keyPath: keyPath].animatableData = curve.velocity(at: $1) })
  }
}

/// A track of any member: what it writes at a time, and how long it goes on.
struct ResolvedKeyframeTrack<Root>: Sendable {
  let duration: Double
  let write: @Sendable (inout Root, Double) -> Void
  let writeVelocity: @Sendable (inout Root, Double) -> Void
}

/// A track of any member of `Root`.
public struct AnyKeyframeTrack<Root>: Sendable {
  let resolved: @Sendable (Root) -> ResolvedKeyframeTrack<Root>

  /// A track whose member's type is of no further concern.
  public init<Value: SendableMetatype>(_ track: KeyframeTrack<Root, Value>) {
    resolved = { track.resolved(from: $0) }
  }
}
