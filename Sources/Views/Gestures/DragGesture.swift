public import Geometry

public import struct Foundation.Date

/// A finger that moves.
public struct DragGesture: Gesture {
  /// Where the finger is, where it came from and where it would come to rest.
  public struct Value: Sendable, Equatable {
    /// The time of the event on the film's clock, which begins at the reference date.
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// In points a second.
    public var velocity: CGSize

    /// The way from the first to the last location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to rest if it slowed down from now on: a quarter of a second ahead.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The way from the first location to the predicted one.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far the finger has to move first, in points.
  public var minimumDistance: CGFloat
  /// The space in which locations are told.
  public var coordinateSpace: CoordinateSpace

  /// A drag of at least `minimumDistance` points, told in a coordinate space.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> {
    DragRecognizer(distance: minimumDistance.native, space: coordinateSpace)
  }
}

private final class DragRecognizer: Recognizer<DragGesture.Value> {
  private let distance: Double
  private let space: CoordinateSpace
  private var start: (canvas: CGPoint, converted: CGPoint)?
  private var track = TouchTrack()

  init(distance: Double, space: CoordinateSpace) {
    (self.distance, self.space) = (distance, space)
  }

  override func follow(
    _ event: TouchEvent, _ pass: GesturePass
  ) -> GesturePhase<DragGesture.Value> {
    guard event.touches.count == 1, let touch = event.touches.first else {
      return phase.value.map { .ended($0) } ?? .failed
    }
    let location = pass.convert(touch.location, space)
    if start == nil { start = (touch.location, location) }
    if event.kind != .waited { track.add([location.x.native, location.y.native], at: event.time) }
    guard let start else { return .failed }
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: location,
      startLocation: start.converted, velocity: velocity(at: event.time))
    if event.kind == .ended { return isMoving(touch, start.canvas) ? .ended(value) : .failed }
    return isMoving(touch, start.canvas) ? .active(value) : .possible(nil)
  }

  private func isMoving(_ touch: Touch, _ start: CGPoint) -> Bool {
    if case .active = phase { return true }
    return touch.location.distance(to: start) >= distance
  }

  private func velocity(at time: Double) -> CGSize {
    let velocity = track.velocity(at: time)
    return CGSize(width: velocity.first ?? 0, height: velocity.last ?? 0)
  }

  override func reset() {
    super.reset()
    (start, track) = (nil, TouchTrack())
  }
}
