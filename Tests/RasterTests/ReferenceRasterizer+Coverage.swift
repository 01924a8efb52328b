import Drawing
import Geometry

// What shapes cover of each pixel.

extension ReferenceRasterizer {
  static let scanLines = 64

  /// 64 scan lines a pixel, exact along each, curves of 128 lines; in perspective by samples.
  func coverage(
    _ path: Path, _ style: FillStyle, _ transform: ProjectionTransform, _ picture: inout Picture
  ) -> [Double] {
    guard let affine = transform.affineTransform else {
      let edges = Self.edges(path, .identity, linesPerCurve: 16)
      return coverage(transform, &picture) { Self.contains(edges, $0, style.isEOFilled) }
    }
    var coverage = Array(repeating: 0.0, count: width * height)
    let edges = Self.edges(path, affine, linesPerCurve: 128)
    for row in 0..<height {
      let (top, bottom) = (Double(row), Double(row + 1))
      let near = edges.filter {
        min($0.start.y, $0.end.y) <= bottom && max($0.start.y, $0.end.y) >= top
      }
      for line in 0..<Self.scanLines {
        let y = top + (Double(line) + 0.5) / Double(Self.scanLines)
        for (from, to) in spans(near, y, style.isEOFilled) {
          add(from, to, row: row, to: &coverage)
        }
      }
    }
    for index in coverage.indices where coverage[index] > 0 && coverage[index] < 1 - 1e-9 {
      picture.edges[index] += 1
    }
    return coverage
  }

  /// The share of 16 × 16 samples of each pixel that lie in a region of the coordinates that
  /// `transform` maps.
  func coverage(
    _ transform: ProjectionTransform, _ picture: inout Picture,
    of isInside: (SIMD2<Double>) -> Bool
  ) -> [Double] {
    let inverse = transform.inverted ?? ProjectionTransform()
    let coverage = (0..<width * height).map { index in
      let inside = (0..<256).count { sample in
        let x = Double(index % width) + (Double(sample % 16) + 0.5) / 16
        let y = Double(index / width) + (Double(sample / 16) + 0.5) / 16
        guard let point = CGPoint(x: x, y: y).applying(inverse) else { return false }
        return isInside(SIMD2(point.x.native, point.y.native))
      }
      return Double(inside) / 256
    }
    for index in coverage.indices where coverage[index] > 0 && coverage[index] < 1 {
      picture.edges[index] += 1
    }
    return coverage
  }

  private func add(_ from: Double, _ to: Double, row: Int, to coverage: inout [Double]) {
    for x in max(Int(from), 0)..<max(min(Int(to.rounded(.up)), width), max(Int(from), 0)) {
      let length = min(to, Double(x + 1)) - max(from, Double(x))
      coverage[row * width + x] += length / Double(Self.scanLines)
    }
  }

  /// Where a horizontal line is inside.
  private func spans(
    _ edges: [Edge], _ y: Double, _ evenOdd: Bool
  ) -> [(Double, Double)] {
    var crossings: [(x: Double, direction: Int)] = []
    for (start, end) in edges where (start.y <= y) != (end.y <= y) {
      let x = start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
      crossings.append((min(max(x, 0), Double(width)), start.y < end.y ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var winding = 0
    var spans: [(Double, Double)] = []
    for (index, crossing) in crossings.enumerated().dropLast() {
      winding += crossing.direction
      if evenOdd ? winding & 1 != 0 : winding != 0 {
        spans.append((crossing.x, crossings[index + 1].x))
      }
    }
    return spans
  }

  /// Whether a point is inside, by the edges that a ray to the left crosses.
  private static func contains(_ edges: [Edge], _ point: SIMD2<Double>, _ evenOdd: Bool) -> Bool {
    var winding = 0
    for (start, end) in edges where (start.y <= point.y) != (end.y <= point.y) {
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if x < point.x { winding += start.y < end.y ? 1 : -1 }
    }
    return evenOdd ? winding & 1 != 0 : winding != 0
  }

  private typealias Edge = (start: SIMD2<Double>, end: SIMD2<Double>)

  private static func edges(
    _ path: Path, _ transform: CGAffineTransform, linesPerCurve: Int
  ) -> [Edge] {
    polygons(path, transform, linesPerCurve).flatMap { polygon in
      polygon.indices.map { (polygon[$0], polygon[($0 + 1) % polygon.count]) }
    }
  }

  private static func polygons(
    _ path: Path, _ transform: CGAffineTransform, _ linesPerCurve: Int
  ) -> [[SIMD2<Double>]] {
    var polygons: [[SIMD2<Double>]] = []
    var rest = path.points.map { $0.applying(transform) }.map { SIMD2($0.x.native, $0.y.native) }[
      ...]
    for verb in path.verbs {
      let points = Array(rest.prefix(verb.pointCount))
      rest = rest.dropFirst(verb.pointCount)
      switch verb {
      case .move: polygons.append(points)
      case .line: polygons[polygons.count - 1] += points
      case .quadCurve, .curve:
        let controls = [polygons[polygons.count - 1].last!] + points
        polygons[polygons.count - 1] += (1...linesPerCurve).map {
          point(controls, Double($0) / Double(linesPerCurve))
        }
      case .closeSubpath: break
      }
    }
    return polygons
  }

  /// De Casteljau's construction.
  private static func point(_ controls: [SIMD2<Double>], _ t: Double) -> SIMD2<Double> {
    if controls.count == 1 { return controls[0] }
    let next = zip(controls, controls.dropFirst()).map { $0 + ($1 - $0) * t }
    return point(next, t)
  }
}
