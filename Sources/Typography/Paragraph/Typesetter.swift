import Geometry

/// Makes the lines of a paragraph from top to bottom until the text or the room ends.
struct Typesetter {
  let paragraph: Paragraph
  let width: Double
  let height: Double
  private var result: [TextLine] = []
  private var bottom = 0.0
  /// Where the last line starts, and the piece of the text at its end.
  private var lastStart = TextPlace(line: 0, cluster: 0)
  private var run = 0

  init(paragraph: Paragraph, width: Double, height: Double) {
    (self.paragraph, self.width, self.height) = (paragraph, width, height)
  }

  private var limit: Int { max(1, paragraph.style.lineLimit ?? .max) }

  /// The lines, the baselines of all starting at x = 0.
  mutating func lines() -> [TextLine] {
    for (number, shaped) in paragraph.lines.enumerated() {
      var start = 0
      repeat {
        let (line, end) = nextLine(of: shaped, from: start)
        guard add(line) else {
          truncateLast()
          return result
        }
        lastStart = TextPlace(line: number, cluster: start)
        start = end
      } while start < shaped.advances.count
    }
    return result
  }

  /// The line from a grapheme on and where it ends.
  ///
  /// Glyphs that are shaped anew at its ends may be wider than they were: it then ends earlier.
  private mutating func nextLine(of shaped: ShapedText, from start: Int) -> (TextLine, end: Int) {
    var room = width
    while true {
      let end = shaped.endOfLine(from: start, width: room)
      if end > start { run = shaped.text.clusters[end - 1].run }
      let line = TextLine(shaped, clusters: start..<end, fallbackRun: run)
      let excess = line.width - width
      if excess <= ShapedText.tolerance || end <= start + 1 { return (line, end) }
      room = min(room, shaped.visibleAdvance(of: start..<end)) - max(excess, 1e-3)
    }
  }

  /// Adds a line below the others, unless there is no room for it.
  private mutating func add(_ line: TextLine) -> Bool {
    let gap = result.last.map { $0.leading + paragraph.style.usedLineSpacing } ?? 0
    let baseline = bottom + gap + line.ascent
    let fits = result.count < limit && baseline + line.descent <= height + ShapedText.tolerance
    guard fits || result.isEmpty else { return false }
    result.append(line.offset(x: 0, y: baseline))
    bottom = baseline + line.descent
    return true
  }

  private mutating func truncateLast() {
    guard let last = result.popLast() else { return }
    let truncation = Truncation(paragraph: paragraph, start: lastStart, width: width, run: run)
    result.append(truncation.line().offset(x: 0, y: last.origin.y))
  }
}

/// A grapheme of a paragraph: its line by the text's own line ends, and its number there.
struct TextPlace {
  var line: Int
  var cluster: Int
}
