import Observation

/// Has a node evaluated again when a property that it read of an observable model changes.
///
/// Only what the last tracked evaluation read counts.
final class ObservationTracker {
  private var registration: Registration?

  /// What `body` gives, with the properties it reads watched for `node`.
  func track<Result>(_ node: any Invalidatable, _ body: () -> Result) -> Result {
    registration?.isValid = false
    let current = Registration(node)
    registration = current
    // Called before the change, and at once: in the transaction in which the change is made.
    return withObservationTracking(body, onChange: { current.willChange() })
  }

  /// Watches nothing any more.
  func stop() { registration?.isValid = false }
}

// A model in a film is changed by what happens in the film, on the thread that plays it.
private final class Registration: @unchecked Sendable {
  private weak var node: (any Invalidatable)?
  var isValid = true

  init(_ node: any Invalidatable) { self.node = node }

  func willChange() {
    guard isValid, let node else { return }
    isValid = false
    node.stage.willChange(node, "a model")
  }
}

extension Stage {
  /// Notes that what a node shows is about to change; false when the stage isn't playing.
  ///
  /// A model is then changed all the same, but who knows when: that is reported.
  @discardableResult
  func willChange(_ node: any Invalidatable, _ what: String) -> Bool {
    guard isPlaying, Stage.current === self else {
      report(
        "\(what) was changed outside of the film, where no time passes; the change isn't shown. "
          + "Change it by a step of the script or by what a view does", at: node)
      return false
    }
    invalidate(node)
    return true
  }
}
