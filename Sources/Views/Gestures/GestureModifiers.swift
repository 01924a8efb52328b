public import Geometry

extension View {
  /// Has `gesture` recognized on this view; gestures of the views inside come first.
  public func gesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, precedence: .normal, mask: mask)
  }

  /// Has `gesture` recognized on this view before those of the views inside.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, precedence: .high, mask: mask)
  }

  /// Has `gesture` recognized on this view, whatever other gestures there are.
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, precedence: .simultaneous, mask: mask)
  }

  /// Has `gesture` recognized on this view while `isEnabled`.
  public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Has `gesture` recognized on this view before those of the views inside, while `isEnabled`.
  public func highPriorityGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Has `gesture` recognized on this view, whatever other gestures there are, while `isEnabled`.
  public func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Has `action` done when this view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Has `action` done when this view is tapped, with the place.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let tap = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
    return gesture(tap.onEnded { action($0.location) })
  }

  /// Has `action` done when a finger has rested on this view.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      PressingGesture(content: press, pressing: onPressingChanged).onEnded { _ in action() })
  }
}

/// Which gestures count where one is attached to a view.
public struct GestureMask: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32

  /// The gestures whose bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// The one that is attached.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture that tells when the finger comes and goes.
struct PressingGesture<Content: Gesture>: PrimitiveGesture {
  typealias Value = Content.Value

  let content: Content
  let pressing: ((Bool) -> Void)?

  func makeRecognizer() -> Recognizer<Value> {
    PressingRecognizer(content.recognizer(), pressing: pressing)
  }
}

private final class PressingRecognizer<Value>: Recognizer<Value> {
  private let content: Recognizer<Value>
  private var pressing: ((Bool) -> Void)?
  private var isPressed = false

  init(_ content: Recognizer<Value>, pressing: ((Bool) -> Void)?) {
    (self.content, self.pressing) = (content, pressing)
  }

  override var deadline: Double? { content.deadline }

  override func follow(_ event: TouchEvent, _ pass: GesturePass) -> GesturePhase<Value> {
    content.receive(event, pass)
    set(!content.phase.isOver && event.remaining > 0, pass)
    return content.phase
  }

  private func set(_ isPressed: Bool, _ pass: GesturePass) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    pass.doNow { [self] in pressing?(isPressed) }
  }

  override func cancel(_ pass: GesturePass) {
    set(false, pass)
    content.cancel(pass)
    super.cancel(pass)
  }

  override func reset() {
    super.reset()
    isPressed = false
    content.reset()
  }

  override func refresh(with other: Recognizer<Value>) {
    guard let other = other as? PressingRecognizer<Value> else { return }
    pressing = other.pressing
    content.refresh(with: other.content)
  }
}
