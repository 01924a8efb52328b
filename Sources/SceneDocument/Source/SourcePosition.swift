/// A place in a text as people count: from 1.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The line; lines end with a line feed.
  public var line: Int
  /// The column in characters as they are seen, so that “é” and “👩‍👩‍👧” count one each.
  public var column: Int

  /// The place at `line` and `column`.
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
