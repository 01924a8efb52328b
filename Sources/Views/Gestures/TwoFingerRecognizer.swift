import Geometry

import struct Foundation.Date

/// The line between two fingers.
struct FingerSpan {
  var first: CGPoint
  var second: CGPoint
  /// The angle turned so far, whole turns included.
  var angle: Double

  /// The span of the first two fingers, its angle the nearest to that of `previous`.
  init?(_ touches: [Touch], after previous: FingerSpan?) {
    guard touches.count == 2 else { return nil }
    (first, second) = (touches[0].location, touches[1].location)
    let angle = atan2((second.y - first.y).native, (second.x - first.x).native)
    let turn = 2 * Double.pi
    let known = previous?.angle ?? angle
    self.angle = angle + ((known - angle) / turn).rounded() * turn
  }

  /// At least a point: fingers don't lie on one another.
  var distance: Double { max(first.distance(to: second), 1) }

  var middle: CGPoint { CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2) }

  /// The angle turned since `start`.
  func turns(from start: FingerSpan) -> Double { angle - start.angle }
}

/// What two fingers have done to a number since they were put down.
struct TwoFingerValue {
  var time: Date
  var value: Double
  var velocity: Double
  var startAnchor: UnitPoint
  var startLocation: CGPoint
}

/// Follows a number that two fingers change.
final class TwoFingerRecognizer<Value>: Recognizer<Value> {
  private let measure: (FingerSpan, FingerSpan) -> Double
  private let rest: Double
  private let least: Double
  private let make: (TwoFingerValue) -> Value
  private var start: (span: FingerSpan, location: CGPoint)?
  private var latest: FingerSpan?
  private var track = TouchTrack()

  /// Follows `measure`, a number from the fingers now and at the beginning, which is `rest` there and has to
  /// differ by `least` first.
  init(
    measure: @escaping (FingerSpan, FingerSpan) -> Double, rest: Double, least: Double,
    make: @escaping (TwoFingerValue) -> Value
  ) {
    (self.measure, self.rest, self.least, self.make) = (measure, rest, least, make)
  }

  override func follow(_ event: TouchEvent, _ pass: GesturePass) -> GesturePhase<Value> {
    guard let span = FingerSpan(event.touches, after: latest) else { return ending(event) }
    latest = span
    if start == nil { start = (span, pass.convert(span.middle, .local)) }
    guard let start else { return .failed }
    let number = measure(span, start.span)
    if event.kind != .waited { track.add([number], at: event.time) }
    let value = make(
      TwoFingerValue(
        time: Date(timeIntervalSinceReferenceDate: event.time), value: number,
        velocity: track.velocity(at: event.time).first ?? 0,
        startAnchor: anchor(start.location, pass.size), startLocation: start.location))
    if event.kind == .ended { return isOn(number) ? .ended(value) : .failed }
    return isOn(number) ? .active(value) : .possible(nil)
  }

  /// One finger may come before the other; one that stays behind ends the gesture.
  private func ending(_ event: TouchEvent) -> GesturePhase<Value> {
    if start == nil { return event.remaining == 0 || event.touches.count > 2 ? .failed : phase }
    return phase.value.map { .ended($0) } ?? .failed
  }

  private func isOn(_ number: Double) -> Bool {
    if case .active = phase { return true }
    return abs(number - rest) >= least
  }

  private func anchor(_ location: CGPoint, _ size: CGSize) -> UnitPoint {
    UnitPoint(
      x: size.width > 0 ? location.x / size.width : 0.5,
      y: size.height > 0 ? location.y / size.height : 0.5)
  }

  override func reset() {
    super.reset()
    (start, latest, track) = (nil, nil, TouchTrack())
  }
}
