public import Motion

extension View {
  /// Shows this view as `content` modifies it at the values of a timeline played over and over.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [AnyKeyframeTrack<Value>]
  ) -> some View {
    KeyframeAnimator(initialValue, .repeating(repeating), placed(content), keyframes)
  }

  /// Shows this view as `content` modifies it at the values of a timeline played once whenever
  /// `trigger` changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [AnyKeyframeTrack<Value>]
  ) -> some View {
    KeyframeAnimator(
      initialValue, .trigger(EquatableValue(trigger)), placed(content), keyframes)
  }

  /// Shows this view as `content` modifies it at the values of keyframes played over and over.
  @_disfavoredOverload
  public func keyframeAnimator<Value: Animatable & SendableMetatype>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframeTrackContentBuilder<Value> keyframes: @escaping (Value) -> [Keyframe<Value>]
  ) -> some View {
    KeyframeAnimator(initialValue, .repeating(repeating), placed(content)) {
      wholeValueTrack(keyframes($0))
    }
  }

  /// Shows this view as `content` modifies it at the values of keyframes played once whenever
  /// `trigger` changes.
  @_disfavoredOverload
  public func keyframeAnimator<Value: Animatable & SendableMetatype>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframeTrackContentBuilder<Value> keyframes: @escaping (Value) -> [Keyframe<Value>]
  ) -> some View {
    KeyframeAnimator(initialValue, .trigger(EquatableValue(trigger)), placed(content)) {
      wholeValueTrack(keyframes($0))
    }
  }

  private func placed<Value, Modified: View>(
    _ content: @escaping (PlaceholderContentView<Self>, Value) -> Modified
  ) -> (Value) -> Modified {
    { content(PlaceholderContentView(content: self), $0) }
  }
}
