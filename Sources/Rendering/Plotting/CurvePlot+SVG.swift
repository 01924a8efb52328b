import Geometry

extension CurvePlot {
  /// The plot as an SVG document of `pictureSize` pixels.
  public func svg() -> String {
    let (width, height) = (Self.label(pictureSize.width), Self.label(pictureSize.height))
    let frame = PlotFrame(
      plot: self, width: Double(pictureSize.width), height: Double(pictureSize.height))
    var lines = [
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="\##(width)" height="\##(height)" "##
        + ##"viewBox="0 0 \##(width) \##(height)" font-family="sans-serif" font-size="12">"##,
      ##"<rect width="100%" height="100%" fill="#ffffff"/>"##,
    ]
    lines += frame.valueTicks.flatMap { svgValueTick($0, frame) }
    lines += frame.timeTicks.flatMap { svgTimeTick($0, frame) }
    lines.append(svgTarget(frame))
    for (index, curve) in curves.enumerated() { lines += svgCurve(curve, index, frame) }
    for (index, curve) in curves.enumerated() { lines += svgLegend(curve, index, frame) }
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private func svgValueTick(_ value: Double, _ frame: PlotFrame) -> [String] {
    let y = number(frame.y(value))
    return [
      ##"<line x1="\##(number(frame.left))" x2="\##(number(frame.right))" y1="\##(y)" y2="\##(y)" "##
        + ##"stroke="#e4e6ec"/>"##,
      ##"<text x="\##(number(frame.left - 8))" y="\##(y)" dy="4" text-anchor="end" fill="#5b6070">"##
        + "\(Self.label(value))</text>",
    ]
  }

  private func svgTimeTick(_ time: Double, _ frame: PlotFrame) -> [String] {
    let x = number(frame.x(time))
    return [
      ##"<line x1="\##(x)" x2="\##(x)" y1="\##(number(frame.bottom))" "##
        + ##"y2="\##(number(frame.bottom + 5))" stroke="#5b6070"/>"##,
      ##"<text x="\##(x)" y="\##(number(frame.bottom + 20))" text-anchor="middle" fill="#5b6070">"##
        + "\(Self.label(time)) s</text>",
    ]
  }

  private func svgTarget(_ frame: PlotFrame) -> String {
    let y = number(frame.y(1))
    return
      ##"<line x1="\##(number(frame.left))" x2="\##(number(frame.right))" y1="\##(y)" y2="\##(y)" "##
      + ##"stroke="#5b6070" stroke-dasharray="5 4"/>"##
  }

  private func svgCurve(_ curve: Curve, _ index: Int, _ frame: PlotFrame) -> [String] {
    let points = frame.points(of: curve).map { "\(number($0.x)),\(number($0.y))" }
    let line =
      ##"<polyline points="\##(points.joined(separator: " "))" fill="none" "##
      + ##"stroke="\##(color(index))" stroke-width="2" stroke-linejoin="round"/>"##
    let settling = curve.settlingTime
    guard settling.isFinite, (0...duration).contains(settling) else { return [line] }
    let (x, y) = (number(frame.x(settling)), frame.y(1))
    let mark =
      ##"<line x1="\##(x)" x2="\##(x)" y1="\##(number(y - 8))" y2="\##(number(y + 8))" "##
      + ##"stroke="\##(color(index))" stroke-width="2"/>"##
    return [line, mark]
  }

  private func svgLegend(_ curve: Curve, _ index: Int, _ frame: PlotFrame) -> [String] {
    let (y, left) = (number(frame.row(index)), frame.left)
    return [
      ##"<line x1="\##(number(left))" x2="\##(number(left + 22))" y1="\##(y)" y2="\##(y)" "##
        + ##"stroke="\##(color(index))" stroke-width="3"/>"##,
      ##"<text x="\##(number(left + 32))" y="\##(y)" dy="4" fill="#5b6070">"##
        + "\(escaped(curve.name))</text>",
      ##"<text x="\##(number(frame.right))" y="\##(y)" dy="4" text-anchor="end" fill="#5b6070">"##
        + "\(curve.settlingPhrase)</text>",
    ]
  }

  private func color(_ index: Int) -> String {
    let digits = String(PlotFrame.color(index), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private func number(_ value: Double) -> String { Self.label((value * 100).rounded() / 100) }

  private func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}
