import Foundation
import Testing
import Typography

@Suite struct PictureTests {
  /// A PNG file of 2 × 2 pixels, red, green, blue at half opacity and white, in four forms.
  ///
  /// Made with Python's zlib and struct.
  static let files: [(form: String, base64: String)] = PNGSamples.all

  @Test("a picture's pixels are read in every form of a file", arguments: files)
  func pixels(form: String, base64: String) throws {
    let data = try #require(Data(base64Encoded: base64))
    let picture = try #require(GlyphPicture(png: Array(data)))
    #expect(picture.width == 2 && picture.height == 2)
    #expect(
      picture.bytes == [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 128, 255, 255, 255, 255])
  }

  @Test("damaged files are no pictures, and nothing traps", arguments: files)
  func damage(form: String, base64: String) throws {
    let bytes = Array(try #require(Data(base64Encoded: base64)))
    #expect(GlyphPicture(png: []) == nil && GlyphPicture(png: Array(bytes.dropLast(30))) == nil)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x55
      if let picture = GlyphPicture(png: damaged) {
        #expect(picture.bytes.count == picture.width * picture.height * 4)
      }
    }
  }

  private static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  @Test(
    "the pictures of emoji are read, families as one",
    .enabled(
      if: FileManager.default.fileExists(atPath: emoji), "needs Debian's fonts-noto-color-emoji"))
  func emojiPictures() throws {
    let library = FontLibrary(usesSystemFonts: false)
    try library.register(path: Self.emoji)
    let runs = Setting.layout("😀👨‍👩‍👧🇸🇪", library: library).runs
    let glyphs = runs.flatMap(\.glyphs)
    #expect(glyphs.count == 3)
    for glyph in glyphs {
      guard case .picture(let png, let bounds)? = runs[0].face.colorGlyph(glyph.id) else {
        Issue.record("no picture")
        continue
      }
      let picture = try #require(GlyphPicture(png: png))
      #expect(picture.width == 136 && picture.height == 128 && bounds.width > 1)
      #expect(picture.bytes.contains { $0 != 0 })
    }
  }
}
