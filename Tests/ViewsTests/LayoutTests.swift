import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("Layout")
struct LayoutTests {
  @Test("a root view stands in the middle of the canvas")
  func rootIsCentred() {
    #expect(origins { Rectangle().frame(width: 20, height: 10) } == [CGPoint(x: 40, y: 20)])
  }

  @Test("a stack lines its views up and is as large as the largest")
  func stackAlignment() {
    let stack = origins {
      ZStack(alignment: .topLeading) {
        Rectangle().frame(width: 40, height: 20)
        Rectangle().frame(width: 10, height: 10)
      }
    }
    #expect(stack == [CGPoint(x: 30, y: 15), CGPoint(x: 30, y: 15)])
  }

  @Test("a position is that of the centre in the area offered")
  func positionIsTheCentre() {
    let circle = origins { Circle().frame(width: 10, height: 10).position(x: 25, y: 30) }
    #expect(circle == [CGPoint(x: 20, y: 25)])
  }

  @Test("a circle is as large as the shorter side")
  func circleIsSquare() {
    let film = Film(size: CGSize(width: 100, height: 50), state: 0) { _ in Circle() }
    #expect(film.makeStage().drawing(at: 0).content.count == 1)
    #expect(origins { Circle() } == [CGPoint(x: 25, y: 0)])
  }

  @Test("a stack divides its length by priority, then by flexibility")
  func stackDivision() {
    let row = origins {
      HStack(spacing: 0) {
        Rectangle()
        Rectangle().frame(width: 10)
        Spacer(minLength: 20)
        Rectangle()
      }
    }
    #expect(row.map(\.x) == [0, 35, 65])
    let crowded = origins {
      HStack(spacing: 10) {
        Rectangle().frame(width: 80)
        Rectangle().frame(width: 80)
      }
    }
    #expect(crowded.map(\.x) == [-35, 55])
    let favoured = origins {
      HStack(spacing: 0) {
        Rectangle()
        Rectangle().layoutPriority(1)
      }
    }
    #expect(favoured.map(\.x) == [0, 0])
  }

  @Test("a change of layout travels along the animation of the change")
  func framesAnimate() {
    let film = Film(
      size: CGSize(width: 100, height: 50), state: 20.0,
      script: [ScriptStep(at: 0, animation: .linear(duration: 1)) { $0 = 40 }]
    ) { Rectangle().frame(width: $0, height: 10) }
    let stage = film.makeStage()
    #expect(stage.drawing(at: 0.5).origins == [CGPoint(x: 35, y: 20)])
    #expect(stage.drawing(at: 1).origins == [CGPoint(x: 30, y: 20)])
  }

  private func origins(@ViewBuilder _ content: @escaping @Sendable () -> some View) -> [CGPoint] {
    let film = Film(size: CGSize(width: 100, height: 50), state: 0) { _ in content() }
    return film.makeStage().drawing(at: 0).origins
  }
}

extension FrameDrawing {
  /// Where the fills' coordinate systems begin, in drawing order.
  var origins: [CGPoint] { content.flatMap { $0.origins(.identity) } }
}

extension DrawingNode {
  fileprivate func origins(_ transform: CGAffineTransform) -> [CGPoint] {
    switch self {
    case .fill, .stroke, .image, .glyphs: [CGPoint.zero.applying(transform)]
    case .group(let group):
      group.content.flatMap { $0.origins(group.transform.concatenating(transform)) }
    }
  }
}
