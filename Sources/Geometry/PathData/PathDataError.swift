/// A mistake in SVG path data: where it is and what was expected there.
public struct PathDataError: Error, Sendable, Equatable {
  /// The place of the mistake, in bytes of UTF-8 from the start of the text.
  public var offset: Int
  /// What the grammar allows there.
  public var expected: Expectation
  /// What was drawn up to the mistake; SVG wants it shown all the same.
  public var drawn: Path

  /// What may stand at a place of path data.
  public enum Expectation: Sendable, Hashable {
    /// A move, which every path begins with.
    case moveCommand
    /// Any command letter.
    case command
    /// A number.
    case number
    /// A number that a 64-bit floating-point value can hold.
    case representableNumber
    /// A flag of an arc.
    case flag
  }
}

extension PathDataError: CustomStringConvertible {
  public var description: String { "path data, byte \(offset): expected \(expected.phrase)" }
}

extension PathDataError.Expectation {
  /// The expectation in words, to follow "expected".
  public var phrase: String {
    switch self {
    case .moveCommand: "\"M\" or \"m\", which path data begins with"
    case .command: "a command, one of M L H V C S Q T A Z"
    case .number: "a number"
    case .representableNumber: "a number of at most 1.8e308"
    case .flag: "an arc's flag, 0 or 1"
    }
  }
}
