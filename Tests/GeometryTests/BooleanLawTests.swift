import Geometry
import TestSupport
import Testing

@Suite("Laws of areas put together")
struct BooleanLawTests {
  @Test("points belong to a result as its operation says", arguments: [false, true])
  func points(_ eoFill: Bool) {
    var random = SeededRandom(seed: 300)
    for _ in 0..<12 {
      let (a, b) = (random.path(), random.path())
      let results = BooleanResults(a, b, eoFill)
      let edges = (a.edges + b.edges)
      for _ in 0..<40 {
        let point = random.point()
        guard edges.allSatisfy({ $0.distance(to: point) > 0.01 }) else { continue }
        let (inA, inB) = (a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
        for rule in [false, true] {
          #expect(results.union.contains(point, eoFill: rule) == (inA || inB))
          #expect(results.intersection.contains(point, eoFill: rule) == (inA && inB))
          #expect(results.difference.contains(point, eoFill: rule) == (inA && !inB))
          #expect(results.symmetricDifference.contains(point, eoFill: rule) == (inA != inB))
        }
      }
    }
  }

  @Test("union and intersection together have the area of both", arguments: [false, true])
  func areas(_ eoFill: Bool) {
    var random = SeededRandom(seed: 301)
    for _ in 0..<15 {
      let (a, b) = (random.path(), random.path())
      let results = BooleanResults(a, b, eoFill)
      let (areaA, areaB) = (
        a.normalized(eoFill: eoFill).signedArea, b.normalized(eoFill: eoFill).signedArea
      )
      let (union, intersection) = (results.union.signedArea, results.intersection.signedArea)
      #expect(abs(union + intersection - areaA - areaB) < 0.01)
      #expect(abs(results.difference.signedArea + intersection - areaA) < 0.01)
      #expect(abs(results.symmetricDifference.signedArea - union + intersection) < 0.01)
      #expect(min(union, intersection, results.difference.signedArea) >= -0.01)
    }
  }

  @Test("the order of union and intersection makes no difference", arguments: [false, true])
  func commutes(_ eoFill: Bool) {
    var random = SeededRandom(seed: 302)
    for _ in 0..<8 {
      let (a, b) = (random.path(), random.path())
      let (one, other) = (BooleanResults(a, b, eoFill), BooleanResults(b, a, eoFill))
      #expect(abs(one.union.signedArea - other.union.signedArea) < 0.01)
      #expect(abs(one.intersection.signedArea - other.intersection.signedArea) < 0.01)
      #expect(
        abs(one.symmetricDifference.signedArea - other.symmetricDifference.signedArea) < 0.01)
    }
  }

  @Test("a path put together with itself is itself or nothing", arguments: [false, true])
  func idempotent(_ eoFill: Bool) {
    var random = SeededRandom(seed: 303)
    for _ in 0..<8 {
      let a = random.path()
      let area = a.normalized(eoFill: eoFill).signedArea
      let results = BooleanResults(a, a, eoFill)
      #expect(abs(results.union.signedArea - area) < 1e-6)
      #expect(abs(results.intersection.signedArea - area) < 1e-6)
      #expect(results.difference.isEmpty && results.symmetricDifference.isEmpty)
    }
  }

  @Test("the difference and the intersection put together are the first path again")
  func reassembled() {
    var random = SeededRandom(seed: 304)
    for _ in 0..<12 {
      let (a, b) = (random.path(), random.path())
      let whole = a.subtracting(b).union(a.intersection(b))
      #expect(abs(whole.signedArea - a.normalized(eoFill: false).signedArea) < 0.02)
      #expect(abs(whole.symmetricDifference(a).signedArea) < 0.02)
    }
  }
}

struct BooleanResults {
  var union: Path
  var intersection: Path
  var difference: Path
  var symmetricDifference: Path

  init(_ a: Path, _ b: Path, _ eoFill: Bool = false) {
    union = a.union(b, eoFill: eoFill)
    intersection = a.intersection(b, eoFill: eoFill)
    difference = a.subtracting(b, eoFill: eoFill)
    symmetricDifference = a.symmetricDifference(b, eoFill: eoFill)
  }

  var all: [Path] { [union, intersection, difference, symmetricDifference] }
}

extension Path {
  /// Chords of all edges, closing lines included.
  fileprivate var edges: [LineSegment] {
    flattened(tolerance: 0.003).subpaths.flatMap { subpath in
      subpath.segments.map { LineSegment(start: $0.start, end: $0.end) }
        + [LineSegment(start: subpath.end, end: subpath.start)]
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
