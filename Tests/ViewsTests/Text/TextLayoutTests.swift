import Drawing
import Geometry
import Testing
import Typography

@testable import Views

@Suite("Text layout")
struct TextLayoutTests {
  private func size(_ text: String, width: Double? = nil) -> CGSize {
    Paragraph(StyledText(text), library: .embedded).layout(width: width).size
  }

  @Test("a text takes the width of its lines, not what it is offered")
  func idealSize() {
    let ideal = size("Hello, world")
    let frame = backgrounds { Text("Hello, world").boxed }[0]
    #expect(abs(frame.width - ideal.width) <= 1 && abs(frame.height - ideal.height) <= 1)
    #expect(frame.midX == 200 || abs(frame.midX - 200) <= 0.5)
  }

  @Test("a text that is offered less than its line wraps, and is as wide as its widest line")
  func wrapping() {
    let words = "one two three four five six seven"
    let wrapped = size(words, width: 100)
    let frame = backgrounds { Text(words).boxed.frame(width: 100) }[0]
    #expect(wrapped.height > 2 * size("one").height - 1)
    #expect(abs(frame.width - wrapped.width) <= 1 && abs(frame.height - wrapped.height) <= 1)
    let ideal = backgrounds { Text(words).boxed.fixedSize().frame(width: 100) }[0]
    #expect(abs(ideal.width - size(words).width) <= 1)
  }

  @Test("too little height truncates; one line is always shown")
  func heights() {
    let line = size("one").height
    let words = "one two three four five six seven"
    for (height, lines) in [(2.5 * line, 2.0), (1.5 * line, 1), (1, 1)] {
      let frame = backgrounds { Text(words).boxed.frame(width: 100, height: height) }[0]
      #expect(abs(frame.height - lines * line) <= 1)
    }
  }

  @Test("a line limit limits, and reserves room where it is told to")
  func lineLimits() {
    let line = size("one").height
    let words = "one two three four five six seven"
    let limited = backgrounds { Text(words).boxed.frame(width: 100).lineLimit(2) }[0]
    #expect(abs(limited.height - 2 * line) <= 1)
    let reserved = backgrounds { Text("one").boxed.lineLimit(3, reservesSpace: true) }[0]
    #expect(abs(reserved.height - 3 * line) <= 1)
    let odd = backgrounds { Text(words).boxed.frame(width: 100).lineLimit(-5) }[0]
    #expect(abs(odd.height - line) <= 1)
  }

  @Test("texts of several sizes stand on one baseline in a stack that asks for it")
  func baselines() {
    let drawn = textStage {
      HStack(alignment: .firstTextBaseline) {
        Text("A").font(.largeTitle)
        Text("b c d e f").font(.caption).frame(width: 20)
      }
    }.drawing(at: 0).glyphs
    #expect(drawn.count == 2)
    #expect(abs(drawn[0].origin.y - drawn[1].origin.y) <= 1)
    let last = textStage {
      HStack(alignment: .lastTextBaseline) {
        Text("A").font(.largeTitle)
        Text("one two three").font(.caption).frame(width: 40)
      }
    }.drawing(at: 0).glyphs
    #expect(last[1].origin.y < last[0].origin.y - 5)
  }

  @Test("shorter lines stand where the alignment says; trailing spaces don't count")
  func alignments() {
    func starts(_ alignment: TextAlignment) -> [Double] {
      let text = Text(verbatim: "wide line\nx  ")
      let film = textStage { text.multilineTextAlignment(alignment).foregroundStyle(.red) }
      guard case .group(let group) = film.drawing(at: 0).content[0],
        case .glyphs(let node) = group.content[0]
      else { return [] }
      return [node.glyphs[0].position.x.native, node.glyphs.last?.position.x.native ?? -1]
    }
    let width = Double(size("wide line").width)
    let letter = Double(size("x").width)
    #expect(starts(.leading) == [0, 0])
    #expect(abs(starts(.center)[1] - (width - letter) / 2) < 1e-9)
    #expect(abs(starts(.trailing)[1] - (width - letter)) < 1e-9)
  }

  @Test("a text that may shrink does so before it is truncated")
  func shrinking() {
    let ideal = size("Hello, world").width
    let drawn = textStage {
      Text("Hello, world").lineLimit(1).minimumScaleFactor(0.5).frame(width: ideal * 0.75)
    }.drawing(at: 0).glyphs
    #expect(drawn.reduce(0) { $0 + $1.count } == 11)
    #expect(drawn[0].size < 17 * 0.76 && drawn[0].size > 17 * 0.73)
  }

  @Test(
    "sizes that aren't sizes set nothing and trap nowhere",
    arguments: [0, -1, .nan, .infinity, 1e300] as [CGFloat])
  func extremes(_ value: CGFloat) {
    _ = textStage {
      Text("abc").font(.system(size: value)).kerning(value).baselineOffset(value)
        .lineSpacing(value).minimumScaleFactor(value).underline()
    }.drawing(at: 0)
  }
}
