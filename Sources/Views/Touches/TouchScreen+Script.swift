import Geometry
import Motion

extension TouchScreen {
  /// What happens when a script puts fingers down at `time`, in order of time.
  func events(_ touch: ScriptTouch, at time: Double) -> [StageEvent] {
    let run = ScriptTouchRun(touch, time: time, screen: self)
    let moves = touch.moves.dropLast().map { move in
      StageEvent(time: time + move) { run.move(after: move) }
    }
    let down = StageEvent(time: time) { run.begin() }
    return [down] + moves + [StageEvent(time: time + touch.duration) { run.end() }]
  }
}

/// A script's touch as it goes on.
private final class ScriptTouchRun {
  private let touch: ScriptTouch
  private let time: Double
  private unowned let screen: TouchScreen
  private var origin: CGPoint?
  private var fingers: [Int] = []

  init(_ touch: ScriptTouch, time: Double, screen: TouchScreen) {
    (self.touch, self.time, self.screen) = (touch, time, screen)
  }

  func begin() {
    if let fault = touch.fault { screen.complain("\(touch.name) on \(touch.location): \(fault)") }
    guard let origin = screen.resolve(touch.location, for: touch.name) else { return }
    self.origin = origin
    let locations = touch.locations(after: 0, from: origin)
    fingers = locations.map { screen.begin(at: $0, on: touch.location.name) }
    for (index, finger) in fingers.enumerated() {
      screen.mark(finger) { [touch, time] now in
        touch.locations(after: now - time, from: origin)[index]
      }
    }
    screen.note(.touchBegan, at: time)
    screen.complainIfNothingAnswers(to: touch, fingers)
  }

  func move(after interval: Double) {
    guard let origin else { return }
    let locations = touch.locations(after: interval, from: origin)
    screen.move(Dictionary(uniqueKeysWithValues: zip(fingers, locations)))
  }

  func end() {
    move(after: touch.duration)
    if !fingers.isEmpty { screen.note(.touchEnded, at: time + touch.duration) }
    for finger in fingers { screen.end(finger) }
    fingers = []
  }
}

extension TouchScreen {
  /// The place of a touch, as it is shown now; what is wrong with it is reported.
  ///
  /// `purpose` names what the script wants to do there.
  func resolve(_ location: TouchLocation, for purpose: String) -> CGPoint? {
    switch location {
    case .point(let point):
      if point.x.isFinite && point.y.isFinite { return point }
      complain("\(purpose) on \(location): the point isn't finite; nothing is done")
      return nil
    case .view(let name, let anchor): return place(of: name, anchor, for: purpose)
    }
  }

  private func place(of name: String, _ anchor: UnitPoint, for purpose: String) -> CGPoint? {
    let named = named()
    guard let place = named.last(where: { $0.name == AnyHashable(name) })?.place else {
      complain("\(purpose) on \"\(name)\": \(Self.remedy(name, named.map(\.name)))")
      return nil
    }
    return anchor.point(in: CGRect(origin: .zero, size: place.size)).applying(place.transform)
  }

  private static func remedy(_ name: String, _ known: [AnyHashable]) -> String {
    let names = known.compactMap { $0 as? String }
    let missing = "no view shown at that time has this accessibilityIdentifier"
    if let near = Suggestion.nearest(to: name, among: names) {
      return "\(missing); did you mean \"\(near)\"?"
    }
    return names.isEmpty
      ? missing : "\(missing); there are \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
  }

  fileprivate func complainIfNothingAnswers(to touch: ScriptTouch, _ fingers: [Int]) {
    guard !fingers.contains(where: isAnswered) else { return }
    complain("\(touch.name) on \(touch.location): nothing there has a gesture that answers")
  }
}
