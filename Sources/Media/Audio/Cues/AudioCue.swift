/// A short sound that is heard once in a clip, as one of perhaps thousands.
///
/// Cues are added to the tracks. What stands before the clip's start or after its end isn't heard.
public struct AudioCue: Sendable, Hashable {
  /// What is heard.
  public enum Sound: Sendable, Hashable {
    /// A click that is made up; those of different variations differ a little, as real ones do.
    case click(Click, variation: Int)
    /// A file's sound, of which at most ten seconds are heard.
    case recording(MediaInput)
  }

  /// What clicks.
  public enum Click: String, Sendable, Hashable, CaseIterable {
    /// Something that is pressed.
    case press
    /// Something that is let go of, softer than when it was pressed.
    case release
    /// The key of a letter.
    case key
    /// The space bar, lower than the other keys.
    case space
  }

  public var sound: Sound
  /// When it begins, in seconds from the start of the clip.
  public var start: Double
  /// How loud it is, as a factor; 1 leaves it as it is.
  public var volume: Double

  /// A sound at `start` seconds.
  public init(_ sound: Sound, at start: Double, volume: Double = 1) {
    (self.sound, self.start, self.volume) = (sound, start, volume)
  }
}
