import Geometry
import Testing
import Typography

@Suite struct TruncationTests {
  static let text = "The quick brown fox jumps over the lazy dog"

  @Test("the last line is cut where the style says", arguments: [120.0, 180, 260])
  func places(width: Double) throws {
    for (truncation, shown) in [
      (ParagraphStyle.Truncation.tail, (true, false)), (.middle, (true, true)),
      (.head, (false, true)),
    ] {
      let style = ParagraphStyle(lineLimit: 1, truncation: truncation)
      let layout = Setting.layout(Self.text, style: style, width: width)
      let seen = try #require(layout.lines.first).runs.flatMap(\.glyphs).map(\.characters)
      #expect(layout.lines.count == 1 && layout.isTruncated)
      #expect(seen.contains(0..<1) == shown.0)
      #expect(seen.contains(Self.text.count - 1..<Self.text.count) == shown.1)
      #expect(layout.size.width <= width + 1e-6)
    }
  }

  @Test("every character is shown or stands behind the ellipsis")
  func allCharacters() {
    let style = ParagraphStyle(lineLimit: 2, truncation: .middle)
    let layout = Setting.layout(Self.text, style: style, width: 150)
    var covered = Set<Int>()
    for glyph in layout.runs.flatMap(\.glyphs) { covered.formUnion(glyph.characters) }
    let spaces = Set(Self.text.enumerated().filter { $0.element == " " }.map(\.offset))
    #expect(covered.union(spaces) == Set(0..<Self.text.count))
  }

  @Test("a height that is too small leaves lines out, but never the first")
  func height() {
    let line = Setting.layout("a").size.height
    let two = Setting.layout("a\nb\nc", height: line * 2.5)
    #expect(two.lines.count == 2 && two.isTruncated)
    #expect(Setting.layout("a\nb", height: 0).lines.count == 1)
  }

  @Test("a text that fits is left alone")
  func fits() {
    let style = ParagraphStyle(lineLimit: 1)
    #expect(!Setting.layout("fits", style: style, width: 400).isTruncated)
  }

  @Test("a text may shrink before it is truncated, as little as need be")
  func minimumScaleFactor() {
    let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5)
    let full = Setting.layout(Self.text)
    let width = full.size.width * 0.7
    let shrunk = Setting.layout(Self.text, style: style, width: width)
    #expect(!shrunk.isTruncated && shrunk.size.width <= width + 1e-6)
    #expect(abs(shrunk.scale - 0.7) <= 1.0 / 256)
    #expect(abs(shrunk.size.height - full.size.height * shrunk.scale) < 1e-9)
    let tooLong = Setting.layout(Self.text, style: style, width: width / 2)
    #expect(tooLong.isTruncated && tooLong.scale == 0.5)
    let huge = ParagraphStyle(lineLimit: 1, minimumScaleFactor: .nan)
    #expect(Setting.layout(Self.text, style: huge, width: width).scale == 1)
  }

  @Test("where nothing but the ellipsis fits, it stands alone")
  func nothingFits() {
    let layout = Setting.layout("wide words", style: ParagraphStyle(lineLimit: 1), width: 1)
    #expect(layout.runs.flatMap(\.glyphs).count == 1)
  }
}
