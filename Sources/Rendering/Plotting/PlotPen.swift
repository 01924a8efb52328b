import Drawing
import Geometry

/// Draws lines and words into a list of nodes.
struct PlotPen {
  private(set) var nodes: [DrawingNode] = []

  static let ink = Color.Resolved(red: 0.36, green: 0.38, blue: 0.44)
  static let grid = Color.Resolved(red: 0.89, green: 0.90, blue: 0.93)

  /// A straight line with square ends that reach a little beyond its points, so that lines join.
  mutating func line(from start: CGPoint, to end: CGPoint, _ width: Double, _ color: Color.Resolved)
  {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max(hypot(dx, dy), 1e-9)
    let (ux, uy) = (dx / length * width / 2, dy / length * width / 2)
    let overlap = width > 1 ? 0.4 : 0
    var path = Path()
    path.move(to: CGPoint(x: start.x - ux * overlap + uy, y: start.y - uy * overlap - ux))
    path.addLine(to: CGPoint(x: end.x + ux * overlap + uy, y: end.y + uy * overlap - ux))
    path.addLine(to: CGPoint(x: end.x + ux * overlap - uy, y: end.y + uy * overlap + ux))
    path.addLine(to: CGPoint(x: start.x - ux * overlap - uy, y: start.y - uy * overlap + ux))
    path.closeSubpath()
    nodes.append(.fill(DrawingNode.Fill(path, .color(color))))
  }

  /// Words whose top left corner is at `point`, moved left by `anchor` times their width.
  mutating func text(_ text: String, at point: CGPoint, anchor: Double) {
    var x = point.x - anchor * PlotLetters.width(of: text)
    for character in text {
      for (start, end) in PlotLetters.strokes(of: character) {
        line(
          from: CGPoint(x: x + start.x, y: point.y + start.y),
          to: CGPoint(x: x + end.x, y: point.y + end.y), 1.25, Self.ink)
      }
      x += PlotLetters.advance
    }
  }
}
