import Drawing
import Geometry
import Synchronization
import Typography

/// The pictures of glyphs as drawings share them, each read once.
enum GlyphPictures {
  /// A picture and the rectangle it fills at 1 point per em, from the glyph's origin.
  struct Placed {
    var image: BitmapImage
    var bounds: CGRect
  }

  private struct Key: Hashable {
    var face: FontFace
    var glyph: UInt32
  }

  private static let known = Mutex<[Key: Placed]>([:])

  /// The picture of a glyph; nil where its file can't be read.
  static func picture(_ png: [UInt8], _ bounds: CGRect, of glyph: UInt32, in face: FontFace)
    -> Placed?
  {
    let key = Key(face: face, glyph: glyph)
    if let known = known.withLock({ $0[key] }) { return known }
    guard let picture = GlyphPicture(png: png) else { return nil }
    let placed = Placed(image: BitmapImage(Bitmap(picture)), bounds: bounds)
    known.withLock { $0[key] = placed }
    return placed
  }
}

extension Bitmap {
  fileprivate init(_ picture: GlyphPicture) {
    var bytes = picture.bytes
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(bytes[pixel + 3])
      for channel in pixel..<pixel + 3 {
        bytes[channel] = UInt8((Int(bytes[channel]) * alpha + 127) / 255)
      }
    }
    self.init(width: picture.width, height: picture.height, bytes: bytes)
  }
}
