import Foundation
import Geometry
import Testing
import Typography

@Suite struct ShapingTests {
  static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  static let devanagari = "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf"

  /// Font files with texts; the system's files are compared where they are installed.
  static let samples: [(path: String, text: String)] = [
    (Repository.font("Inter/Inter-Regular.otf"), "AVATAR office fjord -> “quoted” 12:30 1/2"),
    (Repository.font("Inter/Inter-Italic.otf"), "Wave, To Yellow fi fl ffi"),
    (Repository.font("JetBrainsMono/JetBrainsMono-Regular.ttf"), "if a != b => c"),
    (Repository.font("JetBrainsMono/JetBrainsMono-Bold.ttf"), "fi !== ->"),
    (dejaVu, "السلام عليكم"), (dejaVu, "שָׁלוֹם"), (devanagari, "नमस्ते क्षि हिन्दी"),
    (noto("SansArabic"), "لا إله الحمد بِسْمِ"), (noto("NaskhArabic"), "مُحَمَّد كتاب"),
    (noto("SansHebrew"), "בְּרֵאשִׁית"), (noto("SansBengali"), "বাংলা ক্ষ স্ত্রী"),
    (noto("SansGurmukhi"), "ਪੰਜਾਬੀ"), (noto("SansTamil"), "தமிழ் கொ ஸ்ரீ"),
    (noto("SansTelugu"), "తెలుగు క్ష"), (noto("SansMalayalam"), "മലയാളം ക്ഷ"),
    (noto("SansSinhala"), "සිංහල ක්‍ෂ"), (noto("SansThai"), "ภาษาไทย น้ำ"),
    (noto("SansKhmer"), "ភាសាខ្មែរ"), (noto("SansMyanmar"), "မြန်မာစာ"), (noto("SerifTibetan"), "བོད་སྐད་"),
    (noto("SansGeorgian"), "ქართული"), (noto("SansEthiopic"), "አማርኛ"),
    (noto("ColorEmoji", ""), "😀👨‍👩‍👧👍🏽🇸🇪"),
  ]

  /// A file of Debian's fonts-noto-core or fonts-noto-color-emoji.
  private static func noto(_ name: String, _ style: String = "-Regular") -> String {
    "/usr/share/fonts/truetype/noto/Noto\(name)\(style).ttf"
  }

  @Test(
    "glyphs and their places are those of hb-shape",
    .enabled(if: HarfBuzzProgram.path != nil, "needs Debian's package libharfbuzz-bin"),
    arguments: samples.filter { FileManager.default.fileExists(atPath: $0.path) })
  func sameAsHarfBuzz(path: String, text: String) throws {
    let library = Setting.embedded()
    let family = try #require(try library.register(path: path).first)
    let isItalic = path.contains("Italic")
    let probe = library.face(for: FontDescription(family: .named(family), isItalic: isItalic))
    let font = FontDescription(family: .named(family), size: probe.unitsPerEm, isItalic: isItalic)
    let layout = Paragraph(StyledText(text, font: font), library: library).layout()
    let expected = try HarfBuzzProgram.shape(text, font: path)
    #expect(layout.shapedGlyphs == expected)
  }

  @Test("brackets in text from right to left are mirrored, in the order of UAX 9")
  func mirroredBrackets() throws {
    let layout = Setting.layout("نص (test)")
    let visual = layout.runs.flatMap(\.glyphs).map(\.characters.lowerBound)
    #expect(visual == [8, 4, 5, 6, 7, 3, 2, 1, 0])
    let face = Setting.embedded().face(for: FontDescription())
    let glyphs = layout.runs.flatMap(\.glyphs)
    #expect(glyphs[0].id == face.glyph(for: "("))
    #expect(glyphs[5].id == face.glyph(for: ")"))
  }

  @Test(
    "each script is set in a font that has it",
    .enabled(
      if: Setting.systemHas("سلامשנमस日本한"), "needs Debian's fonts-noto-core and fonts-noto-cjk"),
    arguments: [("سلام", true), ("שלום", true), ("नमस्ते", false), ("日本語", false), ("한글", false)])
  func scripts(text: String, isRightToLeft: Bool) {
    let runs = Setting.layout(text, library: FontLibrary()).runs
    #expect(runs.count == 1)
    #expect(runs.allSatisfy { $0.isRightToLeft == isRightToLeft })
    #expect(runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
  }

  @Test(
    "one text in many scripts is set without a box, each script in its direction",
    .enabled(
      if: Setting.systemHas("سلامשנमस日本😀"),
      "needs Debian's fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji"))
  func manyScripts() {
    let lines = [
      "AVATAR office fjord", "السلام عليكم (أهلا)", "שלום 123 (בדיקה)", "नमस्ते क्षि", "汉字排版", "日本語の文",
      "👩‍🚀 👨‍👩‍👧 🏳️‍🌈 🇸🇪🇸🇪",
    ]
    let library = FontLibrary()
    let layout = Setting.layout(lines.joined(separator: "\n"), library: library)
    #expect(layout.lines.count == lines.count && library.warnings.isEmpty)
    #expect(layout.runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
    let directions = layout.lines.map { $0.runs.contains(where: \.isRightToLeft) }
    #expect(directions == [false, true, true, false, false, false, false])
    // Digits run left to right within Hebrew, and brackets turn to what they enclose.
    let hebrew = layout.lines[2].runs.flatMap(\.glyphs).map(\.characters.lowerBound)
    let start = layout.lines[2].characters.lowerBound
    #expect(hebrew.map { $0 - start } == [15, 14, 13, 12, 11, 10, 9, 8, 5, 6, 7, 4, 3, 2, 1, 0])
    let emoji = layout.lines[6].runs.flatMap(\.glyphs)
    #expect(emoji.count == 8)
  }

  @Test("features are applied: digits of one width")
  func features() {
    let font = FontDescription(features: [.monospacedDigits])
    let text = StyledText("1024", font: font)
    let glyphs = Paragraph(text, library: Setting.embedded()).layout().runs.flatMap(\.glyphs)
    #expect(Set(glyphs.map(\.advance)).count == 1)
  }

  @Test(
    "a ligature is one unit, and a line that ends inside it is shaped as it stands",
    .enabled(if: FileManager.default.fileExists(atPath: dejaVu), "needs Debian's fonts-dejavu-core")
  )
  func ligatures() throws {
    let library = Setting.embedded()
    let family = try #require(try library.register(path: Self.dejaVu).first)
    func paragraph(_ text: String) -> Paragraph {
      let font = FontDescription(family: .named(family))
      return Paragraph(StyledText(text, font: font), library: library)
    }
    let units = paragraph("office").layout().units(by: .character)
    #expect(units.map(\.characters) == [0..<1, 1..<4, 4..<5, 5..<6])
    let text = "officeffiffi"
    for width in stride(from: 5.0, through: 80, by: 5) {
      let layout = paragraph(text).layout(width: width)
      for (line, part) in zip(layout.lines, Setting.lines(layout, of: text)) {
        #expect(abs(line.width - Double(paragraph(part).idealSize.width)) < 1e-9)
      }
    }
  }

  @Test("faces are shared between threads")
  func threads() async {
    let library = FontLibrary()
    let expected = Setting.layout("Threads, سلام 日本 😀", library: library)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          let layout = Setting.layout("Threads, سلام 日本 😀", library: library)
          return layout == expected && layout.path == expected.path
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}

extension ParagraphLayout {
  /// What hb-shape prints, in units of the face: glyph, advance, offset.
  fileprivate var shapedGlyphs: [HarfBuzzProgram.Glyph] {
    var pen = 0.0
    return runs.flatMap(\.glyphs).map { glyph in
      let x = Double(glyph.position.x) - pen
      let y = firstBaseline - Double(glyph.position.y)
      pen += glyph.advance
      return HarfBuzzProgram.Glyph(
        id: Int(glyph.id), advance: Int(glyph.advance.rounded()), x: Int(x.rounded()),
        y: Int(y.rounded()))
    }
  }
}
