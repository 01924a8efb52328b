import Drawing
import Geometry

/// Numbers and choices from bytes; zeros once there are none left.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }

  /// A number of 0..<count.
  mutating func choice(_ count: Int) -> Int { byte() % count }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  /// A number of -0.25...1.25, mostly; physical limits are passed at times.
  mutating func fraction() -> Double { Double(byte()) / 170 - 0.25 }

  /// A coordinate around a canvas of 48 points, at times one far out or none at all.
  mutating func coordinate() -> Double {
    let value = byte()
    if value < 240 { return Double(value) / 3 - 16 + Double(byte()) / 256 }
    return [1e3, -1e5, 1e7, -1e9, 1e12, -1e20, 1e300, -1e300, .infinity, .nan][choice(10)]
  }

  mutating func point() -> CGPoint { CGPoint(x: coordinate(), y: coordinate()) }

  mutating func color() -> Color.Resolved {
    Color.Resolved(red: fraction(), green: fraction(), blue: fraction(), opacity: fraction() + 0.3)
  }

  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(
      a: coordinate() / 20, b: coordinate() / 40, c: coordinate() / 40, d: coordinate() / 20,
      tx: coordinate(), ty: coordinate())
  }

  /// A projection that may put the horizon anywhere.
  mutating func projection() -> ProjectionTransform {
    var projection = ProjectionTransform(transform())
    (projection.m13, projection.m23) = (coordinate() / 900, coordinate() / 900)
    if flag() { projection.m33 = coordinate() / 12 }
    return projection
  }

  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<(2 + choice(6)) {
      switch choice(5) {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2: path.addQuadCurve(to: point(), control: point())
      case 3: path.addCurve(to: point(), control1: point(), control2: point())
      default: path.closeSubpath()
      }
    }
    return path
  }
}
