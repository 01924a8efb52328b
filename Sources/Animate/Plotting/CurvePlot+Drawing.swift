public import Drawing
public import Geometry

extension CurvePlot {
  /// The plot as a drawing of `size` points, white behind, with numbers on the axes.
  public func drawing(size: CGSize = CGSize(width: 720, height: 420)) -> FrameDrawing {
    let frame = PlotFrame(plot: self, width: Double(size.width), height: Double(size.height))
    var pen = PlotPen()
    for value in frame.valueTicks { drawValueTick(value, frame, &pen) }
    for time in frame.timeTicks { drawTimeTick(time, frame, &pen) }
    drawTarget(frame, &pen)
    for (index, curve) in curves.enumerated() { draw(curve, index, frame, &pen) }
    return FrameDrawing(size: size, background: .white, content: pen.nodes)
  }

  private func drawValueTick(_ value: Double, _ frame: PlotFrame, _ pen: inout PlotPen) {
    let y = frame.y(value)
    pen.line(from: CGPoint(x: frame.left, y: y), to: CGPoint(x: frame.right, y: y), 1, PlotPen.grid)
    pen.text(Self.label(value), at: CGPoint(x: frame.left - 8, y: y - 5), anchor: 1)
  }

  private func drawTimeTick(_ time: Double, _ frame: PlotFrame, _ pen: inout PlotPen) {
    let x = frame.x(time)
    let foot = CGPoint(x: x, y: frame.bottom)
    pen.line(from: foot, to: CGPoint(x: x, y: frame.bottom + 5), 1, PlotPen.ink)
    pen.text(Self.label(time), at: CGPoint(x: x, y: frame.bottom + 12), anchor: 0.5)
  }

  private func drawTarget(_ frame: PlotFrame, _ pen: inout PlotPen) {
    for x in stride(from: frame.left, to: frame.right, by: 9) {
      pen.line(
        from: CGPoint(x: x, y: frame.y(1)), to: CGPoint(x: min(x + 5, frame.right), y: frame.y(1)),
        1, PlotPen.ink)
    }
  }

  private func draw(_ curve: Curve, _ index: Int, _ frame: PlotFrame, _ pen: inout PlotPen) {
    let color = Color.Resolved(rgb: PlotFrame.color(index))
    let points = frame.points(of: curve)
    for (start, end) in zip(points, points.dropFirst()) { pen.line(from: start, to: end, 2, color) }
    guard curve.settlingTime.isFinite, curve.settlingTime <= duration else { return }
    let x = frame.x(curve.settlingTime)
    pen.line(
      from: CGPoint(x: x, y: frame.y(1) - 8), to: CGPoint(x: x, y: frame.y(1) + 8), 2, color)
  }
}

extension Color.Resolved {
  /// The opaque colour 0xRRGGBB.
  fileprivate init(rgb: UInt32) {
    func channel(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xff) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0))
  }
}

/// Draws lines and numbers into a list of nodes.
private struct PlotPen {
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

  /// A number whose top left corner is at `point`, moved left by `anchor` times its width.
  mutating func text(_ text: String, at point: CGPoint, anchor: Double) {
    let advance = 8.0
    var x = point.x - anchor * (Double(text.count) * advance - 2)
    for character in text {
      for (start, end) in PlotDigits.strokes(of: character) {
        line(
          from: CGPoint(x: x + start.x, y: point.y + start.y),
          to: CGPoint(x: x + end.x, y: point.y + end.y), 1.25, Self.ink)
      }
      x += advance
    }
  }
}
