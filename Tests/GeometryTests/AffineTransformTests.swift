import Geometry
import TestSupport
import Testing

@Suite("Affine transforms")
struct AffineTransformTests {
  @Test("concatenating does the first map first")
  func composition() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<200 {
      let (first, second, point) = (random.transform(), random.transform(), random.point())
      let joined = point.applying(first.concatenating(second))
      #expect(joined.distance(to: point.applying(first).applying(second)) < 1e-9)
    }
  }

  @Test("the inverse undoes a map")
  func inverse() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<200 {
      let (map, point) = (random.transform(), random.point())
      guard abs(map.determinant) > 1e-2 else { continue }
      #expect(point.applying(map).applying(map.inverted()).distance(to: point) < 1e-9)
    }
  }

  @Test("a quarter turn takes +x to +y, clockwise on screen")
  func quarterTurn() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(turned.distance(to: CGPoint(x: 0, y: 1)) < 1e-15)
  }

  @Test("translatedBy, scaledBy and rotated do their step first")
  func steps() {
    let point = CGPoint(x: 1, y: 2)
    let map = CGAffineTransform(scaleX: 10, y: 10).translatedBy(x: 1, y: 0)
    #expect(point.applying(map) == CGPoint(x: 20, y: 20))
  }
}
