import Drawing
import Geometry
import Motion
import Testing
import Views

@Suite("Controls and gesture states")
struct ControlTests {
  private struct Dimming: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.25 : 1)
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button {
        count += 1
      } label: {
        Rectangle().fill(count == 0 ? Color.black : .white).frame(width: 40, height: 40)
      }.buttonStyle(Dimming()).accessibilityIdentifier("button")
    }
  }

  private func stage(
    _ script: [ScriptStep<Int>], touches: Bool = false,
    @ViewBuilder content: @escaping @Sendable () -> some View
  ) -> Stage {
    var film = Film(
      size: CGSize(width: 100, height: 100), duration: 4, state: 0, script: script
    ) { _ in content() }
    film.showsTouches = touches
    return film.makeStage()
  }

  @Test("a view touched by its name is touched in all of its frame, and so are its gestures")
  func thinOutlines() {
    struct Ring: View {
      let isInside: Bool
      @State private var isTapped = false
      var body: some View {
        let ring = Circle().stroke(isTapped ? Color.red : .black, lineWidth: 1)
          .frame(width: 20, height: 20)
        if isInside {
          ring.onTapGesture { isTapped = true }.accessibilityIdentifier("ring")
        } else {
          ring.accessibilityIdentifier("ring").onTapGesture { isTapped = true }
        }
      }
    }
    for isInside in [true, false] {
      let tapped = stage([.tap("ring", at: 1)]) { Ring(isInside: isInside) }
      #expect(tapped.drawing(at: 0).description != tapped.drawing(at: 2).description)
      #expect(tapped.diagnostics.isEmpty)
      let missed = stage([.tap(.point(CGPoint(x: 50, y: 50)), at: 1)]) { Ring(isInside: isInside) }
      #expect(missed.drawing(at: 0).description == missed.drawing(at: 2).description)
    }
  }

  @Test("a name around several buttons touches none of them where there is none")
  func gapsBetweenButtons() {
    let row = stage([.tap("row", at: 1)]) {
      HStack(spacing: 20) {
        ForEach(0..<2) { _ in Counter() }
      }.accessibilityIdentifier("row")
    }
    #expect(row.drawing(at: 0).description == row.drawing(at: 3).description)
    #expect(row.diagnostics.count == 1)
  }

  @Test("a button is pressed while the finger is down and acts when it is lifted")
  func button() {
    let stage = stage([.longPress("button", at: 1, duration: 0.5)]) { Counter() }
    #expect(!stage.drawing(at: 0.9).description.contains("opacity 0.25"))
    let pressed = stage.drawing(at: 1.2).description
    #expect(pressed.contains("opacity 0.25") && pressed.contains("#000000"))
    let released = stage.drawing(at: 1.6).description
    #expect(!released.contains("opacity 0.25") && released.contains("#ffffff"))
  }

  @Test("a finger that leaves the button lets it go without an action")
  func leaving() {
    let stage = stage([.drag("button", at: 1, by: CGSize(width: 300, height: 0), duration: 1)]) {
      Counter()
    }
    #expect(stage.drawing(at: 1.05).description.contains("opacity 0.25"))
    #expect(!stage.drawing(at: 1.95).description.contains("opacity 0.25"))
    #expect(stage.drawing(at: 3).description.contains("#000000"))
  }

  private struct Draggable: View {
    @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1)))
    private var offset = CGSize.zero

    var body: some View {
      Rectangle().fill(Color.red).frame(width: 20, height: 20).offset(offset)
        .gesture(
          DragGesture(coordinateSpace: .global).updating($offset) { value, state, _ in
            state = value.translation
          }
        ).accessibilityIdentifier("box")
    }
  }

  @Test("a gesture state goes back when the gesture is over, in its own transaction")
  func gestureState() {
    let stage = stage([
      .drag("box", at: 1, by: CGSize(width: 40, height: 0), duration: 1, curve: .linear)
    ]) { Draggable() }
    #expect(stage.drawing(at: 0).description.contains("translate 40 40\n"))
    #expect(stage.drawing(at: 1.999).description.contains("translate 79.6667 40"))
    #expect(stage.drawing(at: 2.5).description.contains("translate 60 40"))
    #expect(stage.drawing(at: 3.5).description.contains("translate 40 40\n"))
  }

  @Test("fingers are shown where they are, at every time, if the film wants it")
  func marks() {
    let script: [ScriptStep<Int>] = [
      .drag("box", at: 1, by: CGSize(width: 40, height: 0), duration: 1, curve: .linear)
    ]
    let shown = stage(script, touches: true) { Draggable() }
    #expect(shown.drawing(at: 1.5004).description.contains("stroke"))
    #expect(!shown.drawing(at: 2.5).description.contains("stroke"))
    #expect(!stage(script) { Draggable() }.drawing(at: 1.5).description.contains("stroke"))
  }
}

@Suite("The size and shape of controls")
struct ControlSizeTests {
  private func button(
    _ size: ControlSize, _ shape: ButtonBorderShape = .automatic
  ) -> CGRect {
    frames {
      Button {
      } label: {
        Color.white.frame(width: 20, height: 10)
      }
      .buttonStyle(.borderedProminent).controlSize(size).buttonBorderShape(shape)
    }[0]
  }

  @Test("buttons grow with the size of controls, whatever their shape")
  func sizes() {
    let widths = ControlSize.allCases.map { button($0).width }
    #expect(widths == widths.sorted() && Set(widths).count == 5)
    #expect(button(.large, .capsule) == button(.large))
    #expect(button(.large, .circle).width == button(.large).height)
  }

  @Test("labels of toggles and progress can be left out")
  func labels() {
    func count(_ content: @escaping @Sendable () -> some View) -> Int { frames(content).count }
    let label = { @Sendable in Rectangle().frame(width: 5, height: 5) }
    #expect(
      count { Toggle(isOn: .constant(true), label: label).labelsHidden() } + 1
        == count { Toggle(isOn: .constant(true), label: label) })
    #expect(
      count { ProgressView(value: 0.5, label: label).labelsHidden() } + 1
        == count { ProgressView(value: 0.5, label: label) })
  }
}
