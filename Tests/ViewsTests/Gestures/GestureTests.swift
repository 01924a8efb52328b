import Drawing
import Geometry
import Motion
import Testing
import Views

/// Films whose views write down what their gestures tell.
@Suite("Gestures")
struct GestureTests {
  /// What happened, in order.
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  private struct Aside: Shape {
    func path(in rect: CGRect) -> Path { Path(rect.offsetBy(dx: 200, dy: 0)) }
  }

  private func play(
    _ script: [ScriptStep<Int>], until end: Double = 5,
    @ViewBuilder content: @escaping @Sendable (Log) -> some View
  ) -> (lines: [String], diagnostics: [String]) {
    let log = Log()
    let film = Film(
      size: CGSize(width: 200, height: 100), duration: end, state: 0, script: script
    ) { _ in content(log) }
    let stage = film.makeStage()
    _ = stage.drawing(at: end)
    return (log.lines, stage.diagnostics.map(\.message))
  }

  private func box(_ side: CGFloat = 40) -> some View {
    Rectangle().fill(Color.red).frame(width: side, height: side)
  }

  @Test("a tap acts on the view under the finger and on no other")
  func tap() {
    let run = play([.tap("left", at: 1), .tap(.point(CGPoint(x: 150, y: 50)), at: 2)]) { log in
      HStack(spacing: 0) {
        Rectangle().fill(Color.red).onTapGesture { log.add("left") }
          .accessibilityIdentifier("left")
        Rectangle().fill(Color.blue).onTapGesture { log.add("right") }
      }
    }
    #expect(run.lines == ["left", "right"])
    #expect(run.diagnostics == [])
  }

  @Test("a tap goes to the view in front, through its transforms")
  func transformed() {
    let run = play([.tap(.point(CGPoint(x: 160, y: 50)), at: 1)]) { log in
      ZStack {
        Rectangle().fill(Color.red).onTapGesture { log.add("behind") }
        Rectangle().fill(Color.blue).frame(width: 10, height: 40)
          .onTapGesture { log.add("in front") }.rotationEffect(.degrees(90)).offset(x: 50)
      }
    }
    #expect(run.lines == ["in front"])
  }

  @Test("what can't be touched lets touches through")
  func hitTesting() {
    let run = play([.tap(.point(CGPoint(x: 100, y: 50)), at: 1)]) { log in
      ZStack {
        Rectangle().fill(Color.red).onTapGesture { log.add("behind") }
        box().onTapGesture { log.add("off") }.allowsHitTesting(false)
        box().onTapGesture { log.add("clear") }.opacity(0)
        Circle().fill(Color.red).frame(width: 80, height: 80).onTapGesture { log.add("shape") }
          .contentShape(Aside())
      }
    }
    #expect(run.lines == ["behind"])
  }

  @Test("taps and double taps are told apart, the single one after the time for a second is over")
  func doubleTap() {
    let run = play([.tap("box", at: 1), .tap("box", at: 2, count: 2)]) { log in
      box().onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") }
        .accessibilityIdentifier("box")
    }
    #expect(run.lines == ["single", "double"])
  }

  @Test("a drag tells where it is, how far it came and how fast")
  func drag() {
    let script: [ScriptStep<Int>] = [
      .drag("box", at: 1, by: CGSize(width: 60, height: 0), duration: 0.5, curve: .linear)
    ]
    let run = play(script) { log in
      box().gesture(
        DragGesture(coordinateSpace: .global)
          .onChanged { if $0.translation.width == 60 { log.add("moved \($0.location.x)") } }
          .onEnded { value in
            log.add("ended \(value.translation.width) at \(value.velocity.width.rounded())")
            log.add("towards \(value.predictedEndTranslation.width.rounded())")
          }
      ).accessibilityIdentifier("box")
    }
    #expect(run.lines == ["moved 160.0", "ended 60.0 at 120.0", "towards 90.0"])
  }

  @Test("less than the minimum distance is no drag, and then the tap behind it counts")
  func shortDrag() {
    let script: [ScriptStep<Int>] = [
      .drag("box", at: 1, by: CGSize(width: 6, height: 0), duration: 0.2)
    ]
    let run = play(script) { log in
      box().gesture(DragGesture().onChanged { _ in log.add("drag") })
        .onTapGesture { log.add("tap") }.accessibilityIdentifier("box")
    }
    #expect(run.lines == ["tap"])
  }

  @Test("a gesture of a view inside comes before that of the view around, unless that has priority")
  func precedence() {
    let script: [ScriptStep<Int>] = [.tap("box", at: 1)]
    #expect(
      play(script) { log in
        box().onTapGesture { log.add("inside") }.accessibilityIdentifier("box")
          .padding().onTapGesture { log.add("around") }
      }.lines == ["inside"])
    #expect(
      play(script) { log in
        box().onTapGesture { log.add("inside") }.accessibilityIdentifier("box")
          .highPriorityGesture(TapGesture().onEnded { log.add("around") })
      }.lines == ["around"])
    #expect(
      play(script) { log in
        box().onTapGesture { log.add("inside") }.accessibilityIdentifier("box")
          .simultaneousGesture(TapGesture().onEnded { log.add("around") })
      }.lines.sorted() == ["around", "inside"])
  }

  @Test("a long press is recognized while the finger still rests")
  func longPress() {
    let run = play([.longPress("box", at: 1, duration: 2)], until: 1.75) { log in
      box().onLongPressGesture(minimumDuration: 0.7) {
        log.add("pressed")
      } onPressingChanged: {
        log.add("pressing \($0)")
      }.accessibilityIdentifier("box")
    }
    #expect(run.lines.contains("pressed"))
    #expect(run.lines.first == "pressing true")
  }

  @Test("a press that is too short is none")
  func shortPress() {
    let run = play([.longPress("box", at: 1, duration: 0.3)]) { log in
      box().onLongPressGesture { log.add("pressed") }.accessibilityIdentifier("box")
    }
    #expect(run.lines == [])
  }

  @Test("two fingers magnify and turn at once")
  func pinch() {
    let script: [ScriptStep<Int>] = [
      .pinch("box", at: 1, scale: 2, rotation: .degrees(90), duration: 1)
    ]
    let run = play(script) { log in
      Rectangle().fill(Color.red).gesture(
        MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { value in
          let scale = value.first?.magnification ?? 0
          let angle = value.second?.rotation.degrees ?? 0
          log.add("\((scale * 100).rounded()) \((angle * 100).rounded())")
        }
      ).accessibilityIdentifier("box")
    }
    #expect(run.lines == ["200.0 9000.0"])
  }

  @Test("a sequence begins its second gesture when the first is over")
  func sequence() {
    let hold = ScriptStep<Int>.drag(
      "box", at: 1, by: CGSize(width: 50, height: 0), duration: 2,
      curve: .bezier(
        startControlPoint: UnitPoint(x: 0.9, y: 0), endControlPoint: UnitPoint(x: 1, y: 0.9)))
    let run = play([hold]) { log in
      box().gesture(
        LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture()).onEnded {
          if case .second(true, let drag?) = $0 { log.add("\(drag.translation.width > 45)") }
        }
      ).accessibilityIdentifier("box")
    }
    #expect(run.lines == ["true"])
  }

  @Test("of exclusive gestures the second counts where the first fails")
  func exclusive() {
    let run = play([.tap("box", at: 1)]) { log in
      box().gesture(
        DragGesture().onEnded { _ in log.add("drag") }
          .exclusively(before: TapGesture().onEnded { log.add("tap") })
      ).accessibilityIdentifier("box")
    }
    #expect(run.lines == ["tap"])
  }

  @Test("a missing name is diagnosed with the nearest one, and so is a touch that nothing answers")
  func diagnostics() {
    let run = play([.tap("bux", at: 1), .tap(.point(CGPoint(x: 1, y: 1)), at: 2)]) { _ in
      box().onTapGesture {}.accessibilityIdentifier("box")
    }
    #expect(run.diagnostics.count == 2)
    #expect(run.diagnostics.first?.contains(#"did you mean "box"?"#) == true)
    #expect(run.diagnostics.last?.contains("(1.0, 1.0)") == true)
  }

  @Test("disabled views answer nothing")
  func disabled() {
    let run = play([.tap("box", at: 1)]) { log in
      Button {
        log.add("action")
      } label: {
        box()
      }.accessibilityIdentifier("box").disabled(true)
    }
    #expect(run.lines == [])
  }
}
