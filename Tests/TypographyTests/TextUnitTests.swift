import Geometry
import Testing
import Typography

@Suite struct TextUnitTests {
  @Test(
    "emoji sequences, flags and combining accents are one unit each",
    arguments: [
      ("hi😀", 3), ("👩‍🚀", 1), ("🏳️‍🌈", 1), ("e\u{301}", 1), ("🇸🇪🇸🇪", 2), ("👨‍👩‍👧", 1),
    ])
  func graphemes(text: String, count: Int) {
    for library in [Setting.embedded(), FontLibrary()] {
      let units = Setting.layout(text, library: library).units(by: .character)
      #expect(units.count == count)
    }
  }

  @Test("letters that join are one unit, with the marks and brackets beside them apart")
  func arabic() throws {
    let units = Setting.layout("نص (test)").units(by: .character)
    #expect(units.map(\.characters.count) == [2, 1, 1, 1, 1, 1, 1])
  }

  @Test("words are what stands between spaces, lines are lines")
  func wordsAndLines() {
    let text = "one two\nthree"
    let layout = Setting.layout(text)
    #expect(layout.units(by: .word).map(\.characters) == [0..<3, 4..<7, 8..<13])
    #expect(layout.units(by: .line).map(\.line) == [0, 1])
  }

  @Test("the units' outlines together are the layout's outline")
  func whole() {
    let layout = Setting.layout("Every letter, once.", width: 80)
    for granularity in [TextUnit.Granularity.character, .word, .line] {
      let count = layout.units(by: granularity).map { $0.path.points.count }.reduce(0, +)
      #expect(count == layout.path.points.count)
    }
  }
}
