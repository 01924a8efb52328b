public import Geometry

/// A part of a layout that may move by itself.
public struct TextUnit: Sendable, Hashable {
  /// The characters that the part shows, by their number in the text.
  public var characters: Range<Int>
  /// The number of its line.
  public var line: Int
  /// Its glyphs in their places.
  public var runs: [GlyphRun]
  /// From the pen before it to the pen after it, and from the line's top to its bottom.
  public var bounds: CGRect

  /// The outlines of its glyphs in their places; colour pictures have none.
  public var path: Path {
    var path = Path()
    for run in runs { run.append(to: &path) }
    return path
  }

  /// The part elsewhere.
  public func offsetBy(x: Double, y: Double) -> TextUnit {
    var moved = self
    moved.runs = runs.map { $0.offset(x: x, y: y) }
    moved.bounds = bounds.offsetBy(dx: x, dy: y)
    return moved
  }

  /// What a layout is cut into.
  public enum Granularity: Sendable, Hashable {
    /// Graphemes and ligatures, those of letters that join as well: to be turned a little at most.
    case cluster
    /// Graphemes; ligatures and letters that join stay together.
    case character
    /// What of one piece of the styled text stands between spaces.
    case piece
    /// What stands between spaces.
    case word
    /// Lines.
    case line
  }
}
