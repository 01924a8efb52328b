import Animate
import Foundation

/// Shapes on a square of 100 by 100.
enum Icon: String, CaseIterable {
  case heart, star, drop, bolt, moon

  static let box = CGRect(x: 0, y: 0, width: 100, height: 100)

  var color: Color {
    switch self {
    case .heart: Color(hex: 0xff5d7a)
    case .star: Color(hex: 0xffc53d)
    case .drop: Color(hex: 0x4cc9f0)
    case .bolt: Color(hex: 0x9be564)
    case .moon: Color(hex: 0xc4b5fd)
    }
  }

  var path: Path {
    switch self {
    case .heart: Self.heartPath
    case .star: Self.starPath
    case .drop: Self.dropPath
    case .bolt: Self.boltPath
    case .moon: Self.moonPath
    }
  }

  private static let heartPath = Path { path in
    path.move(to: CGPoint(x: 50, y: 92))
    path.addCurve(
      to: CGPoint(x: 4, y: 36), control1: CGPoint(x: 34, y: 78), control2: CGPoint(x: 4, y: 62))
    path.addCurve(
      to: CGPoint(x: 50, y: 26), control1: CGPoint(x: 4, y: 4), control2: CGPoint(x: 40, y: 4))
    path.addCurve(
      to: CGPoint(x: 96, y: 36), control1: CGPoint(x: 60, y: 4), control2: CGPoint(x: 96, y: 4))
    path.addCurve(
      to: CGPoint(x: 50, y: 92), control1: CGPoint(x: 96, y: 62), control2: CGPoint(x: 66, y: 78))
    path.closeSubpath()
  }

  private static let starPath = Path { path in
    let corners = (0..<10).map { index in
      let radius = index.isMultiple(of: 2) ? 50.0 : 23
      let angle = (Double(index) / 10 - 0.25) * 2 * Double.pi
      return CGPoint(x: 50 + cos(angle) * radius, y: 53 + sin(angle) * radius)
    }
    path.addLines(corners)
    path.closeSubpath()
  }

  private static let dropPath = Path { path in
    path.move(to: CGPoint(x: 50, y: 2))
    path.addCurve(
      to: CGPoint(x: 84, y: 64), control1: CGPoint(x: 64, y: 24), control2: CGPoint(x: 84, y: 44))
    path.addArc(
      center: CGPoint(x: 50, y: 64), radius: 34, startAngle: .zero, endAngle: .degrees(180),
      clockwise: false)
    path.addCurve(
      to: CGPoint(x: 50, y: 2), control1: CGPoint(x: 16, y: 44), control2: CGPoint(x: 36, y: 24))
    path.closeSubpath()
  }

  private static let boltPath = Path { path in
    path.addLines([
      CGPoint(x: 60, y: 2), CGPoint(x: 14, y: 58), CGPoint(x: 45, y: 58), CGPoint(x: 38, y: 98),
      CGPoint(x: 86, y: 40), CGPoint(x: 54, y: 40),
    ])
    path.closeSubpath()
  }

  private static let moonPath = Path { path in
    path.addArc(
      center: CGPoint(x: 46, y: 52), radius: 46, startAngle: .degrees(-62), endAngle: .degrees(14),
      clockwise: true)
    path.addCurve(
      to: CGPoint(x: 67.6, y: 11.4), control1: CGPoint(x: 20, y: 84),
      control2: CGPoint(x: 14, y: 18))
    path.closeSubpath()
  }
}

/// A waving ground that fills the lower part of its frame.
struct Hills: Shape {
  let height: Double
  let phase: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for step in 0...40 {
        let fraction = Double(step) / 40
        let wave = sin(fraction * 7 + phase) * 0.05 + sin(fraction * 3 + phase * 2) * 0.05
        path.addLine(
          to: CGPoint(
            x: rect.minX + rect.width * fraction,
            y: rect.maxY - rect.height * (height + wave)))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
