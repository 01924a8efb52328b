import Drawing
import Geometry
import Motion
import Testing
import Views

@Suite("Tutorials on gestures")
struct TutorialTests {
  private func stage(
    _ script: [ScriptStep<Int>], @ViewBuilder content: @escaping @Sendable () -> some View
  ) -> Stage {
    Film(size: CGSize(width: 200, height: 200), duration: 9, state: 0, script: script) { _ in
      content()
    }.makeStage()
  }

  private func center(_ stage: Stage, at time: Double) -> CGPoint {
    let frame = stage.drawing(at: time).frameOfRed
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func drag(_ name: TouchLocation, by width: Double, _ duration: Double = 0.5)
    -> ScriptStep<Int>
  {
    .drag(name, at: 1, by: CGSize(width: width, height: 0), duration: duration, curve: .linear)
  }

  @Test("a card springs back when it is let go")
  func springBack() {
    let stage = stage([drag("card", by: 60)]) { SpringBackCard() }
    #expect(center(stage, at: 1.5).x > 140)
    #expect(center(stage, at: 1.9).x < 140)
    #expect(center(stage, at: 5).x == 100)
  }

  @Test("a shape is dragged once it has been pressed, and stays where it was let go")
  func pressAndDrag() {
    let wait = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.9, y: 0), endControlPoint: UnitPoint(x: 1, y: 0.9))
    let stage = stage([
      .drag("circle", at: 1, by: CGSize(width: 50, height: 20), duration: 2, curve: wait)
    ]) { PressAndDrag() }
    #expect(stage.drawing(at: 1.2).description.contains("stroke"))
    #expect(center(stage, at: 1.2) == CGPoint(x: 100, y: 100))
    // The drag is counted from where the finger was when the press was over.
    let end = center(stage, at: 5)
    #expect(end.x > 145 && end.x <= 150 && end == center(stage, at: 8))
    #expect(!stage.drawing(at: 5).description.contains("stroke"))
  }

  @Test("a drag that comes before the press is over moves nothing")
  func dragTooEarly() {
    let stage = stage([drag("circle", by: 60)]) { PressAndDrag() }
    for time in [1.2, 1.4, 2] { #expect(center(stage, at: time).x == 100) }
  }

  @Test("a photo is enlarged and turned, and goes on from there the next time")
  func photo() {
    let pinch = { (time: Double) in
      ScriptStep<Int>.pinch(
        "photo", at: time, scale: 1.5, rotation: .degrees(45), duration: 1, curve: .linear)
    }
    let stage = stage([pinch(1), pinch(3)]) { PinchedPhoto() }
    let once = stage.drawing(at: 2.5).frameOfRed.width
    #expect(abs(once - 120 * 2.0.squareRoot()) < 1e-6)
    #expect(abs(stage.drawing(at: 5).frameOfRed.width - 180) < 1e-6)
  }

  @Test("a card leaves when it is swiped fast, and comes back when it isn't")
  func swipe() {
    let fast = stage([drag("card", by: 40, 0.1)]) { SwipedCard() }
    #expect(center(fast, at: 1.35).x > 150)
    #expect(fast.drawing(at: 3).frameOfRed.isNull)
    let slow = stage([drag("card", by: 40, 1)]) { SwipedCard() }
    #expect(center(slow, at: 1.99).x > 130)
    #expect(center(slow, at: 8).x == 100)
  }

  @Test("a button shrinks while it is pressed")
  func button() {
    let stage = stage([.longPress("button", at: 1, duration: 1)]) {
      Button {
      } label: {
        Rectangle().frame(width: 44, height: 24)
      }.buttonStyle(ScaleButtonStyle()).accessibilityIdentifier("button")
    }
    #expect(stage.drawing(at: 0).frameOfRed.width == 60)
    #expect(abs(stage.drawing(at: 1.1).frameOfRed.width - 45) < 1e-6)
    #expect(stage.drawing(at: 1.5).frameOfRed.width == 30)
    #expect(stage.drawing(at: 3).frameOfRed.width == 60)
  }

  @Test("a toggle of one's own is turned on by a tap, unless it is disabled")
  func toggle() {
    let stage = stage([.tap("toggle", at: 1)]) { Checkbox(isDisabled: false) }
    #expect(stage.drawing(at: 0).frameOfRed.isNull)
    #expect(!stage.drawing(at: 3).frameOfRed.isNull)
    let disabled = self.stage([.tap("toggle", at: 1)]) { Checkbox(isDisabled: true) }
    #expect(disabled.drawing(at: 3).frameOfRed.isNull)
    #expect(disabled.diagnostics.count == 1)
  }

  @Test("buttons and switches of the styles that come along draw and answer", arguments: [0, 1, 2])
  func builtInStyles(kind: Int) {
    let stage = stage([.tap("control", at: 1)]) { BuiltInControl(kind: kind) }
    let before = stage.drawing(at: 0).description
    #expect(stage.drawing(at: 3).description != before)
    #expect(stage.diagnostics.isEmpty)
  }
}

private struct BuiltInControl: View {
  let kind: Int
  @State private var isOn = false

  var body: some View {
    control.accessibilityIdentifier("control")
  }

  @ViewBuilder private var control: some View {
    switch kind {
    case 0:
      Button(action: { isOn = true }) { label }.buttonStyle(.bordered)
    case 1:
      Button(role: .destructive, action: { isOn = true }) { label }
        .buttonStyle(.borderedProminent)
    default:
      Toggle(isOn: $isOn) { EmptyView() }.toggleStyle(.switch).tint(.orange)
    }
  }

  private var label: some View { Rectangle().frame(width: isOn ? 80 : 40, height: 20) }
}
