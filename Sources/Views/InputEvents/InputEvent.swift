/// Something that fingers or keys do in a film: what might be heard of somebody who uses what is shown.
public struct InputEvent: Sendable, Hashable {
  /// What is done.
  public enum Kind: Sendable, Hashable {
    /// The fingers of a script's touch are put down.
    case touchBegan
    /// They are lifted.
    case touchEnded
    /// A letter, or several whose shapes join, is typed.
    case letter
    /// The space between two words, or the end of a line, is typed.
    case space
  }

  /// What is done.
  public var kind: Kind
  /// When, in seconds of the film.
  public var time: Double

  /// Something that is done at `time`.
  public init(_ kind: Kind, at time: Double) { (self.kind, self.time) = (kind, time) }
}
