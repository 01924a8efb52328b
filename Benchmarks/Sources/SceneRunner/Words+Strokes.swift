import Drawing
import Geometry

extension Words {
  /// The operation `stroke` after its name.
  mutating func stroke() throws -> DrawingNode.Stroke {
    var style = StrokeStyle(lineWidth: try number())
    style.lineCap = try next() == "round" ? .round : .butt
    style.lineJoin = try next() == "round" ? .round : .miter
    let paint = Paint.color(try color())
    for _ in 0..<(try integer()) { style.dash.append(try number()) }
    style.dashPhase = try number()
    return DrawingNode.Stroke(try path(), paint, style: style)
  }
}
