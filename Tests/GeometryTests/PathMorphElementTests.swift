import Geometry
import TestSupport
import Testing

@Suite("Morphing: outlines built alike")
struct PathMorphElementTests {
  private func points(_ count: Int, _ random: inout SeededRandom) -> [CGPoint] {
    (0..<count).map { CGPoint(x: 20 * Double($0), y: random.double(in: 0...100)) }
  }

  /// A line through points or, as an area, with the corners of its base.
  private func chart(_ points: [CGPoint], isArea: Bool) -> Path {
    Path { path in
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      guard isArea, let last = points.last else { return }
      path.addLine(to: CGPoint(x: last.x, y: 200))
      path.addLine(to: CGPoint(x: points[0].x, y: 200))
      path.closeSubpath()
    }
  }

  private static func isNear(_ point: CGPoint, _ other: CGPoint) -> Bool {
    abs(point.x - other.x) < 1e-6 && abs(point.y - other.y) < 1e-6
  }

  @Test("the points of a chart keep their columns while values change", arguments: [false, true])
  func columns(isArea: Bool) {
    for seed in 1...40 {
      var random = SeededRandom(seed: UInt64(seed))
      let count = 3 + seed % 9
      let (before, after) = (points(count, &random), points(count, &random))
      let morph = PathMorph(
        from: chart(before, isArea: isArea), to: chart(after, isArea: isArea))
      for step in [0.2, 0.5, 0.9] {
        let between = zip(before, after).map { CGPoint(x: $0.x, y: $0.y + ($1.y - $0.y) * step) }
        let expected = chart(between, isArea: isArea)
        let stage = morph.path(at: step)
        #expect(stage.verbs == expected.verbs, "\(seed)")
        #expect(zip(stage.points, expected.points).allSatisfy(Self.isNear), "\(seed)")
      }
    }
  }

  @Test("the same outline from another start still is matched by its shape")
  func otherStart() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = Path { path in
      path.move(to: CGPoint(x: 10, y: 10))
      for point in [CGPoint(x: 0, y: 10), .zero, CGPoint(x: 10, y: 0)] { path.addLine(to: point) }
      path.closeSubpath()
    }
    let stage = PathMorph(from: square, to: other).path(at: 0.5)
    #expect(abs(stage.boundingRect.width - 10) < 1e-6 && abs(stage.boundingRect.height - 10) < 1e-6)
  }
}
