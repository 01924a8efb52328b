import Geometry

extension CurvePlot {
  /// The plot as an SVG document of the given size in pixels.
  public func svg(width: Int = 720, height: Int = 420) -> String {
    let frame = PlotFrame(plot: self, width: Double(width), height: Double(height))
    var lines = [
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="\##(width)" height="\##(height)" "##
        + ##"viewBox="0 0 \##(width) \##(height)" font-family="sans-serif" font-size="12">"##,
      ##"<rect width="100%" height="100%" fill="#ffffff"/>"##,
    ]
    lines += frame.valueTicks.flatMap { svgValueTick($0, frame) }
    lines += frame.timeTicks.flatMap { svgTimeTick($0, frame) }
    lines.append(svgTarget(frame))
    for (index, curve) in curves.enumerated() { lines += svgCurve(curve, index, frame) }
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
    let digits = String(PlotFrame.color(index), radix: 16)
    let color = "##" + String(repeating: "0", count: 6 - digits.count) + digits
    let points = frame.points(of: curve).map { "\(number($0.x)),\(number($0.y))" }
    var lines = [
      ##"<polyline points="\##(points.joined(separator: " "))" fill="none" stroke="\##(color)" "##
        + ##"stroke-width="2" stroke-linejoin="round"/>"##,
      ##"<text x="\##(number(frame.left + 12))" y="\##(number(frame.top + 16 + 18 * Double(index)))" "##
        + ##"fill="\##(color)">\##(escaped(curve.name))</text>"##,
    ]
    if curve.settlingTime.isFinite, curve.settlingTime <= duration {
      let x = number(frame.x(curve.settlingTime))
      lines.append(
        ##"<line x1="\##(x)" x2="\##(x)" y1="\##(number(frame.y(1) - 8))" y2="\##(number(frame.y(1) + 8))" "##
          + ##"stroke="\##(color)" stroke-width="2"><title>settles at "##
          + "\(Self.label(curve.settlingTime)) s</title></line>")
    }
    return lines
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
