public import Motion

/// Shows content at the values of a timeline of keyframes, evaluated in each frame.
///
/// Repeating, the timeline starts over from the initial value. With a trigger it is played once
/// whenever that changes: from the initial value first, later from the value then shown. Keyframes
/// have their own pace and disregard transactions.
public struct KeyframeAnimator<Value, Content: View>: View, PrimitiveView {
  let initialValue: Value
  let playback: KeyframePlayback
  let content: (Value) -> Content
  let tracks: (Value) -> [AnyKeyframeTrack<Value>]

  /// Plays the keyframes over and over while `repeating`; else shows the start of the timeline.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [AnyKeyframeTrack<Value>]
  ) {
    self.init(initialValue, .repeating(repeating), content, keyframes)
  }

  /// Plays the keyframes once whenever `trigger` changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [AnyKeyframeTrack<Value>]
  ) {
    self.init(initialValue, .trigger(EquatableValue(trigger)), content, keyframes)
  }

  init(
    _ initialValue: Value, _ playback: KeyframePlayback,
    _ content: @escaping (Value) -> Content,
    _ tracks: @escaping (Value) -> [AnyKeyframeTrack<Value>]
  ) {
    (self.initialValue, self.playback) = (initialValue, playback)
    (self.content, self.tracks) = (content, tracks)
  }

  func makeNode(parent: ViewNode) -> NodeOf<Self> { KeyframeNode(parent: parent) }
}

extension KeyframeAnimator where Value: Animatable & SendableMetatype {
  /// Plays keyframes of the whole value over and over while `repeating`.
  @_disfavoredOverload
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframeTrackContentBuilder<Value> keyframes: @escaping (Value) -> [Keyframe<Value>]
  ) {
    self.init(initialValue, .repeating(repeating), content) { wholeValueTrack(keyframes($0)) }
  }

  /// Plays keyframes of the whole value once whenever `trigger` changes.
  @_disfavoredOverload
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframeTrackContentBuilder<Value> keyframes: @escaping (Value) -> [Keyframe<Value>]
  ) {
    self.init(initialValue, .trigger(EquatableValue(trigger)), content) {
      wholeValueTrack(keyframes($0))
    }
  }
}

/// When a timeline of keyframes is played.
enum KeyframePlayback: Equatable {
  case repeating(Bool)
  case trigger(EquatableValue)
}

func wholeValueTrack<Value: Animatable & SendableMetatype>(
  _ keyframes: [Keyframe<Value>]
) -> [AnyKeyframeTrack<Value>] {
  [AnyKeyframeTrack(KeyframeTrack<Value, Value>(\.self, keyframes: keyframes))]
}
