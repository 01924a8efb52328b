import Drawing
import Geometry

/// A slow rasterizer that is plainly right.
///
/// Double precision, 64 scan lines a pixel, exact along each, curves of 128 lines, groups always
/// drawn apart. Nothing of it is shared with the real one.
struct ReferenceRasterizer {
  static let scanLines = 64

  let width: Int
  let height: Int

  /// Premultiplied colours, and how many shapes' edges each pixel is on.
  struct Picture {
    var colors: [SIMD4<Double>]
    var edges: [Int]
  }

  func render(_ drawing: FrameDrawing) -> Picture {
    var picture = blank
    if let background = drawing.background {
      picture.colors = Array(repeating: Self.premultiplied(background), count: width * height)
    }
    draw(drawing.content, .identity, on: &picture)
    return picture
  }

  private var blank: Picture {
    Picture(
      colors: Array(repeating: .zero, count: width * height),
      edges: Array(repeating: 0, count: width * height))
  }

  private func draw(
    _ nodes: [DrawingNode], _ transform: CGAffineTransform, on picture: inout Picture
  ) {
    for node in nodes {
      switch node {
      case .fill(let fill):
        let coverage = coverage(fill.path, fill.style, transform, &picture)
        paint(coverage, fill.paint, transform, on: &picture)
      case .stroke(let stroke):
        let region = ReferenceStroke(stroke)
        let coverage = coverage(transform, &picture, of: region.contains)
        paint(coverage, stroke.paint, transform, on: &picture)
      case .image, .glyphs:
        preconditionFailure("the reference doesn't know this node")
      case .group(let group): draw(group, transform, on: &picture)
      }
    }
  }

  private func paint(
    _ coverage: [Double], _ paint: Paint, _ transform: CGAffineTransform,
    on picture: inout Picture
  ) {
    let inverse = transform.inverted()
    for index in coverage.indices where coverage[index] > 0 {
      let (column, row) = (Double(index % width) + 0.5, Double(index / width) + 0.5)
      let color = paint.color(at: CGPoint(x: column, y: row).applying(inverse))
      blend(Self.premultiplied(color) * coverage[index], &picture, at: index)
    }
  }

  private func draw(
    _ group: DrawingNode.Group, _ parent: CGAffineTransform, on picture: inout Picture
  ) {
    let transform = group.transform.concatenating(parent)
    var layer = blank
    draw(group.content, transform, on: &layer)
    let clip = group.clip.map { coverage($0.path, $0.style, transform, &layer) }
    for index in layer.colors.indices {
      let fraction = min(max(group.opacity, 0), 1) * (clip?[index] ?? 1)
      picture.edges[index] += layer.edges[index]
      blend(layer.colors[index] * fraction, &picture, at: index)
    }
  }

  private func blend(_ source: SIMD4<Double>, _ picture: inout Picture, at index: Int) {
    picture.colors[index] = source + picture.colors[index] * (1 - source.w)
  }

  private static func premultiplied(_ color: Color.Resolved) -> SIMD4<Double> {
    let opacity = min(max(color.opacity, 0), 1)
    let components = SIMD4(color.red, color.green, color.blue, 1)
    return components.clamped(lowerBound: .zero, upperBound: .one) * opacity
  }
}

// MARK: - Coverage

extension ReferenceRasterizer {
  private func coverage(
    _ path: Path, _ style: FillStyle, _ transform: CGAffineTransform, _ picture: inout Picture
  ) -> [Double] {
    var coverage = Array(repeating: 0.0, count: width * height)
    let edges = Self.edges(path, transform)
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
  private func coverage(
    _ transform: CGAffineTransform, _ picture: inout Picture,
    of isInside: (SIMD2<Double>) -> Bool
  ) -> [Double] {
    let inverse = transform.inverted()
    let coverage = (0..<width * height).map { index in
      let inside = (0..<256).count { sample in
        let x = Double(index % width) + (Double(sample % 16) + 0.5) / 16
        let y = Double(index / width) + (Double(sample / 16) + 0.5) / 16
        let point = CGPoint(x: x, y: y).applying(inverse)
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

  private typealias Edge = (start: SIMD2<Double>, end: SIMD2<Double>)

  private static func edges(_ path: Path, _ transform: CGAffineTransform) -> [Edge] {
    polygons(path, transform).flatMap { polygon in
      polygon.indices.map { (polygon[$0], polygon[($0 + 1) % polygon.count]) }
    }
  }

  private static func polygons(
    _ path: Path, _ transform: CGAffineTransform
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
        polygons[polygons.count - 1] += (1...128).map { point(controls, Double($0) / 128) }
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
