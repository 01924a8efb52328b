import Geometry
import Motion

@testable import Views

/// What happened in a film, in order.
// Written and read by one test, which plays its films on one thread.
final class Happenings: @unchecked Sendable {
  var all: [String] = []
  /// The clock of the stage that is played.
  var stage: Stage?

  func note(_ what: String) { all.append(what) }

  /// Notes what happens and when, in seconds with three digits.
  func noteTime(_ what: String) {
    let time = (stage?.time ?? .nan) * 1000
    all.append("\(what) \(time.rounded() / 1000)")
  }
}

extension Film {
  /// A film of 100 × 50 points whose views change themselves.
  static func of(@ViewBuilder _ content: @escaping @Sendable () -> some View) -> Film {
    Film(size: CGSize(width: 100, height: 50), duration: 10, state: 0) { _ in content() }
  }

  /// A film of 100 × 50 points with a flag that is raised and lowered.
  static func flag(
    _ script: [ScriptStep<Bool>], duration: Double? = nil,
    @ViewBuilder _ content: @escaping @Sendable (Bool) -> some View
  ) -> Film {
    Film(
      size: CGSize(width: 100, height: 50), duration: duration, state: false, script: script,
      content: content)
  }
}

extension ScriptStep where State == Bool {
  static func on(at time: Double, _ animation: Animation? = nil) -> Self {
    ScriptStep(at: time, animation: animation) { $0 = true }
  }

  static func off(at time: Double, _ animation: Animation? = nil) -> Self {
    ScriptStep(at: time, animation: animation) { $0 = false }
  }
}

extension Animation {
  static let second = Animation.linear(duration: 1)
}
