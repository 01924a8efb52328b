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

extension Film {
  /// What fingers and keys do up to `end`, in order of time.
  ///
  /// Touches have the times of the script. A letter is typed when its share of a
  /// `typewriter(progress:)` is reached, the space before a word half-way between the letters around
  /// it; letters that appear at once, without having been on their way, are one. Times are exact where
  /// the progress is animated or keeps its pace, and else right to 2 ms.
  ///
  /// - Parameter end: A time in seconds; one that isn't finite is the film's end. There are no events
  ///   when that isn't finite either.
  /// - Returns: The events, those at `end` among them.
  public func inputEvents(until end: Double = .infinity) -> [InputEvent] {
    let end = end.isFinite ? end : duration
    return end.isFinite ? makeStage().recordedInput(until: end) : []
  }
}
