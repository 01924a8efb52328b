import Drawing
import Geometry

/// The outlines that these tests draw.
enum Shapes {
  static func polygon(_ points: [(Double, Double)]) -> Path {
    Path { path in
      for (index, point) in points.enumerated() {
        let end = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: end) } else { path.addLine(to: end) }
      }
      path.closeSubpath()
    }
  }

  static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
  }

  /// A circle of four cubics, as every drawing program makes it.
  static func circle(_ x: Double, _ y: Double, radius: Double) -> Path {
    let reach = 0.5522847498 * radius
    func point(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
    return Path { path in
      path.move(to: point(radius, 0))
      path.addCurve(
        to: point(0, radius), control1: point(radius, reach), control2: point(reach, radius))
      path.addCurve(
        to: point(-radius, 0), control1: point(-reach, radius), control2: point(-radius, reach))
      path.addCurve(
        to: point(0, -radius), control1: point(-radius, -reach), control2: point(-reach, -radius))
      path.addCurve(
        to: point(radius, 0), control1: point(reach, -radius), control2: point(radius, -reach))
      path.closeSubpath()
    }
  }
}

extension Bitmap {
  /// The premultiplied R, G, B, A bytes of a pixel.
  subscript(x: Int, y: Int) -> [UInt8] {
    let offset = (y * width + x) * 4
    return Array(bytes[offset..<offset + 4])
  }
}

/// The first pixel in which two bitmaps differ; nil when they are the same.
///
/// What a failed expectation prints stays short that way.
func firstDifference(_ left: Bitmap, _ right: Bitmap) -> String? {
  guard (left.width, left.height) == (right.width, right.height) else { return "sizes" }
  for y in 0..<left.height {
    for x in 0..<left.width where left[x, y] != right[x, y] {
      return "(\(x), \(y)): \(left[x, y]) and \(right[x, y])"
    }
  }
  return nil
}

extension Color.Resolved {
  static let opaqueRed = Color.Resolved(red: 1, green: 0, blue: 0)
  static let opaqueBlue = Color.Resolved(red: 0, green: 0, blue: 1)
}

extension FrameDrawing {
  init(
    _ width: Double, _ height: Double, on background: Color.Resolved? = nil,
    _ content: [DrawingNode]
  ) {
    self.init(
      size: CGSize(width: width, height: height), background: background, content: content)
  }
}

extension DrawingNode {
  static func fill(
    _ path: Path, _ color: Color.Resolved, style: FillStyle = FillStyle()
  ) -> DrawingNode {
    .fill(Fill(path, .color(color), style: style))
  }
}
