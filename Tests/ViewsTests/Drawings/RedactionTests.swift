import Drawing
import Geometry
import Motion
import Testing
import Typography

@testable import Views

@Suite("What isn't to be read")
struct RedactionTests {
  @Test("texts and pictures become pale shapes in their places")
  func placeholders() {
    let picture = BitmapImage(Bitmap(width: 20, height: 10))
    let content = { @Sendable in
      HStack(spacing: 0) {
        Text(verbatim: "a\nb")
        Image(systemName: "heart.fill")
        Image(picture)
      }
    }
    let plain = textStage(content).drawing(at: 0)
    let redacted = textStage { content().redacted(reason: .placeholder) }.drawing(at: 0)
    #expect(!plain.glyphs.isEmpty && redacted.glyphs.isEmpty)
    #expect(redacted.frames.count == 3 && redacted.frames[2].size == CGSize(width: 20, height: 10))
    #expect(redacted.description.contains("#0000002e"))
    let read = textStage { content().unredacted().redacted(reason: .placeholder) }.drawing(at: 0)
    #expect(read == plain)
  }
}
