public import Drawing
public import Geometry

extension CurvePlot {
  /// The size of a picture in which the plot and a row for each curve have room.
  public var pictureSize: CGSize {
    CGSize(width: 720, height: 428 + PlotFrame.rowHeight * Double(curves.count))
  }

  /// The plot as a drawing of `pictureSize`, white behind, with numbers on the axes and names.
  public func drawing() -> FrameDrawing {
    let size = pictureSize
    let frame = PlotFrame(plot: self, width: Double(size.width), height: Double(size.height))
    var pen = PlotPen()
    for value in frame.valueTicks { drawValueTick(value, frame, &pen) }
    for time in frame.timeTicks { drawTimeTick(time, frame, &pen) }
    drawTarget(frame, &pen)
    for index in curves.indices { drawCurve(index, frame, &pen) }
    for index in curves.indices { drawLegend(index, frame, &pen) }
    return FrameDrawing(size: size, background: .white, content: pen.nodes)
  }

  private func drawValueTick(_ value: Double, _ frame: PlotFrame, _ pen: inout PlotPen) {
    let y = frame.y(value)
    pen.line(from: CGPoint(x: frame.left, y: y), to: CGPoint(x: frame.right, y: y), 1, PlotPen.grid)
    pen.text(Self.label(value), at: CGPoint(x: frame.left - 10, y: y - 5), anchor: 1)
  }

  private func drawTimeTick(_ time: Double, _ frame: PlotFrame, _ pen: inout PlotPen) {
    let x = frame.x(time)
    let foot = CGPoint(x: x, y: frame.bottom)
    pen.line(from: foot, to: CGPoint(x: x, y: frame.bottom + 5), 1, PlotPen.ink)
    pen.text("\(Self.label(time)) s", at: CGPoint(x: x, y: frame.bottom + 12), anchor: 0.5)
  }

  private func drawTarget(_ frame: PlotFrame, _ pen: inout PlotPen) {
    for x in stride(from: frame.left, to: frame.right, by: 9) {
      pen.line(
        from: CGPoint(x: x, y: frame.y(1)), to: CGPoint(x: min(x + 5, frame.right), y: frame.y(1)),
        1, PlotPen.ink)
    }
  }

  private func drawCurve(_ index: Int, _ frame: PlotFrame, _ pen: inout PlotPen) {
    let color = Color.Resolved(rgb: PlotFrame.color(index))
    let points = frame.points(of: curves[index])
    for (start, end) in zip(points, points.dropFirst()) { pen.line(from: start, to: end, 2, color) }
    let settling = curves[index].settlingTime
    guard settling.isFinite, (0...duration).contains(settling) else { return }
    let (x, y) = (frame.x(settling), frame.y(1))
    pen.line(from: CGPoint(x: x, y: y - 8), to: CGPoint(x: x, y: y + 8), 2, color)
  }

  private func drawLegend(_ index: Int, _ frame: PlotFrame, _ pen: inout PlotPen) {
    let y = frame.row(index)
    pen.line(
      from: CGPoint(x: frame.left, y: y), to: CGPoint(x: frame.left + 22, y: y), 3,
      Color.Resolved(rgb: PlotFrame.color(index)))
    let end = curves[index].settlingPhrase
    let room = frame.right - frame.left - 56 - PlotLetters.width(of: end)
    let letters = max(Int(room / PlotLetters.advance), 3)
    let name = curves[index].name
    let shown = name.count > letters ? name.prefix(letters - 3) + "..." : name[...]
    pen.text(String(shown), at: CGPoint(x: frame.left + 32, y: y - 6), anchor: 0)
    pen.text(end, at: CGPoint(x: frame.right, y: y - 6), anchor: 1)
  }
}

extension Color.Resolved {
  /// The opaque colour 0xRRGGBB.
  fileprivate init(rgb: UInt32) {
    func channel(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xff) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0))
  }
}
