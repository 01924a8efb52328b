import Foundation
import Geometry
import Testing
import Typography

@Suite struct FontTests {
  @Test(
    "the nearest embedded weight is chosen",
    arguments: [(1.0, 400.0), (430, 400), (500, 500), (590, 600), (700, 700), (1000, 700)])
  func weights(wanted: Double, found: Double) {
    let face = Setting.embedded().face(for: FontDescription(weight: FontWeight(wanted)))
    #expect(face.familyName == "Inter" && face.weight.value == found)
  }

  @Test("italics come from the italic face, bold ones are the bold face slanted")
  func italics() {
    let library = Setting.embedded()
    #expect(library.face(for: FontDescription(isItalic: true)).isItalic)
    let bold = library.face(for: FontDescription(weight: .bold))
    let slanted = library.face(for: FontDescription(weight: .bold, isItalic: true))
    let glyph = bold.glyph(for: "l")
    #expect(slanted.weight == .bold)
    #expect(slanted.outline(of: glyph) != bold.outline(of: glyph))
  }

  @Test("Inter's measures are those of its tables")
  func measures() {
    let metrics = Setting.embedded().face(for: FontDescription()).metrics(size: 2816)
    #expect(metrics.ascent == 2728 && metrics.descent == 680 && metrics.leading == 0)
    #expect(metrics.capHeight == 2048 && metrics.xHeight == 1536)
  }

  @Test("capitals stand on the baseline and reach the cap height, y down")
  func outlines() {
    let face = Setting.embedded().face(for: FontDescription())
    let bounds = face.outline(of: face.glyph(for: "H")).boundingRect
    #expect(abs(bounds.maxY) < 1e-9)
    #expect(abs(bounds.minY + face.metrics(size: 1).capHeight) < 1e-9)
    #expect(face.outline(of: .max).isEmpty)
  }

  @Test("letters of the mono face have one width")
  func monospaced() {
    let font = FontDescription(family: .monospaced)
    let text = StyledText("iW.m", font: font)
    let glyphs = Paragraph(text, library: Setting.embedded()).layout().runs.flatMap(\.glyphs)
    #expect(Set(glyphs.map(\.advance)).count == 1)
  }

  @Test("a family that is missing is one warning and gives Inter")
  func unknownFamily() {
    let library = FontLibrary()
    for size in [10.0, 20] {
      let font = FontDescription(family: .named("No Such Family"), size: size)
      #expect(library.face(for: font).familyName == "Inter")
    }
    #expect(library.warnings == [.unknownFamily("No Such Family")])
  }

  @Test("a character without a font is a box of some width and one warning")
  func missingCharacter() throws {
    let library = Setting.embedded()
    for _ in 0..<2 {
      let layout = Setting.layout("a語語", library: library)
      let glyphs = layout.runs.flatMap(\.glyphs)
      #expect(glyphs.map { $0.id == 0 } == [false, true, true])
      #expect(glyphs.allSatisfy { $0.advance > 0 })
      let face = try #require(layout.runs.last?.face)
      #expect(!face.outline(of: 0).isEmpty)
    }
    #expect(library.warnings == [.missingCharacter(character: "語", script: "Hani")])
    #expect(library.warnings[0].description.contains("fonts-noto-cjk"))
  }

  @Test("joiners, selectors and control characters show no box")
  func invisibleCharacters() {
    let library = Setting.embedded()
    let layout = Setting.layout("a\u{200D}b\u{FE0F}\u{1}c\u{2060}", library: library)
    #expect(library.warnings.isEmpty)
    #expect(abs(layout.size.width - Setting.layout("abc").size.width) < 1)
  }

  @Test("files that are no fonts are errors that name the file")
  func files() throws {
    let library = Setting.embedded()
    #expect(throws: FontError.unreadable(path: "/nowhere.ttf")) {
      try library.register(path: "/nowhere.ttf")
    }
    #expect(throws: FontError.notAFont(path: #filePath)) { try library.register(path: #filePath) }
  }

  @Test("a registered file is found by its family's name")
  func registered() throws {
    let library = Setting.embedded()
    let path = Repository.font("JetBrainsMono/JetBrainsMono-Regular.ttf")
    let families = try library.register(path: path)
    #expect(families == ["JetBrains Mono"])
    let face = library.face(for: FontDescription(family: .named("jetbrains mono")))
    #expect(face.familyName == "JetBrains Mono")
  }

  @Test("tags longer than four letters or beyond ASCII match nothing")
  func tags() {
    #expect(OpenTypeTag("wght").description == "wght")
    #expect(OpenTypeTag("abcde") == OpenTypeTag("é"))
    #expect(OpenTypeTag("ab").description == "ab  ")
  }

  @Test(
    "emoji are pictures where the colour font is there",
    .enabled(
      if: FileManager.default.fileExists(
        atPath: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"),
      "needs Debian's package fonts-noto-color-emoji"))
  func emoji() throws {
    for text in ["😀", "👩‍🚀", "❤️", "🇸🇪", "1️⃣"] {
      let runs = Setting.layout(text, library: FontLibrary()).runs
      let run = try #require(runs.first)
      #expect(runs.count == 1 && run.glyphs.count == 1)
      guard case .picture(let png, let bounds)? = run.face.colorGlyph(run.glyphs[0].id) else {
        Issue.record("\(text) is no picture")
        continue
      }
      #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(bounds.width > 0.5 && bounds.height > 0.5)
    }
  }
}
