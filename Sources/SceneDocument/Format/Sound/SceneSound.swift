/// A sound that a document gives to its film: a file, or a part of one, and when it is heard.
///
/// Times are seconds. Sounds that are heard at once are added up.
public struct SceneSound: Sendable, Hashable {
  /// The path of the file, for whoever opens it.
  public var path: String
  /// When it begins, counted from the start of the film; before 0 its beginning isn't heard.
  public var start: Double = 0
  /// The part of the file that is heard; the upper bound may lie beyond its end.
  public var range: ClosedRange<Double> = 0...(.infinity)
  /// Whether the part is repeated until the film ends.
  public var isLooped = false
  /// How loud it is, as a factor; 1 leaves it as it is.
  public var volume: Double = 1
  /// For how long it swells at its beginning.
  public var fadeIn: Double = 0
  /// For how long it dies away before its end, which is the film's at the latest.
  public var fadeOut: Double = 0

  /// A whole file from the start of the film on.
  public init(path: String) { self.path = path }
}
