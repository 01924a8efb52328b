import Geometry

/// Makes the lines of a paragraph from top to bottom until the text or the room ends.
struct Typesetter {
  let paragraph: Paragraph
  let width: Double
  let height: Double
  private var result: [TextLine] = []
  private var bottom = 0.0

  init(paragraph: Paragraph, width: Double, height: Double) {
    (self.paragraph, self.width, self.height) = (paragraph, width, height)
  }

  private var limit: Int { max(1, paragraph.style.lineLimit ?? .max) }

  /// The lines, the baselines of all starting at x = 0.
  mutating func lines() -> [TextLine] {
    var previous: TextPlace?
    var run = 0
    for (line, shaped) in paragraph.lines.enumerated() {
      for clusters in shaped.lines(width: width) {
        let place = TextPlace(line: line, cluster: clusters.lowerBound)
        if let last = clusters.last { run = shaped.text.clusters[last].run }
        let next = TextLine(shaped, clusters: clusters, fallbackRun: run)
        guard add(next) else {
          truncateLast(from: previous ?? place, run: run)
          return result
        }
        previous = place
      }
    }
    return result
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

  private mutating func truncateLast(from place: TextPlace, run: Int) {
    guard let last = result.popLast() else { return }
    let truncation = Truncation(paragraph: paragraph, start: place, width: width, run: run)
    result.append(truncation.line().offset(x: 0, y: last.origin.y))
  }
}

/// A grapheme of a paragraph: its line by the text's own line ends, and its number there.
struct TextPlace {
  var line: Int
  var cluster: Int
}
