/// Makes a list of keyframes out of statements.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression(
    _ content: some KeyframeTrackContent<Value>
  ) -> [Keyframe<Value>] {
    content.keyframes
  }

  public static func buildBlock(_ parts: [Keyframe<Value>]...) -> [Keyframe<Value>] {
    parts.flatMap { $0 }
  }

  public static func buildArray(_ parts: [[Keyframe<Value>]]) -> [Keyframe<Value>] {
    parts.flatMap { $0 }
  }

  public static func buildOptional(_ part: [Keyframe<Value>]?) -> [Keyframe<Value>] {
    part ?? []
  }

  public static func buildEither(first part: [Keyframe<Value>]) -> [Keyframe<Value>] { part }

  public static func buildEither(second part: [Keyframe<Value>]) -> [Keyframe<Value>] { part }
}

/// Makes a list of tracks out of statements.
@resultBuilder
public enum KeyframesBuilder<Root> {
  public static func buildExpression<Value: SendableMetatype>(
    _ track: KeyframeTrack<Root, Value>
  ) -> [AnyKeyframeTrack<Root>] {
    [AnyKeyframeTrack(track)]
  }

  public static func buildBlock(_ parts: [AnyKeyframeTrack<Root>]...) -> [AnyKeyframeTrack<Root>] {
    parts.flatMap { $0 }
  }

  public static func buildArray(_ parts: [[AnyKeyframeTrack<Root>]]) -> [AnyKeyframeTrack<Root>] {
    parts.flatMap { $0 }
  }

  public static func buildOptional(_ part: [AnyKeyframeTrack<Root>]?) -> [AnyKeyframeTrack<Root>] {
    part ?? []
  }

  public static func buildEither(
    first part: [AnyKeyframeTrack<Root>]
  ) -> [AnyKeyframeTrack<Root>] { part }

  public static func buildEither(
    second part: [AnyKeyframeTrack<Root>]
  ) -> [AnyKeyframeTrack<Root>] { part }
}
