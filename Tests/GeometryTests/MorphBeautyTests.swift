import Geometry
import TestSupport
import Testing

private typealias Shapes = MorphShapes

/// What the eye asks of a morph, as laws over outlines drawn by chance around a common middle.
@Suite("Morphing beautifully")
struct MorphBeautyTests {
  private static let steps = [0.2, 0.5, 0.8]

  @Test("star-shaped outlines hardly turn more on the way than at the ends", arguments: [50, 51])
  func turning(_ seed: UInt64) {
    for (from, to) in SeededRandom.pairs(seed, 12) {
      let most = max(from.totalTurning, to.totalTurning)
      let morph = PathMorph(from: from, to: to)
      // A quarter, since rounded corners meet others in a few lines each.
      for step in Self.steps { #expect(morph.path(at: step).totalTurning < 1.25 * most) }
    }
  }

  @Test("an outline that bulges and a star around the same middle don't cross on the way")
  func crossings() {
    for (from, to) in SeededRandom.pairs(52, 20) {
      let morph = PathMorph(from: from, to: to)
      for step in Self.steps { #expect(morph.path(at: step).selfCrossings == 0) }
    }
  }

  @Test("the area on the way lies between those at the ends, up to a little")
  func area() {
    for (from, to) in SeededRandom.pairs(53, 20) {
      let (area, other) = (from.signedAreas[0], to.signedAreas[0])
      let morph = PathMorph(from: from, to: to)
      for step in Self.steps {
        let between = morph.path(at: step).signedAreas[0]
        #expect(between > 0.85 * min(area, other) && between < 1.1 * max(area, other))
      }
    }
  }

  @Test("smooth outlines stay smooth")
  func smoothness() {
    var random = SeededRandom(seed: 54)
    for _ in 0..<8 {
      let morph = PathMorph(from: random.blob(), to: random.blob())
      for step in Self.steps { #expect(morph.path(at: step).sharpestJoint < 0.05) }
    }
  }

  @Test("polygons become circles by way of round corners, without a kink", arguments: [3, 4, 6])
  func rounding(_ corners: Int) {
    let morph = PathMorph(from: Path.regular(corners), to: Shapes.disc(0, 0, 40))
    for step in Self.steps { #expect(morph.path(at: step).sharpestJoint < 0.05) }
  }

  @Test("what is symmetrical about the same axis stays so")
  func symmetry() {
    var random = SeededRandom(seed: 55)
    for _ in 0..<8 {
      let morph = PathMorph(from: random.symmetrical(), to: random.symmetrical())
      let stage = morph.path(at: 0.5)
      let mirrored = stage.applying(CGAffineTransform(scaleX: -1, y: 1))
      #expect(stage.isNear(mirrored, 0.2))
    }
  }

  @Test("there and back are the same way")
  func thereAndBack() {
    for (from, to) in SeededRandom.pairs(56, 10) {
      let stage = PathMorph(from: from, to: to).path(at: 0.3)
      #expect(stage.isNear(PathMorph(from: to, to: from).path(at: 0.7), 1e-6))
    }
  }

  @Test("moved, turned and scaled together, two outlines morph as before")
  func invariance() {
    let transform = CGAffineTransform(translationX: 300, y: -70).rotated(by: 0.7)
      .scaledBy(x: 3, y: 3)
    for (from, to) in SeededRandom.pairs(57, 10) {
      let stage = PathMorph(from: from, to: to).path(at: 0.4).applying(transform)
      let other = PathMorph(from: from.applying(transform), to: to.applying(transform))
      #expect(stage.isNear(other.path(at: 0.4), 1e-3))
    }
  }

  @Test("ten thousand corners, corners in one place, and lines there and back have a morph")
  func hostile() {
    var random = SeededRandom(seed: 58)
    let crowd = Path {
      $0.addLines((0..<10_000).map { _ in random.point(in: 1...40) })
      $0.closeSubpath()
    }
    let flat = Path {
      $0.addLines([CGPoint.zero, CGPoint(x: 9, y: 0), .zero, CGPoint(x: 9, y: 0)])
      $0.closeSubpath()
    }
    for path in [crowd, flat] {
      for other in [Shapes.circle, flat] {
        #expect(!PathMorph(from: path, to: other).path(at: 0.5).isEmpty)
        #expect(PathMorph(from: other, to: path).path(at: 0.5).points.allSatisfy { $0.isFinite })
      }
    }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension SeededRandom {
  /// Convex outlines, with corners and without, each with a star-shaped one.
  fileprivate static func pairs(_ seed: UInt64, _ count: Int) -> [(Path, Path)] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { index in
      (
        index % 2 == 0 ? random.polygon(radii: 40...40) : Shapes.disc(0, 0, random.radius),
        index % 4 < 2 ? random.polygon(radii: 15...45) : random.blob()
      )
    }
  }

  private var radius: Double {
    mutating get { double(in: 20...45) }
  }

  fileprivate mutating func point(in radii: ClosedRange<Double>, near angle: Double? = nil)
    -> CGPoint
  {
    let (angle, radius) = (angle ?? double(in: 0...(2 * .pi)), double(in: radii))
    return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
  }

  private mutating func polygon(radii: ClosedRange<Double>) -> Path {
    let (count, turn) = (Int(double(in: 3...10.99)), double(in: 0...6))
    return Path { path in
      path.addLines(
        (0..<count).map {
          let shift = double(in: -0.2...0.2)
          return point(in: radii, near: turn + 2 * .pi * (Double($0) + shift) / Double(count))
        })
      path.closeSubpath()
    }
  }

  /// A smooth closed curve through points around the middle.
  fileprivate mutating func blob() -> Path {
    let count = Int(double(in: 6...10.99))
    let points = (0..<count).map {
      point(in: 25...45, near: 2 * .pi * Double($0) / Double(count))
    }
    return Path { path in
      path.move(to: points[0])
      for index in points.indices {
        let (before, start) = (points[(index + count - 1) % count], points[index])
        let (end, after) = (points[(index + 1) % count], points[(index + 2) % count])
        path.addCurve(
          to: end,
          control1: CGPoint(
            x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
          control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
      }
      path.closeSubpath()
    }
  }

  /// A polygon that is its own mirror image about x = 0.
  fileprivate mutating func symmetrical() -> Path {
    let count = Int(double(in: 2...5.99))
    let right = (0..<count).map {
      point(in: 20...45, near: .pi * (Double($0) + 0.5) / Double(count) - .pi / 2)
    }
    return Path {
      $0.addLines(right + right.reversed().map { CGPoint(x: -$0.x, y: $0.y) })
      $0.closeSubpath()
    }
  }
}

extension Path {
  fileprivate static func regular(_ corners: Int) -> Path {
    Path { path in
      path.addLines(
        (0..<corners).map {
          let angle = 2 * .pi * Double($0) / Double(corners)
          return CGPoint(x: 40 * cos(angle), y: 40 * sin(angle))
        })
      path.closeSubpath()
    }
  }

  /// The directions of the first subpath's edges.
  private func directions(tolerance: Double) -> [Double] {
    (flattened(tolerance: tolerance).subpaths.first?.segments ?? []).compactMap { edge in
      let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
      return dx * dx + dy * dy > 1e-9 ? atan2(dy, dx) : nil
    }
  }

  private func turns(tolerance: Double) -> [Double] {
    let directions = directions(tolerance: tolerance)
    return zip(directions, directions.dropFirst() + directions.prefix(1)).map {
      abs(($1 - $0).remainder(dividingBy: 2 * .pi))
    }
  }

  /// How far the outline turns once around, this way and that, in radians.
  fileprivate var totalTurning: Double { turns(tolerance: 0.05).reduce(0, +) }

  /// The greatest turn where two curves meet.
  fileprivate var sharpestJoint: Double {
    let curves = subpaths[0].segments.filter { $0.start.distance(to: $0.end) > 1e-6 }
    return zip(curves, curves.dropFirst() + curves.prefix(1)).reduce(0) { most, pair in
      guard let arriving = pair.0.tangent(at: 1), let leaving = pair.1.tangent(at: 0) else {
        return most
      }
      let turn = atan2(leaving.y, leaving.x) - atan2(arriving.y, arriving.x)
      return max(most, abs(turn.remainder(dividingBy: 2 * .pi)))
    }
  }

  /// Whether no point of either outline is farther than `distance` from the other.
  fileprivate func isNear(_ other: Path, _ distance: Double) -> Bool {
    let (outline, otherOutline) = (flattened(tolerance: 1e-3), other.flattened(tolerance: 1e-3))
    return outline.isCovered(by: otherOutline, distance)
      && otherOutline.isCovered(by: outline, distance)
  }

  private func isCovered(by other: Path, _ distance: Double) -> Bool {
    let edges = other.subpaths.flatMap(\.segments)
    return subpaths.flatMap(\.segments).allSatisfy { segment in
      edges.contains { $0.distance(to: segment.start) < distance + 2e-3 }
    }
  }
}

extension PathSegment {
  /// The distance of a point from the straight line between the ends.
  fileprivate func distance(to point: CGPoint) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let along = (point.x - start.x) * dx + (point.y - start.y) * dy
    let t = square > 0 ? min(max(along / square, 0), 1) : 0
    return point.distance(to: CGPoint(x: start.x + t * dx, y: start.y + t * dy))
  }
}
