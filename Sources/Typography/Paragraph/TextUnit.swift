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

  /// What a layout is cut into.
  public enum Granularity: Sendable, Hashable {
    /// Graphemes; ligatures and letters that join stay together.
    case character
    /// What stands between spaces.
    case word
    /// Lines.
    case line
  }
}
