import Animate
import Testing

/// Code as tutorials on SwiftUI write it, played: it compiles unchanged, shows something and moves.
@Suite("Code of tutorials")
struct TutorialTests {
  private func frames(
    _ script: [ScriptStep<Int>] = [], at times: [Double],
    @ViewBuilder content: @escaping @Sendable (Int) -> some View
  ) -> [FrameDrawing] {
    let film = Film(
      size: CGSize(width: 320, height: 240), duration: 10, state: 0, script: script,
      content: content)
    let stage = film.makeStage()
    let drawings = times.map { stage.drawing(at: $0) }
    #expect(stage.diagnostics == [])
    return drawings
  }

  private func movesByItself(
    _ times: [Double] = [0.1, 0.35], @ViewBuilder _ content: @escaping @Sendable () -> some View
  ) -> Bool {
    let shown = frames(at: times) { _ in content() }
    return shown[0] != shown[1] && !shown[0].content.isEmpty
  }

  private let middle = TouchLocation.point(CGPoint(x: 160, y: 120))

  @Test("rings, waves, hearts, balls and clocks move by themselves")
  func loops() {
    #expect(movesByItself { WaveView() })
    #expect(movesByItself { PulsingHeart() })
    #expect(movesByItself { BouncingBall() })
    #expect(movesByItself { Clock() })
    #expect(movesByItself([0.2, 0.35]) { Circle().fadeIn(delay: 0.1) })
    let ring = frames([ScriptStep(at: 1) { $0 = 1 }], at: [0.5, 1.5, 2.5]) {
      ProgressRing(progress: Double($0) * 0.75 + 0.1)
    }
    #expect(ring[0] != ring[1] && ring[1] != ring[2])
  }

  @Test("cards flip, squares jump, heroes grow and details come in when they are tapped")
  func taps() {
    func isMovedByTap(@ViewBuilder _ content: @escaping @Sendable () -> some View) -> Bool {
      let shown = frames([.tap(middle, at: 1)], at: [0.5, 1.3, 3.5]) { _ in content() }
      return shown[0] != shown[1] && shown[1] != shown[2]
    }
    #expect(isMovedByTap { FlipCard() })
    #expect(isMovedByTap { JumpingSquare() })
    #expect(isMovedByTap { HeroTransition() })
    #expect(isMovedByTap { Pivoting() })
    #expect(isMovedByTap { BasketView() })
    let top = TouchLocation.point(CGPoint(x: 160, y: 22))
    let disclosure = frames([.tap(top, at: 1)], at: [0.5, 1.25, 3]) { _ in Disclosure() }
    #expect(disclosure[0] != disclosure[1] && disclosure[1] != disclosure[2])
  }

  @Test("circles follow fingers, and stay where they are left")
  func drags() {
    let script: [ScriptStep<Int>] = [
      .drag(middle, at: 1, by: CGSize(width: 60, height: 30), duration: 1)
    ]
    let dragged = frames(script, at: [0.5, 1.6, 4]) { _ in DraggableCircle() }
    #expect(Set(dragged).count == 3)
    let pinch: [ScriptStep<Int>] = [
      .pinch(middle, at: 1, scale: 1.5, rotation: .degrees(30), duration: 1)
    ]
    let pinched = frames(pinch, at: [0.5, 1.6, 4]) { _ in PinchAndTurn() }
    #expect(Set(pinched).count == 3)
    let hold: [ScriptStep<Int>] = [.longPress(middle, at: 1, duration: 2)]
    let pressed = frames(hold, at: [0.5, 1.2, 5]) { _ in PressAndDrag() }
    #expect(pressed[0] != pressed[1] && pressed[0] == pressed[2])
  }

  @Test("features under their names move")
  func features() {
    #expect(movesByItself { Orbit() })
    #expect(movesByItself { DelayedRows() })
    let shaken = frames([.tap(middle, at: 1)], at: [0.5, 1.2, 3]) { _ in ShakeOnError() }
    #expect(shaken[0] != shaken[1] && shaken[0] == shaken[2])
    let symbols = frames([.tap(middle, at: 1)], at: [0.5, 1.2, 1.7]) { _ in SymbolShow() }
    #expect(Set(symbols).count == 3)
    let change = [ScriptStep<Int>(at: 1) { $0 = 1 }]
    let spiral = frames(change, at: [0.5, 1.2, 4]) { SpiralOrGrid(isSpiral: $0 == 1) }
    #expect(Set(spiral).count == 3)
    let readings = frames(change, at: [0.5, 1.2, 2.5]) { Readings(value: Double($0) * 0.5 + 0.2) }
    #expect(Set(readings).count == 3)
  }

  @Test("layouts show what they say")
  func layouts() {
    #expect(!frames(at: [0]) { _ in PhotoGrid() }[0].content.isEmpty)
    #expect(!frames(at: [0]) { _ in Measured() }[0].content.isEmpty)
    #expect(!frames(at: [0]) { _ in Stars() }[0].content.isEmpty)
    let bars = frames([ScriptStep(at: 1) { $0 = 1 }], at: [0.5, 1.2]) { state in
      BarChart(values: state == 0 ? [0.2, 0.5, 0.9] : [0.9, 0.3, 0.4])
    }
    #expect(bars[0] != bars[1])
    let button = frames([.longPress(middle, at: 1, duration: 1)], at: [0.5, 1.5]) { _ in
      Button {
      } label: {
        Color.white.frame(width: 40, height: 20)
      }
      .buttonStyle(ScaleButtonStyle())
    }
    #expect(button[0] != button[1])
  }
}
