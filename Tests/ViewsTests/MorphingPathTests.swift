import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("A morphing path")
struct MorphingPathTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private static let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
  private static let bar = Path(CGRect(x: 0, y: 0, width: 40, height: 10))

  @Test("is exactly each outline before and after a change")
  func endsAreTheOutlines() {
    let stage = film([ScriptStep(at: 1, animation: .linear(duration: 1)) { $0 = Self.disc }])
      .makeStage()
    #expect(stage.drawing(at: 1).paths == [Self.square])
    #expect(stage.drawing(at: 2).paths == [Self.disc])
    #expect(
      stage.drawing(at: 1.5).paths == [PathMorph(from: Self.square, to: Self.disc).path(at: 0.5)])
  }

  @Test("goes on from where it is when it is given a third outline in flight")
  func retargetsWithoutAJump() {
    let film = film([
      ScriptStep(at: 0, animation: .easeInOut(duration: 1)) { $0 = Self.disc },
      ScriptStep(at: 0.5, animation: .bouncy) { $0 = Self.bar },
    ])
    let stage = film.makeStage()
    let before = stage.drawing(at: 0.5 - 1e-6).paths[0].boundingRect
    let after = stage.drawing(at: 0.5 + 1e-6).paths[0].boundingRect
    #expect(abs(before.maxX - after.maxX) < 1e-3 && abs(before.maxY - after.maxY) < 1e-3)
    #expect(stage.drawing(at: 5).paths == [Self.bar])
  }

  @Test("bent twice in flight, it moves without a jump from frame to frame")
  func bentTwice() {
    let star = Path {
      $0.addLines(
        [(5, 0), (6, 4), (10, 5), (6, 6), (5, 10), (4, 6), (0, 5), (4, 4)].map(CGPoint.init))
      $0.closeSubpath()
    }
    let stage = film([
      ScriptStep(at: 0, animation: .bouncy) { $0 = Self.disc },
      ScriptStep(at: 0.1, animation: .bouncy) { $0 = star },
      ScriptStep(at: 0.2, animation: .bouncy) { $0 = Self.bar },
    ]).makeStage()
    let boxes = (0...480).map { stage.drawing(at: Double($0) / 240).paths[0].boundingRect }
    // 30 points in half a second, thrice as fast at the peak: 0.75 a frame.
    for (box, next) in zip(boxes, boxes.dropFirst()) {
      #expect(abs(box.maxX - next.maxX) < 0.75 && abs(box.maxY - next.maxY) < 0.75)
    }
    #expect(stage.drawing(at: 5).paths == [Self.bar])
  }

  @Test("overshoots with its spring")
  func overshoots() {
    let stage = film([ScriptStep(at: 0, animation: .bouncy) { $0 = Self.bar }]).makeStage()
    let widest = (0...60).map { stage.drawing(at: Double($0) / 60).paths[0].boundingRect.width }
      .max()
    #expect((widest ?? 0) > 40.5)
  }

  @Test("fits its view box into the frame")
  func viewBoxIsFitted() {
    let shape = MorphingPath(Self.square, viewBox: CGRect(x: 0, y: 0, width: 10, height: 10))
    let fitted = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 50)).boundingRect
    #expect(fitted == CGRect(x: 25, y: 0, width: 50, height: 50))
  }

  private func film(_ script: [ScriptStep<Path>]) -> Film {
    Film(size: CGSize(width: 100, height: 100), state: Self.square, script: script) { path in
      MorphingPath(path).fill(Color(.black))
    }
  }
}

@Suite("A blend of outlines")
struct PathBlendTests {
  private static let paths = (1...3).map {
    Path(CGRect(x: 0, y: 0, width: Double($0), height: 1))
  }

  @Test("keeps its outlines in the order in which they came into play")
  func orderIsKept() {
    let (a, b, c) = (PathBlend(Self.paths[0]), PathBlend(Self.paths[1]), PathBlend(Self.paths[2]))
    let interval = (b - a) + (c - b)
    let shown = c + interval.scaled(by: 0.25) - interval
    #expect(shown.terms.map(\.path) == Self.paths)
    #expect(shown.terms.map(\.weight) == [0.75, 0, 0.25])
  }

  @Test("is a vector space")
  func vectorLaws() {
    let (a, b) = (PathBlend(Self.paths[0]), PathBlend(Self.paths[1]))
    #expect(a + b == b + a)
    #expect(a - a == .zero)
    #expect((a + b).scaled(by: 2) == a.scaled(by: 2) + b.scaled(by: 2))
    #expect(a + .zero == a)
    #expect(a != b)
  }
}

extension FrameDrawing {
  /// The outlines of all fills, in drawing order.
  var paths: [Path] { content.flatMap(\.paths) }
}

extension DrawingNode {
  fileprivate var paths: [Path] {
    switch self {
    case .fill(let fill): [fill.path]
    case .stroke, .image, .glyphs: []
    case .group(let group): group.content.flatMap(\.paths)
    }
  }
}
