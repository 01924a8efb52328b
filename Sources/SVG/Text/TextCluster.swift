import Geometry
import Typography

/// Glyphs that stand for characters that can't be parted, and where they are.
struct TextCluster {
  /// A glyph and where it lies from the cluster's origin, in user units.
  struct Glyph {
    var id: UInt32
    var offset: CGPoint
  }

  var face: FontFace
  var size: Double
  var glyphs: [Glyph]
  /// The number of the first of its characters in the text.
  var character: Int
  /// How far the pen moves on.
  var advance: Double
  /// By how much glyphs are stretched along the line.
  var stretch = 1.0
  /// From the cluster's coordinates, the baseline being the x axis, to the text's.
  var transform = CGAffineTransform.identity
  /// Beyond the end of its path.
  var isHidden = false

  var metrics: FontMetrics { face.metrics(size: size) }

  /// The cell of the cluster: its advance by the face's height.
  var bounds: CGRect {
    let metrics = metrics
    return CGRect(
      x: 0, y: -metrics.ascent, width: max(advance, 0), height: metrics.ascent + metrics.descent)
  }

  /// The outlines in the text's coordinates.
  func append(to path: inout Path) {
    for glyph in glyphs {
      let place = CGAffineTransform(
        a: size, b: 0, c: 0, d: size, tx: glyph.offset.x, ty: glyph.offset.y)
      path.addPath(face.outline(of: glyph.id), transform: place.concatenating(transform))
    }
  }
}
