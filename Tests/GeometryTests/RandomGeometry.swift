import Geometry
import TestSupport

extension SeededRandom {
  mutating func point(within size: Double = 100) -> CGPoint {
    CGPoint(x: double(in: -size...size), y: double(in: -size...size))
  }

  mutating func cubic() -> CubicCurve {
    CubicCurve(start: point(), control1: point(), control2: point(), end: point())
  }

  mutating func quadratic() -> QuadraticCurve {
    QuadraticCurve(start: point(), control: point(), end: point())
  }

  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(
      a: double(in: -2...2), b: double(in: -2...2), c: double(in: -2...2),
      d: double(in: -2...2), tx: double(in: -50...50), ty: double(in: -50...50))
  }

  /// A path of every kind of element, some subpaths closed.
  mutating func path(subpaths: Int = 3) -> Path {
    var path = Path()
    for _ in 0..<subpaths {
      path.move(to: point())
      for _ in 0..<Int(double(in: 1...5)) { append(to: &path) }
      if double(in: 0...1) < 0.6 { path.closeSubpath() }
    }
    return path
  }

  private mutating func append(to path: inout Path) {
    switch Int(double(in: 0...2.999)) {
    case 0: path.addLine(to: point())
    case 1: path.addQuadCurve(to: point(), control: point())
    default: path.addCurve(to: point(), control1: point(), control2: point())
    }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> Double { hypot((x - other.x).native, (y - other.y).native) }
}
