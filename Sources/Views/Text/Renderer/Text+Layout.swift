public import Geometry
import Typography

extension Text {
  /// A text that has been set: its lines, in them its runs, in these what can't be split.
  public struct Layout: RandomAccessCollection {
    private let lines: [Line]

    init(_ layout: LaidText, _ painting: TextPainting) {
      lines = layout.lines.map { Line(line: $0, painting: painting) }
    }

    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }
    public subscript(index: Int) -> Line { lines[index] }

    /// Whether a part of the text is left out.
    public var isTruncated: Bool { lines.contains { $0.line.isTruncated } }
  }
}

extension Text.Layout {
  /// A line of a text.
  public struct Line: RandomAccessCollection {
    let line: TextLine
    let painting: TextPainting

    public var startIndex: Int { 0 }
    public var endIndex: Int { line.runs.count }
    public subscript(index: Int) -> Run {
      Run(run: line.runs[index], line: line, painting: painting)
    }

    /// The left end of the baseline.
    public var origin: CGPoint { line.origin }

    /// The line's measures.
    public var typographicBounds: TypographicBounds {
      TypographicBounds(line, x: line.origin.x, width: line.width)
    }
  }

  /// Letters of a line that look alike.
  public struct Run: RandomAccessCollection {
    let run: GlyphRun
    let line: TextLine
    let painting: TextPainting
    private let groups: [Range<Int>]

    init(run: GlyphRun, line: TextLine, painting: TextPainting) {
      (self.run, self.line, self.painting) = (run, line, painting)
      groups = run.inseparableGlyphs
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { groups.count }

    public subscript(index: Int) -> RunSlice {
      var slice = run
      slice.glyphs = Array(run.glyphs[groups[index]])
      return RunSlice(run: slice, line: line, painting: painting)
    }

    /// The run's measures.
    public var typographicBounds: TypographicBounds {
      TypographicBounds(line, x: run.origin.x, width: run.width)
    }

    /// What `customAttribute(_:)` says about these letters.
    public subscript<T: TextAttribute>(_: T.Type) -> T? {
      painting.content.custom[run.run][ObjectIdentifier(T.self)] as? T
    }

    /// The numbers of the characters that the run shows.
    public var characterIndices: [Int] {
      Set(run.glyphs.flatMap(\.characters)).sorted()
    }
  }

  /// What of a run can't be split: a grapheme, a ligature, a word whose letters join.
  public struct RunSlice {
    let run: GlyphRun
    let line: TextLine
    let painting: TextPainting

    /// The slice's measures.
    public var typographicBounds: TypographicBounds {
      let left = run.glyphs.map(\.position.x).min() ?? run.origin.x
      let width = run.glyphs.reduce(0) { $0 + $1.advance }
      return TypographicBounds(line, x: left, width: width)
    }
  }

  /// The measures of a part of a text.
  public struct TypographicBounds: Sendable, Hashable {
    /// The left end of the baseline.
    public var origin: CGPoint
    public var width: CGFloat
    /// From the baseline up and down.
    public var ascent: CGFloat
    public var descent: CGFloat
    /// What the fonts ask for between this line and the next.
    public var leading: CGFloat

    fileprivate init(_ line: TextLine, x: CGFloat, width: Double) {
      (origin, self.width) = (CGPoint(x: x, y: line.origin.y), CGFloat(width))
      (ascent, descent) = (CGFloat(line.ascent), CGFloat(line.descent))
      leading = CGFloat(line.leading)
    }

    /// The box.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }
}

extension GlyphRun {
  /// The glyphs that have characters in common; all where letters join.
  fileprivate var inseparableGlyphs: [Range<Int>] {
    guard !glyphs.isEmpty else { return [] }
    if isCursive { return [0..<glyphs.count] }
    return glyphs.indices.dropFirst().reduce(into: [0..<1]) { groups, index in
      let last = groups.count - 1
      if glyphs[index].characters.overlaps(glyphs[index - 1].characters) {
        groups[last] = groups[last].lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
    }
  }
}

extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line) { draw(line.painting.nodes(line.line.runs)) }

  /// Draws a run of a text.
  public func draw(_ run: Text.Layout.Run) { draw(run.painting.nodes([run.run])) }

  /// Draws a slice of a run.
  public func draw(_ slice: Text.Layout.RunSlice) { draw(slice.painting.nodes([slice.run])) }
}
