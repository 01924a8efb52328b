import Drawing
import Geometry
import Motion
import TestSupport
import Testing

@testable import Views

@Suite("A stage")
struct StageTests {
  @Test("gives the same drawing of a time whatever was drawn before")
  func drawingsDependOnTheTimeAlone() {
    let film = Films.bouncingSquare
    let direct = film.makeStage().drawing(at: 1.3)
    let stage = film.makeStage()
    for time in [0, 0.51, 0.9, 2.4, 1.1] { _ = stage.drawing(at: time) }
    #expect(stage.drawing(at: 1.3) == direct)
  }

  @Test("shows the state of a time after everything that happens at it")
  func eventsAtTheFrameHaveHappened() {
    let film = Film(
      size: CGSize(width: 100, height: 100), state: Color.Resolved.black,
      script: [ScriptStep(at: 1.1) { $0 = .white }]
    ) { Color($0) }
    let stage = film.makeStage()
    #expect(stage.drawing(at: 27.0 / 25).colors == [.black])
    #expect(stage.drawing(at: 28.0 / 25).colors == [.white])
    #expect(film.makeStage().drawing(at: 11.0 / 10).colors == [.white])
  }

  @Test("shows an animation at its start in the moment in which its event happens")
  func animationsStartAtTheirEvent() {
    let film = Films.moving(animation: .linear(duration: 1), at: 0.5)
    let stage = film.makeStage()
    #expect(stage.drawing(at: 0.5).offsets == [0])
    #expect(stage.drawing(at: 0.75).offsets == [25])
    #expect(stage.drawing(at: 1.5).offsets == [100])
  }

  @Test("starts an event between two frames at the event's own time")
  func eventsBetweenFramesKeepTheirTime() {
    let film = Films.moving(animation: .linear(duration: 1), at: 0.51)
    let stage = film.makeStage()
    _ = stage.drawing(at: 0.5)
    let offset = stage.drawing(at: 0.6).offsets[0]
    #expect(abs(offset - 9) < 1e-9)
  }

  @Test("retargets a spring in flight without a jump in value")
  func springsRetargetContinuously() {
    let film = Film(
      size: CGSize(width: 200, height: 100), state: 0.0,
      script: [
        ScriptStep(at: 0, animation: .bouncy) { $0 = 100 },
        ScriptStep(at: 0.2, animation: .bouncy) { $0 = 0 },
      ]
    ) { Rectangle().fill(.black).offset(x: $0) }
    let before = film.makeStage().drawing(at: 0.2 - 1e-7).offsets[0]
    let after = film.makeStage().drawing(at: 0.2 + 1e-7).offsets[0]
    #expect(abs(after - before) < 1e-3)
    #expect(before > 30)
  }

  @Test("ends when the last animation has settled")
  func durationIsWhenEverythingHasSettled() {
    let film = Films.moving(animation: .linear(duration: 1), at: 0.5)
    #expect(film.duration == 1.5)
    #expect(Films.moving(animation: nil, at: 0.5).duration == 0.5)
    let forever = Films.moving(animation: .linear(duration: 1).repeatForever(), at: 0)
    #expect(forever.duration == .infinity)
    #expect(forever.frameCount == nil)
  }

  @Test("makes steps at one time in the order given, whatever their animations")
  func stepsAtOneTimeKeepTheirOrder() {
    let film = Film(
      size: CGSize(width: 200, height: 100), state: 0.0,
      script: [
        ScriptStep(at: 0, animation: .linear(duration: 1)) { $0 = 50 },
        ScriptStep(at: 0) { $0 += 50 },
      ]
    ) { Rectangle().fill(.black).offset(x: $0) }
    let stage = film.makeStage()
    #expect(stage.drawing(at: 0).offsets == [50])
    #expect(stage.drawing(at: 1).offsets == [100])
  }
}

enum Films {
  static func moving(animation: Animation?, at time: Double) -> Film {
    Film(
      size: CGSize(width: 200, height: 100), state: 0.0,
      script: [ScriptStep(at: time, animation: animation) { $0 = 100 }]
    ) { Rectangle().fill(.black).offset(x: $0) }
  }

  static let bouncingSquare = Film(
    size: CGSize(width: 200, height: 100), state: 0.0,
    script: [
      ScriptStep(at: 0.5, animation: .bouncy) { $0 = 80 },
      ScriptStep(at: 0.8, animation: .easeInOut(duration: 0.7)) { $0 = -20 },
      ScriptStep(at: 1.2, animation: .snappy.delay(0.1)) { $0 = 10 },
    ]
  ) { value in
    Rectangle().frame(width: 20, height: 20).rotationEffect(.degrees(value)).offset(x: value)
  }
}

extension FrameDrawing {
  /// The colours of all fills, in drawing order.
  var colors: [Color.Resolved] { content.flatMap(\.colors) }

  /// The horizontal shifts of the outermost groups.
  var offsets: [Double] {
    content.map { node in
      guard case .group(let group) = node else { return 0 }
      return Double(group.transform.tx)
    }
  }
}

extension DrawingNode {
  fileprivate var colors: [Color.Resolved] {
    switch self {
    case .fill(let fill):
      guard case .color(let color) = fill.paint else { return [] }
      return [color]
    case .stroke, .image, .glyphs: return []
    case .group(let group): return group.content.flatMap(\.colors)
    }
  }
}
