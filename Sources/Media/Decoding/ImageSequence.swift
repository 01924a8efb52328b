public import Drawing

/// Pictures of which each is shown for its own time.
public struct ImageSequence: Sendable, Hashable {
  /// A picture and how long it is shown.
  public struct Entry: Sendable, Hashable {
    public var input: MediaInput
    /// In seconds; what isn't positive or finite counts as 0, and then the picture is never seen.
    public var duration: Double

    /// A picture that is shown for `duration` seconds.
    public init(_ input: MediaInput, duration: Double) {
      (self.input, self.duration) = (input, duration)
    }

    fileprivate var length: Double { duration.isFinite ? max(0, duration) : 0 }
  }

  public var entries: [Entry]

  /// The pictures in the order in which they are seen.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// Files that are each shown for a frame of `rate`.
  public init(paths: [String], rate: FrameRate) {
    entries = paths.map { Entry(.file(path: $0), duration: rate.time(ofFrame: 1)) }
  }

  /// The sum of the durations, in seconds.
  public var duration: Double { entries.reduce(0) { $0 + $1.length } }

  /// The index of the picture that is seen at `time`, in seconds; nil without pictures.
  ///
  /// Before 0 it is the first, after the end the last.
  public func index(at time: Double) -> Int? {
    var end = 0.0
    for (index, entry) in entries.enumerated() where entry.length > 0 {
      end += entry.length
      if time < end - 1e-9 { return index }
    }
    return entries.isEmpty ? nil : entries.lastIndex { $0.length > 0 } ?? entries.count - 1
  }
}
