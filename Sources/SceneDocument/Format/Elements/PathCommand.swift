internal import Geometry
import Motion

/// A step of drawing an outline.
enum PathCommand: Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(to: CGPoint, control: CGPoint)
  case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
  case arc(center: CGPoint, radius: Double, start: Angle, end: Angle, clockwise: Bool)
  case close

  /// Adds the step to an outline.
  func append(to path: inout Path) {
    switch self {
    case .move(let end): path.move(to: end)
    case .line(let end): path.addLine(to: end)
    case .quad(let end, let control): path.addQuadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2):
      path.addCurve(to: end, control1: control1, control2: control2)
    case .arc(let center, let radius, let start, let end, let clockwise):
      // The flag of Core Graphics is seen with y up.
      path.addArc(
        center: center, radius: CGFloat(radius), startAngle: start, endAngle: end,
        clockwise: !clockwise)
    case .close: path.closeSubpath()
    }
  }
}

/// The steps of an outline.
private let pathCommands = KindTable<PathCommand>(
  noun: "path command",
  kinds: [
    end("move", "Begins a new part at a point.") { .move($0) },
    end("line", "A straight line to a point.") { .line($0) },
    KindDescription("quad", "A quadratic curve to a point.", synonyms: ["quadCurve"]) { keys in
      let end = keys.required("to", .point(), "Where it ends.")
      let control = keys.required("control", .point(), "The point that bends it.")
      return { .quad(to: end.value(in: $0), control: control.value(in: $0)) }
    },
    KindDescription("curve", "A cubic curve to a point.", synonyms: ["cubic", "bezier"]) { keys in
      let end = keys.required("to", .point(), "Where it ends.")
      let first = keys.required("control1", .point(), "The point that bends its beginning.")
      let second = keys.required("control2", .point(), "The point that bends its end.")
      return {
        .curve(
          to: end.value(in: $0), control1: first.value(in: $0), control2: second.value(in: $0))
      }
    },
    arc,
    KindDescription("close", "A line back to the beginning of the part.", synonyms: ["z"]) { _ in
      { _ in .close }
    },
  ])

private func end(
  _ name: String, _ summary: String, _ command: @escaping @Sendable (CGPoint) -> PathCommand
) -> KindDescription<PathCommand> {
  KindDescription(name, summary) { keys in
    let point = keys.required("to", .point(), "The point.", isShorthand: true)
    return { command(point.value(in: $0)) }
  }
}

private let arc = KindDescription<PathCommand>("arc", "A part of a circle.") { keys in
  let center = keys.required("center", .point(), "The circle's center.")
  let radius = keys.required("radius", .length, "The circle's radius.")
  let start = keys.optional("startAngle", .angle, default: .zero, "Where it begins.")
  let end = keys.optional("endAngle", .angle, default: .degrees(360), "Where it ends.")
  let clockwise = keys.optional("clockwise", .boolean, default: true, "Which way it goes.")
  return { environment in
    .arc(
      center: center.value(in: environment), radius: radius.value(in: environment),
      start: start.value(in: environment), end: end.value(in: environment),
      clockwise: clockwise.value(in: environment))
  }
}

extension ValueFormat where Value == PathCommand {
  /// One step of an outline.
  static var pathCommand: ValueFormat {
    let phrase = "a command such as { \"line\": [x, y] }"
    return ValueFormat(phrase, placeholder: .close, example: #"{ "line": [40, 20] }"#) {
      json, reading in
      reading.kind(json, of: pathCommands, phrase)
    }
  }
}
