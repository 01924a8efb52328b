import Geometry

extension TextLine {
  /// The line of some graphemes of a shaped text, its baseline starting at (0, 0).
  init(_ shaped: ShapedText, clusters: Range<Int>, fallbackRun: Int) {
    let text = shaped.text
    let start = text.scalarStart(ofCluster: clusters.lowerBound)
    let end = text.scalarStart(ofCluster: shaped.endOfVisible(in: clusters))
    let items = start < end ? shaped.items(in: start..<end) : []
    var pen = Pen(shaped: shaped)
    var runs = Bidi.visualOrder(items.map(\.style.level)).map { pen.place(items[$0]) }
    if !runs.isEmpty { runs[runs.count - 1].width -= pen.trailingTracking }
    let first = clusters.isEmpty ? 0 : text.clusters[clusters.lowerBound].characters.lowerBound
    let last = clusters.isEmpty ? 0 : text.clusters[clusters.upperBound - 1].characters.upperBound
    self.init(
      runs: runs, characters: first..<max(first, last), origin: .zero,
      width: pen.x - pen.trailingTracking, ascent: 0, descent: 0, leading: 0)
    takeMeasures(of: shaped, clusters, fallbackRun: fallbackRun)
  }

  /// Makes room for all faces on the line and for those its pieces ask for.
  private mutating func takeMeasures(
    of shaped: ShapedText, _ clusters: Range<Int>, fallbackRun: Int
  ) {
    var pieces = Set(shaped.text.clusters[clusters].map(\.run))
    if pieces.isEmpty { pieces = [fallbackRun] }
    for piece in pieces {
      let style = shaped.shaper.styles[piece]
      let face = shaped.library.face(for: style.font)
      cover(face.metrics(size: style.font.usedSize), raised: style.usedBaselineOffset)
    }
    for run in runs {
      let raised = shaped.shaper.styles[run.run].usedBaselineOffset
      if let attachment = run.attachment {
        ascent = max(ascent, attachment.ascent + raised)
        descent = max(descent, attachment.descent - raised)
      } else {
        cover(run.metrics, raised: raised)
      }
    }
  }

  private mutating func cover(_ metrics: FontMetrics, raised: Double) {
    ascent = max(ascent, metrics.ascent + raised)
    descent = max(descent, metrics.descent - raised)
    leading = max(leading, metrics.leading)
  }
}

/// Places stretches side by side.
private struct Pen {
  let shaped: ShapedText
  var x = 0.0
  var trailingTracking = 0.0

  mutating func place(_ item: ShapedItem) -> GlyphRun {
    let style = shaped.shaper.styles[item.style.run]
    let origin = CGPoint(x: x, y: -style.usedBaselineOffset)
    let glyphs = item.glyphs.map { glyph in
      let position = CGPoint(x: x + glyph.offsetX, y: origin.y - glyph.offsetY)
      x += glyph.advance
      trailingTracking = glyph.tracking
      return GlyphRun.Glyph(
        id: glyph.id, position: position, advance: glyph.advance,
        characters: shaped.text.characters(ofScalars: glyph.scalars))
    }
    return GlyphRun(
      face: item.style.face, size: style.font.usedSize, run: item.style.run,
      isRightToLeft: item.style.isRightToLeft, isCursive: item.style.script.isCursive,
      attachment: item.style.isAttachment ? style.usedAttachment : nil, glyphs: glyphs,
      origin: origin, width: x - origin.x)
  }
}

extension TextClusters {
  fileprivate func characters(ofScalars scalars: Range<Int>) -> Range<Int> {
    let first = clusters[clusterOfScalar[scalars.lowerBound]].characters.lowerBound
    let last = clusters[clusterOfScalar[scalars.upperBound - 1]].characters.upperBound
    return first..<max(first, last)
  }
}

extension StyledText.Run {
  /// The room of pictures in points.
  var usedAttachment: TextAttachment? { attachment?.inPoints(fontSize: font.usedSize) }

  /// The offset that is used: finite, at most 1e5 points either way.
  fileprivate var usedBaselineOffset: Double {
    baselineOffset.isNaN ? 0 : min(max(baselineOffset, -1e5), 1e5)
  }
}
