/// A value whose members follow tracks of keyframes: known at every time.
///
/// The tracks write into a copy of the initial value, in order: of two tracks of one member the
/// later wins. A track that is over holds its last value.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [ResolvedKeyframeTrack<Value>]

  /// The seconds until the longest track is over; infinite when one never is.
  public let duration: Double

  /// A timeline of tracks.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> [AnyKeyframeTrack<Value>]
  ) {
    self.init(initialValue: initialValue, tracks: content())
  }

  /// A timeline of one track, for the whole value.
  @_disfavoredOverload
  public init(
    initialValue: Value,
    @KeyframeTrackContentBuilder<Value> content: () -> [Keyframe<Value>]
  ) where Value: Animatable & SendableMetatype {
    let track = KeyframeTrack<Value, Value>(\.self, keyframes: content())
    self.init(initialValue: initialValue, tracks: [AnyKeyframeTrack(track)])
  }

  /// A timeline of tracks, as a list.
  public init(initialValue: Value, tracks: [AnyKeyframeTrack<Value>]) {
    self.initialValue = initialValue
    self.tracks = tracks.map { $0.resolved(initialValue) }
    duration = self.tracks.reduce(0) { Swift.max($0, $1.duration) }
  }
}

extension KeyframeTimeline: Sendable where Value: Sendable {}

extension KeyframeTimeline {
  /// The value at `time` seconds: the initial one before 0, the last one from the end on.
  ///
  /// Where two keyframes meet, the later one holds. A jump at the very beginning has happened at 0.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value at the fraction `progress` of the duration.
  public func value(progress: Double) -> Value {
    value(time: progress > 0 ? progress * duration : progress)
  }

  /// Writes what the tracks say at `time` seconds into `value`.
  public func update(value: inout Value, time: Double) {
    for track in tracks { track.write(&value, time) }
  }

  /// Writes what the tracks say at the fraction `progress` of the duration into `value`.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress > 0 ? progress * duration : progress)
  }

  /// The velocities at `time` seconds: each member that has a track holds its change per second.
  ///
  /// Members without a track are as in the initial value. Before 0 and from the end of a track on
  /// its velocity is zero.
  public func velocity(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.writeVelocity(&value, time) }
    return value
  }
}
