public import Geometry

/// A finger that rests on a view for a while.
public struct LongPressGesture: Gesture {
  /// Whether the finger is down.
  public typealias Value = Bool

  /// How long, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move in the meantime, in points.
  public var maximumDistance: CGFloat

  /// A press of at least `minimumDuration` seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
}

extension LongPressGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Bool> {
    LongPressRecognizer(duration: minimumDuration, distance: maximumDistance.native)
  }
}

private final class LongPressRecognizer: Recognizer<Bool> {
  private let duration: Double
  private let distance: Double
  private var start: (location: CGPoint, time: Double)?

  init(duration: Double, distance: Double) {
    (self.duration, self.distance) = (max(duration, 0), distance)
  }

  override var deadline: Double? {
    guard phase.isPossible, let start else { return nil }
    return start.time + duration
  }

  override func follow(_ event: TouchEvent, _ pass: GesturePass) -> GesturePhase<Bool> {
    guard event.touches.count == 1, let touch = event.touches.first else { return .failed }
    guard let start else {
      self.start = (touch.location, event.time)
      return .possible(true)
    }
    if touch.location.distance(to: start.location) > distance { return .failed }
    if event.time >= start.time + duration - 1e-9 { return .ended(true) }
    return event.kind == .ended ? .failed : .possible(true)
  }

  override func reset() {
    super.reset()
    start = nil
  }
}
