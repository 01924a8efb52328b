/// A sound that goes with a clip: a file, or a part of one, and when it is heard.
///
/// Times are seconds. Tracks are mixed by adding them up.
public struct AudioTrack: Sendable, Hashable {
  /// Where the sound comes from.
  public var input: MediaInput
  /// When it begins, counted from the start of the clip; before 0 its beginning isn't heard.
  public var start: Double = 0
  /// The part of the file that is heard; the upper bound may lie beyond its end.
  public var range: ClosedRange<Double> = 0...(.infinity)
  /// Whether the part is repeated until the clip ends.
  public var isLooped = false
  /// How loud it is, as a factor; 1 leaves it as it is.
  public var volume: Double = 1
  /// For how long it swells at its beginning and dies away before its end, which is the clip's at
  /// the latest.
  public var fadeIn: Double = 0
  public var fadeOut: Double = 0

  /// A whole file from the start of the clip on.
  public init(_ input: MediaInput) { self.input = input }
}
