public import Geometry

public import struct Foundation.Date

/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
  /// How much larger something held by the fingers has become.
  public struct Value: Sendable, Equatable {
    /// The time of the event on the film's clock.
    public var time: Date
    /// The fingers' distance over that at the beginning.
    public var magnification: CGFloat
    /// The change of the magnification a second.
    public var velocity: CGFloat
    /// The middle between the fingers at the beginning, as a fraction of the view.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the beginning, in the view's own space.
    public var startLocation: CGPoint
  }

  /// How much the magnification has to differ from 1 first.
  public var minimumScaleDelta: CGFloat

  /// A pinch that changes the size by at least `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> {
    let least = abs(minimumScaleDelta.native)
    return TwoFingerRecognizer(
      measure: { $0.distance / $1.distance }, rest: 1, least: least
    ) { pinch in
      Value(
        time: pinch.time, magnification: CGFloat(pinch.value), velocity: CGFloat(pinch.velocity),
        startAnchor: pinch.startAnchor, startLocation: pinch.startLocation)
    }
  }
}

/// Two fingers that move apart or together, by the factor alone.
public struct MagnificationGesture: Gesture {
  /// The fingers' distance over that at the beginning.
  public typealias Value = CGFloat

  /// How much the magnification has to differ from 1 first.
  public var minimumScaleDelta: CGFloat

  /// A pinch that changes the size by at least `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<CGFloat> {
    MapRecognizer(MagnifyGesture(minimumScaleDelta: minimumScaleDelta).makeRecognizer()) {
      $0.magnification
    }
  }
}
