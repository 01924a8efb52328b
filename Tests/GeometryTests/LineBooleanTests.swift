import Geometry
import TestSupport
import Testing

@Suite("Lines cut by areas")
struct LineBooleanTests {
  private func line(_ points: (Double, Double)...) -> Path {
    var path = Path()
    path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }

  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("a line through a square is cut where it enters and leaves")
  func through() {
    let across = line((-5, 5), (15, 5))
    #expect(across.lineIntersection(square).svgPathData == "M0 5L10 5")
    #expect(across.lineSubtraction(square).svgPathData == "M-5 5L0 5M10 5L15 5")
  }

  @Test("a line keeps its way and its corners")
  func corners() {
    let bent = line((5, -5), (5, 5), (15, 5))
    #expect(bent.lineIntersection(square).svgPathData == "M5 0L5 5L10 5")
    #expect(bent.lineSubtraction(square).svgPathData == "M5-5L5 0M10 5L15 5")
  }

  @Test("a closed outline stays closed as a whole, and goes on over its start where it is cut")
  func closed() {
    let inner = Path(CGRect(x: 2, y: 2, width: 3, height: 3))
    #expect(inner.lineIntersection(square) == inner)
    #expect(inner.lineSubtraction(square).isEmpty)
    let half = Path(CGRect(x: 5, y: 2, width: 10, height: 4))
    #expect(half.lineIntersection(square).svgPathData == "M10 6L5 6L5 2L10 2")
  }

  @Test("the fill rule is that of the area")
  func rules() {
    var ring = square
    ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let across = line((-5, 5), (15, 5))
    #expect(across.lineIntersection(ring).svgPathData == "M0 5L10 5")
    #expect(across.lineIntersection(ring, eoFill: true).svgPathData == "M0 5L3 5M7 5L10 5")
  }

  @Test("an open area counts as closed, and a line along its border as within")
  func border() {
    let corner = line((0, 0), (10, 0), (10, 10))
    #expect(line((-5, -5), (15, 15)).lineIntersection(corner).svgPathData == "M0 0L10 10")
    #expect(line((-5, 10), (15, 10)).lineIntersection(square).svgPathData == "M0 10L10 10")
  }

  @Test("touching changes nothing")
  func touching() {
    let tangent = line((-5, 0), (5, -5), (15, 0))
    #expect(tangent.lineSubtraction(square.applying(.init(translationX: 0, y: 1))) == tangent)
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(line((5, 5), (5, 0), (5, 5)).lineSubtraction(circle).isEmpty)
  }

  @Test(
    "every point of a line is in one of both parts, and the one it belongs to", arguments: seeds(6))
  func partition(seed: UInt64) {
    var random = SeededRandom(seed: 900 + seed)
    let (path, area) = (random.path(), random.path())
    let eoFill = seed % 2 == 0
    let (inner, outer) = (
      path.lineIntersection(area, eoFill: eoFill), path.lineSubtraction(area, eoFill: eoFill)
    )
    let whole = path.subpaths.flatMap(\.segments).reduce(0) { $0 + $1.length }
    let parts = [inner, outer].map { $0.subpaths.flatMap(\.segments) }
    let lengths = parts.joined().reduce(0) { $0 + $1.length }
    #expect(abs(whole - lengths) < 1e-6 * whole)
    for (segments, isInside) in zip(parts, [true, false]) {
      for segment in segments where segment.length > 1e-3 {
        for share in [0.1, 0.37, 0.5, 0.81] {
          #expect(area.contains(segment.point(at: share), eoFill: eoFill) == isInside)
        }
      }
    }
  }

  @Test("a path along an area's own curves is within it")
  func along() {
    let blob = Path(ellipseIn: CGRect(x: 3, y: 4, width: 20, height: 11))
    #expect(blob.lineSubtraction(blob).isEmpty)
    let turned = blob.applying(CGAffineTransform(rotationAngle: 0.3))
    #expect(turned.lineSubtraction(turned).isEmpty)
  }

  @Test("points that aren't finite, empty paths and points leave nothing that isn't finite")
  func hostile() {
    let wild = line((0, 0), (.nan, 3), (1e300, 5), (4, .infinity), (5, 5), (5, 5))
    for (first, second) in [(wild, square), (square, wild), (wild, wild), (Path(), square)] {
      for result in [first.lineIntersection(second), first.lineSubtraction(second)] {
        #expect(result.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      }
    }
    #expect(square.lineIntersection(Path()).isEmpty && square.lineSubtraction(Path()) == square)
  }
}
