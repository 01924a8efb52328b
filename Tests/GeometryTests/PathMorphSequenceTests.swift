import Geometry
import TestSupport
import Testing

private typealias Shapes = MorphShapes

@Suite("Morphing over several outlines")
struct PathMorphSequenceTests {
  private static let shapes = [
    Shapes.square, Shapes.circle, Shapes.ring, Shapes.threeDots, Shapes.rounded, Shapes.heart,
    Shapes.triangle, Shapes.letterA, Shapes.letterO, Shapes.letterT, Shapes.arc, Shapes.wave,
    Shapes.star(5), Shapes.star(6), Shapes.evenOddRing, Shapes.star(5).mirrored,
  ]

  @Test("with two outlines it is their morph")
  func two() {
    for (from, to) in zip(Self.shapes, Self.shapes.dropFirst()) {
      let (morph, sequence) = (PathMorph(from: from, to: to), PathMorphSequence([from, to]))
      for step in [-0.3, 0, 0.25, 0.5, 1, 1.25] {
        let (stage, other) = (sequence.path(weights: [1 - step, step]), morph.path(at: step))
        #expect(stage.verbs == other.verbs)
        #expect(zip(stage.points, other.points).allSatisfy { $0.distance(to: $1) < 1e-9 })
      }
    }
  }

  @Test("an outline that has all the weight comes out exactly")
  func ends() {
    let sequence = PathMorphSequence(Array(Self.shapes.prefix(5)))
    for index in 0..<5 {
      let weights = (0..<5).map { $0 == index ? 1.0 : 0 }
      #expect(sequence.path(weights: weights) == Self.shapes[index])
    }
  }

  @Test("an outline without weight at either end makes no difference")
  func absentEnds() {
    var random = SeededRandom(seed: 40)
    for _ in 0..<40 {
      let outlines = random.distinct(4, of: Self.shapes)
      let whole = PathMorphSequence(outlines)
      let (head, tail) = (
        PathMorphSequence(Array(outlines.dropLast())),
        PathMorphSequence(Array(outlines.dropFirst()))
      )
      let (first, second) = (random.double(in: -0.2...0.6), random.double(in: -0.2...0.6))
      let weights = [1 - first - second, first, second]
      let frames = [
        (whole.path(weights: weights + [0]), head.path(weights: weights)),
        (whole.path(weights: [0] + weights), tail.path(weights: weights)),
      ]
      // Where a smooth joint is straightened, more cuts mean shorter handles: a hundredth of the size.
      for (one, other) in frames { #expect(one.distance(to: other) < 1) }
    }
  }

  @Test("retargeted at any time, an outline moves without a jump and ends on the last goal")
  func continuity() {
    var random = SeededRandom(seed: 41)
    for _ in 0..<10 {
      let outlines = random.distinct(Int(random.double(in: 3...5.99)), of: Self.shapes)
      let flight = Flight(outlines, &random)
      var (last, lastWeights) = (outlines[0], flight.weights(at: -1))
      for frame in 0...flight.frames {
        let weights = flight.weights(at: Double(frame) / 240)
        let path = flight.path(weights)
        let change = zip(weights, lastWeights).reduce(0) { $0 + abs($1.0 - $1.1) }
        // No point of a shape is farther than 100 from any other.
        let reach = 100 * change + 0.1
        let moved = path.distance(to: last, speck: reach)
        #expect(moved < reach)
        (last, lastWeights) = (path, weights)
      }
      #expect(last == outlines[outlines.count - 1])
    }
  }

  @Test("hostile outlines and weights never trap", arguments: [Double.nan, .infinity, 1e300, 0])
  func hostile(_ value: Double) {
    let point = CGPoint(x: value, y: value)
    let odd = [
      Path(), Path { $0.move(to: point) },
      Path {
        $0.addLines([.zero, point, CGPoint(x: 1, y: 0)]); $0.closeSubpath()
      },
    ]
    for path in odd {
      for other in odd {
        let sequence = PathMorphSequence([Shapes.ring, path, Shapes.wave, other, Shapes.letterA])
        for weights in [[], [value], [0.2, 0.2, 0.2, 0.2, 0.2], [value, 1, -1], [1, -1]] {
          _ = sequence.path(weights: weights)
        }
      }
    }
    #expect(PathMorphSequence([]).path(weights: [1]).isEmpty)
  }
}

/// A spring from goal to goal, each given while the one before is under way.
private struct Flight {
  let outlines: [Path]
  let starts: [Double]
  let frames: Int
  let sequences: [[PathMorphSequence?]]

  init(_ outlines: [Path], _ random: inout SeededRandom) {
    self.outlines = outlines
    var time = 0.0
    var starts: [Double] = []
    for _ in outlines.dropFirst() {
      starts.append(time)
      time += random.double(in: 0.02...0.3)
    }
    (self.starts, frames) = (starts, Int((time + 1) * 240))
    sequences = outlines.indices.map { first in
      outlines.indices.map { last in
        last > first ? PathMorphSequence(Array(outlines[first...last])) : nil
      }
    }
  }

  /// Each change brings its own spring, which overshoots and has come to rest after 0.7 s.
  func weights(at time: Double) -> [Double] {
    let progress = starts.map { start in
      let t = time - start
      return t <= 0 ? 0 : t >= 0.7 ? 1 : 1 - exp(-9 * t) * cos(18 * t) * (1 - t / 0.7)
    }
    return outlines.indices.map { index in
      (index == 0 ? 1 : progress[index - 1]) - (index < progress.count ? progress[index] : 0)
    }
  }

  /// The stage over the outlines between the first and the last with weight.
  func path(_ weights: [Double]) -> Path {
    guard let first = weights.firstIndex(where: { $0 != 0 }),
      let last = weights.lastIndex(where: { $0 != 0 })
    else { return Path() }
    return sequences[first][last]?.path(weights: Array(weights[first...last])) ?? outlines[first]
  }
}

extension SeededRandom {
  fileprivate mutating func distinct(_ count: Int, of paths: [Path]) -> [Path] {
    Array(paths.shuffled(using: &self).prefix(count))
  }
}

extension Path {
  /// How far any point of either path lies from the other one (Hausdorff).
  ///
  /// Subpaths no larger than `speck` may come and go.
  fileprivate func distance(to other: Path, speck: Double = 0.35) -> Double {
    max(
      Self.farthest(edges(above: speck), other.edges(above: 0)),
      Self.farthest(other.edges(above: speck), edges(above: 0)))
  }

  private func edges(above speck: Double) -> [LineSegment] {
    flattened(tolerance: 0.05).subpaths
      .filter { subpath in
        subpath.segments.contains { $0.start.distance(to: subpath.start) >= speck }
      }
      .flatMap { $0.segments.map { LineSegment(start: $0.start, end: $0.end) } }
  }

  private static func farthest(_ lines: [LineSegment], _ others: [LineSegment]) -> Double {
    lines.reduce(0) { most, line in
      max(most, others.reduce(.infinity) { min($0, $1.distance(to: line.start)) })
    }
  }
}

extension LineSegment {
  fileprivate func distance(to point: CGPoint) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let along = (point.x - start.x) * dx + (point.y - start.y) * dy
    let t = square > 0 ? min(max(along / square, 0), 1) : 0
    return point.distance(to: CGPoint(x: start.x + t * dx, y: start.y + t * dy))
  }
}
