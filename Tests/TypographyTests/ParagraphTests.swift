import Geometry
import TestSupport
import Testing
import Typography

@Suite struct ParagraphTests {
  @Test("a text's own line ends make its lines, CR LF is one of them")
  func lineEnds() {
    let layout = Setting.layout("ab  \r\n\r\ncd")
    #expect(layout.lines.count == 3)
    #expect(layout.lines.map(\.runs.isEmpty) == [false, true, false])
    #expect(Setting.layout("ab\n").lines.count == 2)
    #expect(layout.lines[1].bounds.height == layout.lines[0].bounds.height)
  }

  @Test("an empty text has no lines and no size")
  func empty() {
    let layout = Setting.layout("")
    #expect(layout.lines.isEmpty)
    #expect(layout.size == .zero)
    #expect(layout.firstBaseline == 0 && layout.lastBaseline == 0)
  }

  @Test("spaces at the end of a line take no part in centring")
  func trailingSpaces() {
    let style = ParagraphStyle(alignment: .center)
    let layout = Setting.layout("ab   \nabcdef", style: style)
    let bare = Setting.layout("ab\nabcdef", style: style)
    #expect(layout.lines.map(\.origin) == bare.lines.map(\.origin))
    #expect(layout.size == bare.size)
    #expect(layout.lines[0].characters == 0..<5)
  }

  @Test("tracking after the last letter doesn't count as width")
  func trailingTracking() {
    let plain = Setting.layout("abc").size.width
    #expect(abs(Setting.layout("abc", tracking: 5).size.width - plain - 10) < 1e-9)
    #expect(abs(Setting.layout("abc", tracking: -1).size.width - plain + 2) < 1e-9)
  }

  @Test("tracking keeps letters apart that join otherwise, and leaves joining scripts alone")
  func trackingOfScripts() {
    let arabic = Setting.layout("نص", tracking: 9)
    #expect(arabic.size == Setting.layout("نص").size)
  }

  @Test("no line is wider than the width, and the lines together are the text")
  func greedyLines() {
    var random = SeededRandom(seed: 6)
    let letters = Array("abc defg-hi jklm, nopq. (rst) 12,345 $9 uvw  xyz é")
    for _ in 0..<60 {
      let text = String((0..<80).map { _ in letters.randomElement(using: &random) ?? " " })
      let width = random.double(in: 30...300)
      let layout = Setting.layout(text, width: width)
      #expect(layout.lines.allSatisfy { $0.width <= width + 1e-6 })
      #expect(Setting.lines(layout, of: text).joined() == text)
    }
  }

  @Test("words go to the next line whole; those longer than a line are broken")
  func longWords() {
    let text = "a bb abcdefghijklmnopqrstuvwxyz"
    let layout = Setting.layout(text, width: 100)
    #expect(Setting.lines(layout, of: text).first == "a bb ")
    #expect(layout.lines.count == 4)
  }

  @Test("a width of nothing gives a line to each grapheme", arguments: [0, -5, 1e-300])
  func noWidth(width: Double) {
    #expect(Setting.layout("abe\u{301}", width: width).lines.count == 3)
  }

  @Test("widths and sizes that are no lengths have a defined result")
  func notLengths() {
    #expect(Setting.layout("a b", width: .nan).lines.count == 1)
    #expect(Setting.layout("a b", width: .infinity).lines.count == 1)
    for size in [Double.nan, -1, 0] {
      #expect(Setting.layout("ab", size: size).size == .zero)
    }
    let huge = Setting.layout("ab", size: 1e300, tracking: .infinity)
    #expect(huge.size.width.isFinite && huge.size.height.isFinite)
    let spacing = ParagraphStyle(lineSpacing: .nan, lineLimit: -3)
    #expect(Setting.layout("a\nb", style: spacing).lines.count == 1)
  }

  @Test("trailing lines stand at the right edge, leading ones there from right to left")
  func alignment() {
    let text = "a\nlonger"
    let trailing = Setting.layout(text, style: ParagraphStyle(alignment: .trailing))
    let reversed = Setting.layout(text, style: ParagraphStyle(layoutDirection: .rightToLeft))
    for layout in [trailing, reversed] {
      #expect(layout.lines.allSatisfy { abs($0.bounds.maxX - layout.size.width) < 1e-9 })
    }
  }

  @Test("baselines come from the face's ascent, line spacing stands between lines only")
  func baselines() {
    let library = Setting.embedded()
    let metrics = library.face(for: FontDescription()).metrics(size: 20)
    let style = ParagraphStyle(lineSpacing: 7)
    let layout = Setting.layout("a\nb\nc", style: style)
    #expect(abs(layout.firstBaseline - metrics.ascent) < 1e-9)
    let height = 3 * metrics.lineHeight + 2 * (metrics.leading + 7)
    #expect(abs(layout.size.height - height) < 1e-9)
    #expect(abs(layout.lastBaseline - (height - metrics.descent)) < 1e-9)
  }

  @Test("raised pieces make room above the baseline")
  func baselineOffset() {
    let raised = StyledText([.init("a"), .init("2", baselineOffset: 6)])
    let layout = Paragraph(raised, library: Setting.embedded()).layout()
    let plain = Paragraph(StyledText("a2"), library: Setting.embedded()).layout()
    #expect(abs(layout.size.height - plain.size.height - 6) < 1e-9)
    let baselines = layout.runs.map { Double($0.glyphs[0].position.y) }
    #expect(abs(baselines[0] - layout.firstBaseline) < 1e-9)
    #expect(abs(baselines[1] - layout.firstBaseline + 6) < 1e-9)
  }

  @Test("underlines follow the face's measures and end with the last letter")
  func underline() throws {
    let layout = Setting.layout("under", tracking: 4)
    let run = try #require(layout.runs.first)
    #expect(abs(run.underline.width - layout.size.width) < 1e-9)
    #expect(run.underline.minY > layout.firstBaseline)
    #expect(Double(run.underline.height) == run.metrics.underlineThickness)
    #expect(run.strikethrough.maxY < layout.firstBaseline)
    #expect(run.strikethrough.minY > layout.firstBaseline - run.metrics.capHeight)
  }

  @Test("a mark at the start of a piece belongs to the letter before it")
  func markAcrossPieces() {
    let text = StyledText([.init("e"), .init("\u{301}x")])
    let units = Paragraph(text, library: Setting.embedded()).layout().units(by: .character)
    #expect(units.map(\.characters) == [0..<1, 1..<2])
    #expect(units.map { $0.runs[0].run } == [0, 1])
  }
}
