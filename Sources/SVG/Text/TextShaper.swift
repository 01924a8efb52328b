import Geometry
import Typography

/// Turns stretches of a text into clusters of glyphs, from left to right.
struct TextShaper {
  let resolver: Resolver
  let characters: [TextCharacter]
  let spans: [TextSpan]

  /// The clusters of a chunk.
  func clusters(_ range: Range<Int>) -> [TextCluster] {
    guard let first = range.first else { return [] }
    let style = spans[characters[first].span].surroundings.style.inherited
    let text = StyledText(runs(range))
    let paragraph = Paragraph(
      text,
      style: ParagraphStyle(baseDirection: style.isRightToLeft ? .rightToLeft : .leftToRight),
      library: resolver.options.fonts)
    let starts = graphemeStarts(text.string, from: range.lowerBound)
    return paragraph.layout().lines.flatMap { line in
      line.runs.flatMap { clusters($0, baseline: line.origin.y, starts) }
    }
  }

  /// The characters in pieces of one style; space at the end is kept as no-break space.
  private func runs(_ range: Range<Int>) -> [StyledText.Run] {
    let end = range.reversed().first { characters[$0].scalar != " " }.map { $0 + 1 }
    var runs: [(span: Int, text: String)] = []
    for index in range {
      let character = characters[index]
      if runs.last?.span != character.span { runs.append((character.span, "")) }
      let isTrailing = index >= end ?? range.lowerBound
      runs[runs.count - 1].text.unicodeScalars.append(isTrailing ? "\u{A0}" : character.scalar)
    }
    return runs.map {
      StyledText.Run(
        $0.text, font: resolver.font(spans[$0.span].surroundings.style.inherited))
    }
  }

  /// The number of the first scalar of each grapheme of a chunk.
  private func graphemeStarts(_ text: String, from start: Int) -> [Int] {
    var (starts, next): ([Int], Int) = ([], start)
    for character in text {
      starts.append(next)
      next += character.unicodeScalars.count
    }
    return starts
  }

  private func clusters(_ run: GlyphRun, baseline: Double, _ starts: [Int]) -> [TextCluster] {
    var clusters: [TextCluster] = []
    var (pen, last): (Double, Range<Int>?) = (run.origin.x, nil)
    for glyph in run.glyphs {
      if glyph.characters != last {
        let character =
          starts.indices.contains(glyph.characters.lowerBound)
          ? starts[glyph.characters.lowerBound] : starts.last ?? 0
        clusters.append(
          TextCluster(
            face: run.face, size: run.size, glyphs: [], character: character, advance: 0))
        last = glyph.characters
      }
      let index = clusters.count - 1
      let inCluster = clusters[index].advance
      let offset = CGPoint(
        x: glyph.position.x - pen + inCluster, y: glyph.position.y - baseline)
      clusters[index].glyphs.append(.init(id: glyph.id, offset: offset))
      clusters[index].advance += glyph.advance
      pen += glyph.advance
    }
    return clusters
  }
}
