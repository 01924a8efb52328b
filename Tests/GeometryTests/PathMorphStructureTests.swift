import Geometry
import TestSupport
import Testing

private typealias Shapes = MorphShapes

@Suite("Morphing: holes, lines and numbers of subpaths")
struct PathMorphStructureTests {
  let middle = CGPoint(x: 50, y: 50)

  @Test("a hole stays a hole by both winding rules", arguments: [true, false])
  func holes(_ isCounter: Bool) {
    let ring = isCounter ? Shapes.ring : Shapes.evenOddRing
    let frame = Shapes.square.with(Path(CGRect(x: 30, y: 30, width: 40, height: 40)).mirrored)
    for (from, to) in [(ring, frame), (frame, ring)] {
      let morph = PathMorph(from: from, to: to)
      for step in [0.1, 0.5, 0.9] {
        #expect(!morph.path(at: step).contains(middle))
        #expect(!morph.path(at: step).contains(middle, eoFill: true))
        #expect(morph.path(at: step).contains(CGPoint(x: 50, y: 16)))
      }
    }
  }

  @Test("a hole without a partner closes inside its outline")
  func closingHole() {
    let morph = PathMorph(from: Shapes.ring, to: Shapes.star(5))
    for step in [0.2, 0.5, 0.8] {
      let areas = morph.path(at: step).signedAreas
      #expect(areas.count == 2)
      #expect(areas[0] > 0 && areas[1] < 0)
      #expect(abs(areas[1]) < .pi * 400 * (1 - step))
      #expect(!morph.path(at: step).contains(middle))
    }
  }

  @Test("letters keep their counters")
  func letters() {
    let morph = PathMorph(from: Shapes.letterA, to: Shapes.letterO)
    for step in [0.25, 0.5, 0.75] {
      let areas = morph.path(at: step).signedAreas
      #expect(areas.count == 2)
      #expect(areas[0] * areas[1] < 0)
      #expect(!morph.path(at: step).contains(CGPoint(x: 50, y: 48)))
    }
  }

  @Test("outlines without a partner grow out of the nearest one, turning its way")
  func growing() {
    for dots in [Shapes.threeDots, Shapes.threeDots.mirrored] {
      let morph = PathMorph(from: Shapes.circle, to: dots)
      let early = morph.path(at: 0.001).boundingRect
      #expect(abs(early.width - 84) < 1 && abs(early.height - 84) < 1)
      for step in [0.2, 0.5, 0.8] {
        let areas = morph.path(at: step).signedAreas
        #expect(areas.count == 3)
        #expect(areas.allSatisfy { $0 > 0 })
      }
    }
  }

  @Test("subpaths pair by place and size, not by order")
  func pairing() {
    let from = Shapes.disc(20, 20, 10).with(Shapes.disc(80, 80, 30))
    let to = Shapes.disc(75, 75, 30).with(Shapes.disc(25, 25, 10))
    let stage = PathMorph(from: from, to: to).path(at: 0.5)
    let boxes = stage.subpaths.map { subpath in
      subpath.segments.reduce(CGRect.null) { $0.union($1.bounds) }
    }
    #expect(abs(boxes[0].width - 20) < 0.1 && abs(boxes[1].width - 60) < 0.1)
    #expect(abs(boxes[0].midX - 22.5) < 0.1)
  }

  @Test("open lines keep their ends, in whichever direction is nearer")
  func openLines() {
    let backwards = Path { $0.addLines([CGPoint(x: 95, y: 60), CGPoint(x: 5, y: 60)]) }
    let stage = PathMorph(from: Shapes.wave, to: backwards).path(at: 0.5)
    #expect(stage.verbs.last != .closeSubpath)
    #expect(stage.points.first == CGPoint(x: 5, y: 55))
    #expect(stage.points.last == CGPoint(x: 95, y: 55))
  }

  @Test("graphs with as many points morph point by point, however steep they become")
  func graphs() {
    var random = SeededRandom(seed: 22)
    let graphs = (0..<2).map { _ in
      Path { path in
        path.addLines((0..<9).map { CGPoint(x: 10 * Double($0), y: random.double(in: 0...60)) })
      }
    }
    let stage = PathMorph(from: graphs[0], to: graphs[1]).path(at: 0.5)
    let middles = zip(graphs[0].points, graphs[1].points).map {
      CGPoint(x: $0.x, y: ($0.y + $1.y) / 2)
    }
    #expect(stage.points.count == middles.count)
    #expect(zip(stage.points, middles).allSatisfy { $0.distance(to: $1) < 1e-9 })
  }

  @Test("an open line becomes a closed one by bringing its ends together")
  func openAndClosed() throws {
    let morph = PathMorph(from: Shapes.arc, to: Shapes.circle)
    func gap(_ step: Double) throws -> Double {
      let stage = morph.path(at: step)
      return try #require(stage.points.first).distance(to: try #require(stage.points.last))
    }
    #expect(abs(try gap(0.5) - 30) < 0.1)
    #expect(try gap(0.999) < 0.1)
    #expect(PathMorph(from: Shapes.circle, to: Shapes.arc).path(at: 0.5).verbs.first == .move)
  }

  @Test("nothing grows into something at its own place, and shrinks away there")
  func empty() {
    let growing = PathMorph(from: Path(), to: Shapes.heart)
    #expect(growing.path(at: 0).isEmpty)
    let small = growing.path(at: 0.1).boundingRect
    #expect(abs(small.width - 8.4) < 0.01)
    #expect(abs(small.midX - 50) < 0.01)
    let shrinking = PathMorph(from: Shapes.ring, to: Path())
    #expect(!shrinking.path(at: 0.9).contains(middle))
    #expect(shrinking.path(at: 1.2).isEmpty)
    #expect(PathMorph(from: Path(), to: Path()).path(at: 0.5).isEmpty)
  }

  @Test("beyond its ends a morph goes on, but what has gone stays away")
  func overshoot() {
    let (small, large) = (Shapes.disc(50, 50, 20), Shapes.disc(50, 50, 40))
    let morph = PathMorph(from: small, to: large)
    #expect(abs(morph.path(at: 1.3).boundingRect.width - 92) < 0.1)
    #expect(abs(morph.path(at: -0.2).boundingRect.width - 32) < 0.1)
    let splitting = PathMorph(from: Shapes.circle, to: Shapes.threeDots)
    #expect(splitting.path(at: -0.2).subpaths.count == 1)
    #expect(splitting.path(at: 1.2).subpaths.count == 3)
    #expect(morph.path(at: .nan) == small)
    #expect(morph.path(at: .infinity) == large)
  }

  @Test("in point order, paths of the same verbs mix point by point")
  func pointOrder() throws {
    let from = try Path(svgPathData: "M0 0L10 0Q20 0 20 10Z")
    let to = try Path(svgPathData: "M0 0L0 10Q0 20 10 20Z")
    let morph = PathMorph(from: from, to: to, correspondence: .pointOrder)
    #expect(morph.path(at: 0.5).svgPathData == "M0 0L5 5Q10 10 15 15Z")
  }

  @Test("in point order, paths of different verbs mix curve by curve")
  func pointOrderElevated() throws {
    let from = try Path(svgPathData: "M0 0L10 0L10 10")
    let to = try Path(svgPathData: "M0 0Q0 9 9 9M50 50L60 60")
    let stage = PathMorph(from: from, to: to, correspondence: .pointOrder).path(at: 0.5)
    let expected = try Path(svgPathData: "M0 0C1.66667 3 4.83333 4.5 9.5 4.5L9.5 9.5M50 50L55 55")
    #expect(stage.verbs == expected.verbs)
    for (point, wanted) in zip(stage.points, expected.points) {
      #expect(point.distance(to: wanted) < 1e-4)
    }
  }

  @Test("a template makes the stages of their vectors")
  func template() {
    let morph = PathMorph(from: Shapes.star(5), to: Shapes.heart)
    #expect(morph.vector(at: 0.3).count == morph.template.count)
    #expect(morph.template.path(morph.vector(at: 0.3)) == morph.path(at: 0.3))
    #expect(morph.template.path([]).verbs == morph.template.verbs)
  }

  @Test("a morph can be turned to another goal in flight")
  func retargeting() {
    let stage = PathMorph(from: Shapes.star(5), to: Shapes.heart).path(at: 0.4)
    let next = PathMorph(from: stage, to: Shapes.ring)
    #expect(next.path(at: 0) == stage)
    #expect(next.path(at: 1e-9).signedAreas[0] > 0.99 * stage.signedAreas[0])
  }

  @Test("hostile paths never trap", arguments: [Double.nan, .infinity, 1e300, -1e300, 1e-300, 0])
  func hostile(_ value: Double) {
    let point = CGPoint(x: value, y: value)
    let paths = [
      Path { $0.move(to: point) },
      Path {
        $0.addLines([point, point, point]); $0.closeSubpath()
      },
      Path {
        $0.addLines([.zero, point, CGPoint(x: 1, y: 0)]); $0.closeSubpath()
      },
      Path(CGRect(x: 0, y: 0, width: value, height: 0)),
      Path(ellipseIn: CGRect(x: value, y: 0, width: 1, height: value)),
    ]
    for path in paths {
      for other in paths + [Shapes.ring, Shapes.arc] {
        for way in [PathMorph.Correspondence.matched, .pointOrder] {
          for pair in [(path, other), (other, path)] {
            let morph = PathMorph(from: pair.0, to: pair.1, correspondence: way)
            for step in [-1, 0, 0.5, 1, 2] { _ = morph.path(at: step) }
          }
        }
      }
    }
  }

  @Test("hundreds of subpaths pair without a search")
  func many() {
    let dots = (0..<200).map { Path(CGRect(x: Double($0), y: 0, width: 0.5, height: 0.5)) }
    let many = dots.reduce(Path()) { $0.with($1) }
    #expect(PathMorph(from: many, to: Shapes.ring).path(at: 0.5).subpaths.count == 201)
  }
}
