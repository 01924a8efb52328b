import Geometry
import TestSupport
import Testing
import Typography

@Suite struct RandomTextTests {
  @Test("any text gives finite glyphs of its own characters", arguments: 0..<40)
  func anyText(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let text = random.text(count: 60)
    let style = random.style()
    let width = random.double(in: 0...400)
    let layout = Setting.layout(
      text, tracking: random.double(in: -3...3), style: style, width: width, height: width)
    for glyph in layout.runs.flatMap(\.glyphs) {
      #expect(glyph.position.x.isFinite && glyph.position.y.isFinite && glyph.advance.isFinite)
      #expect(glyph.characters.lowerBound >= 0 && glyph.characters.upperBound <= text.count)
    }
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    #expect(layout.units(by: .character).allSatisfy { $0.bounds.width.isFinite })
  }

  @Test("without limits every character is on one line, in order", arguments: 0..<20)
  func completeness(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let text = random.text(count: 60)
    let layout = Setting.layout(text, width: random.double(in: 10...400))
    let shown = layout.lines.map(\.characters).filter { !$0.isEmpty }
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    let lineEnds = text.filter(\.isNewline).count
    #expect(shown.map(\.count).reduce(lineEnds, +) == text.count)
  }
}

extension SeededRandom {
  /// Scalars of all planes, with those that text handling stumbles over more often.
  fileprivate mutating func text(count: Int) -> String {
    let hard: [ClosedRange<UInt32>] = [
      0...0x20, 0x30...0x7A, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F,
      0x1100...0x11FF, 0x2000...0x206F, 0x3040...0x30FF, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF,
      0x1F3FB...0x1F64F, 0...0x10FFFF,
    ]
    var scalars = String.UnicodeScalarView()
    for _ in 0..<count {
      let range = hard[Int.random(in: hard.indices, using: &self)]
      let value = UInt32.random(in: range, using: &self)
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  fileprivate mutating func style() -> ParagraphStyle {
    let truncations = [ParagraphStyle.Truncation.head, .middle, .tail]
    return ParagraphStyle(
      alignment: .center, lineLimit: Bool.random(using: &self) ? 2 : nil,
      truncation: truncations[Int.random(in: 0..<3, using: &self)],
      minimumScaleFactor: double(in: 0...1))
  }
}
