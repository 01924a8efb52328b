public import Geometry

/// A line of a layout.
public struct TextLine: Sendable, Hashable {
  /// From left to right, without the spaces at the line's end.
  public var runs: [GlyphRun]
  /// The characters of the line with its trailing spaces, by their number in the text.
  public var characters: Range<Int>
  /// The left end of the baseline.
  public var origin: CGPoint
  /// The drawn width: without trailing spaces, without tracking after the last letter.
  public var width: Double
  /// From the baseline to the top and to the bottom of the line.
  public var ascent: Double
  public var descent: Double
  /// What the faces ask for between this line and the next.
  public var leading: Double
  /// Whether "…" stands for a part of the text.
  public var isTruncated = false

  /// The line's box, y down.
  public var bounds: CGRect {
    CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
  }

  func scaled(by factor: Double) -> TextLine {
    guard factor != 1 else { return self }
    var scaled = self
    scaled.origin = CGPoint(x: origin.x * factor, y: origin.y * factor)
    scaled.runs = runs.map { $0.scaled(by: factor) }
    (scaled.width, scaled.leading) = (width * factor, leading * factor)
    (scaled.ascent, scaled.descent) = (ascent * factor, descent * factor)
    return scaled
  }

  func offset(x: Double, y: Double) -> TextLine {
    var moved = self
    moved.origin = CGPoint(x: origin.x + x, y: origin.y + y)
    moved.runs = runs.map { $0.offset(x: x, y: y) }
    return moved
  }
}
