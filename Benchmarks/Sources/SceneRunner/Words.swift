import Drawing
import Geometry

/// The words of an operation, one after another.
struct Words {
  private var rest: ArraySlice<Substring>
  private let line: Int

  init(_ text: Substring, number: Int) {
    rest = text.split(separator: " ")[...]
    line = number
  }

  /// What is left, as one text.
  var remaining: String { rest.joined(separator: " ") }

  mutating func next() throws -> Substring {
    guard let word = rest.popFirst() else { throw SceneProblem.malformed(line: line) }
    return word
  }

  mutating func number() throws -> Double {
    guard let value = Double(try next()) else { throw SceneProblem.malformed(line: line) }
    return value
  }

  mutating func integer() throws -> Int {
    guard let value = Int(try next()) else { throw SceneProblem.malformed(line: line) }
    return value
  }

  mutating func point() throws -> CGPoint { CGPoint(x: try number(), y: try number()) }

  /// Four integers 0…255, not premultiplied.
  mutating func color() throws -> Color.Resolved {
    Color.Resolved(
      red: try number() / 255, green: try number() / 255, blue: try number() / 255,
      opacity: try number() / 255)
  }

  mutating func fill() throws -> DrawingNode.Fill {
    let style = FillStyle(eoFill: try next() == "eo")
    let paint = Paint.color(try color())
    return DrawingNode.Fill(try path(), paint, style: style)
  }

  mutating func path() throws -> Path {
    var path = Path()
    for _ in 0..<(try integer()) {
      switch try next() {
      case "M": path.move(to: try point())
      case "L": path.addLine(to: try point())
      case "C":
        let (control1, control2) = (try point(), try point())
        path.addCurve(to: try point(), control1: control1, control2: control2)
      case "Z": path.closeSubpath()
      default: throw SceneProblem.malformed(line: line)
      }
    }
    return path
  }
}
