import Geometry

/// A button that knows whether it is held down, and acts when it is let go.
struct PressableButton<Style: ButtonStyle>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let style: Style
  @State private var isPressed = false

  var body: some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: configuration.label, isPressed: isPressed)
    )
    .gesture(PressGesture { isPressed = $0 }.onEnded { configuration.trigger() })
  }
}

/// A finger that is put on a control and lifted on it or near it.
struct PressGesture: PrimitiveGesture {
  typealias Value = Void

  /// Told whether the finger holds the control down, as it comes, leaves and returns.
  let pressing: (Bool) -> Void

  func makeRecognizer() -> Recognizer<Void> { PressRecognizer(pressing: pressing) }
}

private final class PressRecognizer: Recognizer<Void> {
  private var pressing: (Bool) -> Void
  private var isPressed = false

  /// How far from the control a finger still holds it, in points.
  private static let slop = 70.0

  init(pressing: @escaping (Bool) -> Void) { self.pressing = pressing }

  override func follow(_ event: TouchEvent, _ pass: GesturePass) -> GesturePhase<Void> {
    guard event.touches.count == 1, let touch = event.touches.first else {
      press(false, pass)
      return .failed
    }
    let place = pass.convert(touch.location, .local)
    let isNear =
      place.x >= -Self.slop && place.x <= pass.size.width + Self.slop
      && place.y >= -Self.slop && place.y <= pass.size.height + Self.slop
    press(isNear && event.kind != .ended, pass)
    guard event.kind == .ended else { return phase }
    return isNear ? .ended(()) : .failed
  }

  private func press(_ isPressed: Bool, _ pass: GesturePass) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    pass.doNow { [self] in pressing(isPressed) }
  }

  override func cancel(_ pass: GesturePass) {
    press(false, pass)
    super.cancel(pass)
  }

  override func reset() {
    super.reset()
    isPressed = false
  }

  override func refresh(with other: Recognizer<Void>) {
    if let other = other as? PressRecognizer { pressing = other.pressing }
  }
}
