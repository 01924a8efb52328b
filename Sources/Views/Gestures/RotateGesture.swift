public import Geometry

public import struct Foundation.Date

/// Two fingers that turn about one another.
public struct RotateGesture: Gesture {
  /// How far something held by the fingers has been turned.
  public struct Value: Sendable, Equatable {
    /// The time of the event on the film's clock.
    public var time: Date
    /// Clockwise from the beginning; whole turns count.
    public var rotation: Angle
    /// The change of the rotation a second.
    public var velocity: Angle
    /// The middle between the fingers at the beginning, as a fraction of the view.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the beginning, in the view's own space.
    public var startLocation: CGPoint
  }

  /// How far the fingers have to turn first.
  public var minimumAngleDelta: Angle

  /// A turn by at least `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> {
    TwoFingerRecognizer(
      measure: { $0.turns(from: $1) }, rest: 0, least: abs(minimumAngleDelta.radians)
    ) { turn in
      Value(
        time: turn.time, rotation: .radians(turn.value), velocity: .radians(turn.velocity),
        startAnchor: turn.startAnchor, startLocation: turn.startLocation)
    }
  }
}

/// Two fingers that turn about one another, by the angle alone.
public struct RotationGesture: Gesture {
  /// Clockwise from the beginning.
  public typealias Value = Angle

  /// How far the fingers have to turn first.
  public var minimumAngleDelta: Angle

  /// A turn by at least `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Angle> {
    MapRecognizer(RotateGesture(minimumAngleDelta: minimumAngleDelta).makeRecognizer()) {
      $0.rotation
    }
  }
}
