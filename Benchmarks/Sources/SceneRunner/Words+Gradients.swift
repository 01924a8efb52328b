import Drawing
import Geometry

extension Words {
  /// The operation `lin` after its name.
  mutating func linearFill() throws -> DrawingNode.Fill {
    let style = FillStyle(eoFill: try next() == "eo")
    let (start, end) = (try point(), try point())
    let paint = LinearGradientPaint(try gradient(), startPoint: start, endPoint: end)
    return DrawingNode.Fill(try path(), .linearGradient(paint), style: style)
  }

  /// The operation `rad` after its name.
  mutating func radialFill() throws -> DrawingNode.Fill {
    let style = FillStyle(eoFill: try next() == "eo")
    let (center, radius) = (try point(), try number())
    let paint = RadialGradientPaint(try gradient(), center: center, endRadius: radius)
    return DrawingNode.Fill(try path(), .radialGradient(paint), style: style)
  }

  private mutating func gradient() throws -> Gradient.Resolved {
    var stops: [Gradient.Resolved.Stop] = []
    for _ in 0..<(try integer()) {
      let location = try number()
      stops.append(.init(color: try color(), location: location))
    }
    return Gradient.Resolved(stops: stops)
  }
}
