import Drawing
import Geometry
import Testing

@testable import Views

@Suite("An image")
struct ImageTests {
  private static let bitmap = BitmapImage(Bitmap(width: 30, height: 20))
  private let name = ImageTests.bitmap.description

  @Test("has the size of its pixels in points, whatever it is offered, unless it is resizable")
  func sizes() {
    #expect(
      drawn { Image(Self.bitmap, scale: 2) }
        == "group translate 43 20\n  image \(name) in 0 0 15 × 10")
    #expect(
      drawn { Image(Self.bitmap).resizable() } == "image \(name) in 0 0 100 × 50")
    #expect(drawn { Image(Self.bitmap, scale: .nan) } == drawn { Image(Self.bitmap) })
  }

  @Test("stretches what is between its caps")
  func capInsets() {
    let parts = drawn {
      Image(Self.bitmap).resizable(
        capInsets: EdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 4))
    }.split(separator: "\n")
    #expect(parts.count == 6)
    #expect(parts[0] == "image \(name) from 0 0 10 × 5 in 0 0 10 × 5")
    #expect(parts[1] == "image \(name) from 10 0 16 × 5 in 10 0 86 × 5")
    #expect(parts[5] == "image \(name) from 26 5 4 × 15 in 96 5 4 × 45")
  }

  @Test("makes its caps smaller where they don't fit")
  func tightCaps() {
    let parts = drawn(width: 10) {
      Image(Self.bitmap).resizable(
        capInsets: EdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 5))
    }.split(separator: "\n")
    #expect(parts.count == 2)
    #expect(parts[0] == "image \(name) from 0 0 15 × 20 in 0 0 7.5 × 50")
  }

  @Test("is repeated as tiles in its own size")
  func tiles() {
    #expect(
      drawn { Image(Self.bitmap, scale: 2).resizable(resizingMode: .tile).interpolation(.none) }
        == "fill image \(name) repeated nearest scale 0.5 path M0 0L100 0L100 50L0 50Z")
  }

  @Test("as a template is the foreground style seen through it")
  func templates() {
    #expect(
      drawn {
        Image(Self.bitmap).resizable().renderingMode(.template).foregroundStyle(.red)
      } == """
        group
          mask alpha
            image \(name) in 0 0 100 × 50
          fill #ff3b30 path M0 0L100 0L100 50L0 50Z
        """)
  }

  @Test("paints shapes with tiles of a part of it")
  func paint() {
    #expect(
      drawn {
        Rectangle().fill(
          ImagePaint(
            image: Image(Self.bitmap), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1),
            scale: 2
          ).opacity(0.5))
      } == """
        group opacity 0.5
          fill image \(name) from 0 0 15 × 20 repeated scale 2 path M0 0L100 0L100 50L0 50Z
        """)
  }
}
