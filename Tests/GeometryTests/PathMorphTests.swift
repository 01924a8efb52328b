import Geometry
import TestSupport
import Testing

private typealias Shapes = MorphShapes

/// Twenty steps strictly between the ends.
private let steps = (1...20).map { Double($0) / 21 }

private let outlines: [(String, Path, Path)] = [
  ("square, circle", Shapes.square, Shapes.circle),
  ("star, circle", Shapes.star(5), Shapes.circle),
  ("star, heart", Shapes.star(5), Shapes.heart),
  ("heart, circle", Shapes.heart, Shapes.circle),
  ("triangle, square", Shapes.triangle, Shapes.square),
  ("rounded, star", Shapes.rounded, Shapes.star(6)),
  ("letter, square", Shapes.letterT, Shapes.square),
  ("turned square", Shapes.square, Shapes.square.mirrored),
  ("started elsewhere", Shapes.circle, Shapes.circle.mirrored),
]

@Suite("Morphing")
struct PathMorphTests {
  @Test("at 0 and 1 a morph is exactly the paths it was made of")
  func ends() {
    var random = SeededRandom(seed: 20)
    for _ in 0..<20 {
      let (from, to) = (random.path(), random.path())
      for way in [PathMorph.Correspondence.matched, .pointOrder] {
        let morph = PathMorph(from: from, to: to, correspondence: way)
        #expect(morph.path(at: 0) == from)
        #expect(morph.path(at: 1) == to)
      }
    }
  }

  @Test("near its ends a morph looks like the paths it was made of")
  func continuity() {
    var random = SeededRandom(seed: 21)
    for _ in 0..<20 {
      let (from, to) = (random.path(), random.path())
      let morph = PathMorph(from: from, to: to)
      #expect(morph.path(at: 1e-7).boundingRect.isNear(from.boundingRect))
      #expect(morph.path(at: 1 - 1e-7).boundingRect.isNear(to.boundingRect))
      #expect(abs(morph.path(at: 1e-7).length - from.length) < 1e-3)
      #expect(abs(morph.path(at: 1 - 1e-7).length - to.length) < 1e-3)
    }
  }

  // Two equal outlines turned by φ against each other have (1 + cos φ) / 2 of their area half-way:
  // three quarters mean a mean misfit of 60°.
  @Test("an outline neither collapses nor turns over", arguments: outlines)
  func area(_ name: String, _ from: Path, _ to: Path) {
    for (first, second) in [(from, to), (to, from)] {
      let least = 0.75 * min(abs(first.signedAreas[0]), abs(second.signedAreas[0]))
      let side = first.signedAreas[0] < 0 ? -1.0 : 1
      let morph = PathMorph(from: first, to: second)
      for step in steps { #expect(morph.path(at: step).signedAreas[0] * side > least) }
    }
  }

  @Test("an outline doesn't cross itself on the way", arguments: outlines)
  func crossings(_ name: String, _ from: Path, _ to: Path) {
    let morph = PathMorph(from: from, to: to)
    for step in steps { #expect(morph.path(at: step).selfCrossings == 0) }
  }

  @Test("the same shape drawn from another start and the other way round stands still")
  func sameShape() {
    let shape = Shapes.star(5)
    let turned = Path {
      $0.addLines([3, 2, 1, 0, 9, 8, 7, 6, 5, 4].map { shape.points[$0] })
      $0.closeSubpath()
    }
    let middle = PathMorph(from: shape, to: turned).path(at: 0.5)
    #expect(middle.verbs == shape.verbs)
    for point in middle.points { #expect(shape.points.contains { $0.distance(to: point) < 1e-9 }) }
  }

  @Test("a shifted shape moves without changing")
  func shifted() {
    let morph = PathMorph(from: Shapes.heart, to: Shapes.heart.offsetBy(dx: 40, dy: -10))
    let expected = Shapes.heart.offsetBy(dx: 10, dy: -2.5)
    #expect(morph.path(at: 0.25).boundingRect.isNear(expected.boundingRect))
    #expect(abs(morph.path(at: 0.25).length - expected.length) < 1e-6)
  }

  @Test("symmetrical shapes stay symmetrical")
  func symmetry() {
    let middle = PathMorph(from: Shapes.star(5), to: Shapes.heart).path(at: 0.5)
    let (points, mirrored) = (middle.resampled(count: 200), middle.mirrored.resampled(count: 200))
    for point in points {
      #expect((mirrored.map { $0.distance(to: point) }.min() ?? .infinity) < 1.5)
    }
  }

  @Test("corners become corners: a square and a turned one keep to straight lines")
  func corners() {
    let diamond = Shapes.square.applying(
      CGAffineTransform(translationX: 50, y: 50).rotated(by: 0.6).translatedBy(x: -50, y: -50))
    let morph = PathMorph(from: Shapes.square, to: diamond)
    #expect(morph.template.verbs == Shapes.square.verbs)
  }

  @Test("a rectangle becomes one of other proportions by way of rectangles")
  func proportions() {
    let wide = Path(CGRect(x: 10, y: 42, width: 80, height: 16))
    let tall = Path(CGRect(x: 42, y: 10, width: 16, height: 80))
    let stage = PathMorph(from: wide, to: tall).path(at: 0.5)
    #expect(stage == Path(CGRect(x: 26, y: 26, width: 48, height: 48)))
  }

  @Test("curves stay curves: between two circles every stage is a circle")
  func curves() {
    let morph = PathMorph(from: Shapes.circle, to: Shapes.disc(20, 70, 9).mirrored)
    let stage = morph.path(at: 0.5)
    let center = CGPoint(x: 65, y: 60)
    for point in stage.resampled(count: 60) {
      #expect(abs(point.distance(to: center) - 25.5) < 0.05)
    }
  }

  @Test("a joint that is smooth at both ends is smooth in between")
  func smoothness() {
    let measure = PathMeasure(PathMorph(from: Shapes.rounded, to: Shapes.circle).path(at: 0.4))
    let directions = (0..<2000).compactMap {
      measure.position(atFraction: Double($0) / 2000)?.direction.radians
    }
    for (one, next) in zip(directions, directions.dropFirst()) {
      #expect(abs((next - one).remainder(dividingBy: 2 * .pi)) < 0.05)
    }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-3 && abs(maxX - other.maxX) < 1e-3
      && abs(minY - other.minY) < 1e-3 && abs(maxY - other.maxY) < 1e-3
  }
}
