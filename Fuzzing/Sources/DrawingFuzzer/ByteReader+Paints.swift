import Drawing
import Geometry

extension ByteReader {
  mutating func paint() -> Paint {
    switch choice(6) {
    case 0:
      .linearGradient(
        .init(gradient(), startPoint: point(), endPoint: point(), spread: spread()))
    case 1:
      .radialGradient(
        .init(
          gradient(), center: point(), startRadius: coordinate(), endRadius: coordinate(),
          aspect: coordinate(), spread: spread()))
    case 2:
      .angularGradient(
        .init(
          gradient(), center: point(), startAngle: .degrees(coordinate()),
          endAngle: .degrees(coordinate() * 10), spread: spread()))
    default: .color(color())
    }
  }

  private mutating func spread() -> GradientSpread {
    GradientSpread.allCases[choice(GradientSpread.allCases.count)]
  }

  private mutating func gradient() -> Gradient.Resolved {
    let spaces = Color.Resolved.InterpolationSpace.allCases
    let stops = (0..<choice(5)).map { _ in
      Gradient.Resolved.Stop(color: color(), location: fraction())
    }
    return .init(stops: stops, colorSpace: spaces[choice(spaces.count)])
  }
}
