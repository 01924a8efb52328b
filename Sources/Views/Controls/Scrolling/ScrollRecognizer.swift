import Geometry

/// Follows a finger that pulls scrolled content along.
final class ScrollRecognizer: Recognizer<Void> {
  private weak var owner: (any ScrollingNode)?
  private var start: CGPoint?
  private var track = TouchTrack()
  private var holds = false

  /// How far the finger moves before the content does, in points.
  private static let slop = 10.0

  init(_ owner: any ScrollingNode) { self.owner = owner }

  override func follow(_ event: TouchEvent, _ pass: GesturePass) -> GesturePhase<Void> {
    guard event.touches.count == 1, let touch = event.touches.first else {
      return letGo(.zero, pass)
    }
    let location = pass.convert(touch.location, .local)
    if event.kind != .waited { track.add([location.x.native, location.y.native], at: event.time) }
    guard let start else { return begin(location, event, pass) }
    let way = CGSize(width: location.x - start.x, height: location.y - start.y)
    if event.kind == .ended { return letGo(velocity(at: event.time), pass) }
    guard isActive else { return decide(way, pass) }
    pull(way, pass)
    return .active(())
  }

  private var isActive: Bool { if case .active = phase { true } else { false } }

  /// A finger that is put on content in motion stops it.
  private func begin(
    _ location: CGPoint, _ event: TouchEvent, _ pass: GesturePass
  ) -> GesturePhase<Void> {
    start = location
    if owner?.surface.moving.contains(where: { $0.isMoving(at: event.time) }) == true {
      grab(pass.doNow)
    }
    return .possible(nil)
  }

  /// The content follows a finger that moves mostly along its axes.
  private func decide(_ way: CGSize, _ pass: GesturePass) -> GesturePhase<Void> {
    guard let owner else { return .failed }
    let (x, y) = (abs(way.width.native), abs(way.height.native))
    guard hypot(x, y) >= Self.slop else { return .possible(nil) }
    let isAlong =
      (owner.surface.isFree(.horizontal) && x >= y)
      || (owner.surface.isFree(.vertical) && y >= x)
    guard isAlong else { return letGo(.zero, pass) }
    if !holds { grab(pass.doWhenGranted) }
    pull(way, pass)
    return .active(())
  }

  private func grab(_ schedule: (@escaping () -> Void) -> Void) {
    holds = true
    schedule { [weak owner] in owner?.grab() }
  }

  private func pull(_ way: CGSize, _ pass: GesturePass) {
    let length = max(hypot(way.width.native, way.height.native), Self.slop)
    let share = 1 - Self.slop / length
    let pulled = CGSize(width: way.width * share, height: way.height * share)
    pass.doWhenGranted { [weak owner] in owner?.pull(by: pulled) }
  }

  private func letGo(_ velocity: CGSize, _ pass: GesturePass) -> GesturePhase<Void> {
    defer { holds = false }
    guard holds else { return .failed }
    let isActive = isActive
    let release = { [weak owner] in owner?.release(velocity: isActive ? velocity : .zero) ?? () }
    isActive ? pass.doWhenGranted(release) : pass.doNow(release)
    return isActive ? .ended(()) : .failed
  }

  private func velocity(at time: Double) -> CGSize {
    let velocity = track.velocity(at: time)
    return CGSize(width: velocity.first ?? 0, height: velocity.last ?? 0)
  }

  override func cancel(_ pass: GesturePass) {
    if holds { pass.doNow { [weak owner] in owner?.release(velocity: .zero) } }
    holds = false
    super.cancel(pass)
  }

  override func reset() {
    super.reset()
    (start, track, holds) = (nil, TouchTrack(), false)
  }
}
