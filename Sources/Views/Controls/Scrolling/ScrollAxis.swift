import Geometry
import Motion

/// Where scrolled content stands along one axis: an offset that travels, within limits.
final class ScrollAxis {
  private let attribute: Attribute<Double>
  /// How much of the content's beginning is out of view in the end, in points.
  private(set) var offset = 0.0
  private(set) var viewport = 0.0
  private(set) var content = 0.0
  /// Where a finger that holds the content has pulled it to.
  private var held: (from: Double, pulled: Double)?

  init(_ owner: any Invalidatable) {
    attribute = Attribute(stage: owner.stage, needsEvaluation: owner)
    attribute.jump(to: 0)
  }

  /// The largest offset at which the content rests.
  var limit: Double { max(content - viewport, 0) }

  var isHeld: Bool { held != nil }

  func shown(at time: Double) -> Double { attribute.value(at: time) }

  func isMoving(at time: Double) -> Bool { attribute.isRunning(at: time) }

  /// Takes over the lengths of a layout.
  func fit(viewport: Double, content: Double, _ transaction: Transaction, at time: Double) {
    (self.viewport, self.content) = (viewport, content)
    if held == nil, offset != confined(offset) { move(to: offset, transaction, at: time) }
  }

  /// Brings the content to the nearest possible offset.
  func move(to target: Double, _ transaction: Transaction, at time: Double) {
    guard target.isFinite else { return }
    held = nil
    offset = confined(target)
    attribute.set(offset, transaction, at: time)
    if transaction.animation == nil { attribute.jump(to: offset) }
  }

  func confined(_ offset: Double) -> Double { min(max(offset, 0), limit) }
}

// MARK: Fingers

extension ScrollAxis {
  /// Stops the content where it is shown.
  func grab(at time: Double) {
    offset = shown(at: time)
    attribute.jump(to: offset)
    let pulled = ScrollMotion.pulled(offset, limit: limit, length: viewport)
    held = (from: offset, pulled: pulled)
  }

  /// Shows the content as a finger has pulled it since it was grabbed.
  func pull(by distance: Double) {
    guard let held, distance.isFinite else { return }
    offset = ScrollMotion.stretched(held.pulled + distance, limit: limit, length: viewport)
    attribute.jump(to: offset)
  }

  /// Lets the content go at a velocity, in points a second, to where `behavior` wants it.
  func release(velocity: Double, at time: Double, _ behavior: (ScrollRelease) -> Double?) {
    guard let held else { return }
    self.held = nil
    let start = offset
    let release = ScrollRelease(
      from: confined(held.from), offset: start, velocity: velocity, length: viewport)
    let wanted = confined(behavior(release) ?? release.projected)
    offset = wanted
    guard wanted != start else { return }
    let animation =
      wanted == release.projected
      ? ScrollMotion.fling(wanted - start)
      : ScrollMotion.settling(wanted - start, velocity: velocity)
    attribute.set(wanted, Transaction(animation: animation), at: time)
  }
}
