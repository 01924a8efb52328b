/// What is heard when a script's fingers touch and texts are typed.
///
///     film.eventSounds = .standard
///     film.eventSounds = EventSounds(touch: .file(path: "tap.wav"), key: nil, volume: 0.5)
public struct EventSounds: Sendable, Hashable {
  /// What one kind of event sounds like.
  public enum Sound: Sendable, Hashable {
    /// A short sound that is made up: a click, or that of a key.
    case standard
    /// That of a file, of which at most ten seconds are heard.
    case file(path: String)
  }

  /// What is heard when fingers are put down, and more softly when they are lifted; nil is nothing.
  public var touch: Sound?
  /// What is heard at each letter that is typed; nil is nothing.
  public var key: Sound?
  /// How loud it is, as a factor; 1 leaves it as it is.
  public var volume: Double

  /// Sounds of touches and keys; those that are made up unless told otherwise.
  public init(touch: Sound? = .standard, key: Sound? = .standard, volume: Double = 1) {
    (self.touch, self.key, self.volume) = (touch, key, volume)
  }

  /// Clicks and sounds of keys that are made up.
  public static let standard = EventSounds()
}
