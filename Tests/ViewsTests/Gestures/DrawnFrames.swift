import Drawing
import Geometry

extension FrameDrawing {
  /// The frame of what is filled with `Color.red`, on the canvas; null where nothing is.
  var frameOfRed: CGRect { content.frame(of: Self.red, .identity) ?? .null }

  /// Where what is red begins, from the top.
  var topOfRed: Double { frameOfRed.minY }

  private static var red: Paint { .color(Color.red.resolved(for: .light)) }
}

extension [DrawingNode] {
  fileprivate func frame(of paint: Paint, _ transform: CGAffineTransform) -> CGRect? {
    for node in self {
      switch node {
      case .fill(let fill) where fill.paint == paint:
        return fill.path.applying(transform).boundingRect
      case .group(let group):
        let inner = group.transform.concatenating(transform)
        if let frame = group.content.frame(of: paint, inner) { return frame }
      default: continue
      }
    }
    return nil
  }
}
