/// A line of a text before it is broken to a width: shaped once, cut as often as needed.
struct ShapedText {
  let text: TextClusters
  let bidi: Bidi
  let items: [ShapedItem]
  let library: FontLibrary
  let shaper: Shaper
  /// Whether a line may end before each grapheme.
  let allowsBreak: [Bool]
  /// The advance of each grapheme with its tracking, and the tracking alone.
  let advances: [Double]
  let trackings: [Double]

  init(_ text: TextClusters, styles: [StyledText.Run], level: UInt8?, library: FontLibrary) {
    let language = Language.of(text.scalars)
    let shaper = Shaper(text: text, styles: styles, language: language)
    let itemizer = Itemizer(text: text, styles: styles, library: library, language: language)
    bidi = Bidi(text.scalars, paragraphLevel: level)
    items = itemizer.items(levels: bidi.levels).map {
      shaper.shape($0.scalars, style: $0.style, context: 0..<text.scalars.count)
    }
    (self.text, self.shaper, self.library) = (text, shaper, library)
    let breaks = LineBreaker.breaks(in: text.scalars)
    allowsBreak = text.clusters.map { breaks[$0.scalars.lowerBound] != .prohibited }
    (advances, trackings) = Self.measures(of: items, text)
  }

  /// Shares the advance of a ligature evenly among its graphemes.
  private static func measures(
    of items: [ShapedItem], _ text: TextClusters
  ) -> (advances: [Double], trackings: [Double]) {
    var advances = [Double](repeating: 0, count: text.clusters.count)
    var trackings = advances
    for glyph in items.lazy.flatMap(\.glyphs) {
      let first = text.clusterOfScalar[glyph.scalars.lowerBound]
      let last = text.clusterOfScalar[glyph.scalars.upperBound - 1]
      for cluster in first...last {
        advances[cluster] += (glyph.advance - glyph.tracking) / Double(last - first + 1)
      }
      advances[last] += glyph.tracking
      trackings[last] = glyph.tracking
    }
    return (advances, trackings)
  }

  /// The stretches of a range of scalars in reading order, shaped as if nothing stood beside them.
  func items(in range: Range<Int>) -> [ShapedItem] {
    items.compactMap { item in
      let part = item.scalars.clamped(to: range)
      guard !part.isEmpty else { return nil }
      return part == item.scalars ? item : cut(item, to: part, of: range)
    }
  }

  private func cut(_ item: ShapedItem, to part: Range<Int>, of line: Range<Int>) -> ShapedItem {
    guard item.isSafe(at: part.lowerBound), item.isSafe(at: part.upperBound) else {
      return shaper.shape(part, style: item.style, context: line)
    }
    return ShapedItem(
      scalars: part, style: item.style, glyphs: Array(item.glyphs[item.glyphIndices(of: part)]))
  }
}
