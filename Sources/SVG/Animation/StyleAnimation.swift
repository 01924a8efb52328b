import Geometry
import Motion

/// One animation that an element's style declares: CSS Animations Level 1.
struct StyleAnimation: Sendable {
  enum Direction: String, Sendable {
    case normal
    case reverse
    case alternate
    case alternateReverse = "alternate-reverse"
  }

  /// The number of the element.
  var element: Int
  private var keyframes: [StyleSheet.Keyframe]
  private var length: Double
  private(set) var delay: Double
  private var count: Double
  private var direction: Direction
  private var fillsBackwards: Bool
  private var fillsForwards: Bool
  private var isPaused: Bool
  private var curve: UnitCurve

  /// The animations that the declarations of an element name.
  static func all(
    _ values: [String: String], _ element: Int, _ keyframes: [String: [StyleSheet.Keyframe]]
  ) -> [StyleAnimation] {
    let declared = AnimationDeclarations(values)
    return declared.names.enumerated().compactMap { index, name in
      guard let frames = keyframes[name], !frames.isEmpty else { return nil }
      return StyleAnimation(declared, index, element, frames)
    }
  }

  private init(
    _ declared: AnimationDeclarations, _ index: Int, _ element: Int,
    _ keyframes: [StyleSheet.Keyframe]
  ) {
    (self.element, self.keyframes) = (element, keyframes)
    length = max(declared.value("animation-duration", index).flatMap { clockValue($0) } ?? 0, 0)
    delay = declared.value("animation-delay", index).flatMap { clockValue($0) } ?? 0
    let rounds = declared.value("animation-iteration-count", index) ?? "1"
    count = rounds == "infinite" ? .infinity : max(singleNumber(rounds) ?? 1, 0)
    direction =
      declared.value("animation-direction", index).flatMap { Direction(rawValue: $0) } ?? .normal
    let fill = declared.value("animation-fill-mode", index) ?? "none"
    fillsBackwards = fill == "backwards" || fill == "both"
    fillsForwards = fill == "forwards" || fill == "both"
    isPaused = declared.value("animation-play-state", index) == "paused"
    curve = declared.value("animation-timing-function", index).flatMap { timingCurve($0) } ?? .ease
  }

  /// When it is over; nil if never.
  var end: Double? {
    if isPaused { return 0 }
    return count.isFinite ? delay + length * count : nil
  }

  /// The time after which it repeats itself for ever; nil if it doesn't.
  var period: Double? {
    guard count.isInfinite, length > 0, !isPaused else { return nil }
    return direction == .alternate || direction == .alternateReverse ? 2 * length : length
  }

  /// The values of its properties at a time.
  func values(
    at time: Double, _ base: (Int, String) -> String?
  ) -> [(name: String, value: String)] {
    guard let progress = progress(at: isPaused ? 0 : time) else { return [] }
    let names = Set(keyframes.flatMap { $0.declarations.map(\.name) })
      .subtracting(["animation-timing-function"])
    return names.sorted().compactMap { name in
      value(of: name, at: progress, base(element, name)).map { (name, $0) }
    }
  }

  /// The share of a round, in the direction of the round; nil when it has no effect.
  private func progress(at time: Double) -> Double? {
    let elapsed = time - delay
    let active = length * count
    if elapsed < 0 { return fillsBackwards ? directed(0, 0) : nil }
    if elapsed >= active {
      guard fillsForwards, count.isFinite else { return nil }
      let last = max(count.rounded(.up) - 1, 0)
      return directed(count == 0 ? 0 : count - last, last)
    }
    let round = (elapsed / length).rounded(.down)
    return directed(elapsed / length - round, round)
  }

  private func directed(_ share: Double, _ round: Double) -> Double {
    let isOdd = round.truncatingRemainder(dividingBy: 2) == 1
    return switch direction {
    case .normal: share
    case .reverse: 1 - share
    case .alternate: isOdd ? 1 - share : share
    case .alternateReverse: isOdd ? share : 1 - share
    }
  }

  private func value(of name: String, at progress: Double, _ base: String?) -> String? {
    var stops: [(offset: Double, value: String?, curve: UnitCurve)] = []
    for frame in keyframes {
      guard let value = frame.declarations.last(where: { $0.name == name })?.value else { continue }
      let own = frame.declarations.last { $0.name == "animation-timing-function" }
      let curve = own.flatMap { timingCurve($0.value) } ?? self.curve
      stops += frame.offsets.map { ($0, value, curve) }
    }
    stops.sort { $0.offset < $1.offset }
    if stops.first?.offset ?? 1 > 0 { stops.insert((0, base, curve), at: 0) }
    if stops.last?.offset ?? 0 < 1 { stops.append((1, base, curve)) }
    let index = min(max(stops.lastIndex { $0.offset <= progress } ?? 0, 0), stops.count - 2)
    let (from, to) = (stops[index], stops[index + 1])
    let span = to.offset - from.offset
    let share = from.curve.value(at: span > 0 ? (progress - from.offset) / span : 1)
    return StyleInterpolation.value(name, from.value, to.value, share)
  }
}

/// The lists of an element's animation properties.
private struct AnimationDeclarations {
  private var lists: [String: [String]] = [:]

  init(_ values: [String: String]) {
    if let shorthand = values["animation"] {
      for (index, part) in splitList(shorthand).enumerated() { read(part, index) }
    }
    for (name, value) in values where name.hasPrefix("animation-") {
      lists[name] = splitList(value)
    }
  }

  var names: [String] { (lists["animation-name"] ?? []).map { unquoted($0) } }

  /// The value of an animation; shorter lists begin anew.
  func value(_ name: String, _ index: Int) -> String? {
    guard let list = lists[name], !list.isEmpty else { return nil }
    return list[index % list.count]
  }

  /// Sorts the words of one animation of the shorthand.
  private mutating func read(_ text: String, _ index: Int) {
    var found: [String: String] = [:]
    for word in splitWords(text) {
      guard let name = property(of: word, found) else { continue }
      found[name] = word
    }
    for name in Self.longhands {
      lists[name, default: []].append(found[name] ?? Self.initial[name] ?? "none")
    }
  }

  private static let initial = [
    "animation-duration": "0s", "animation-delay": "0s", "animation-iteration-count": "1",
    "animation-direction": "normal", "animation-fill-mode": "none",
    "animation-play-state": "running", "animation-timing-function": "ease",
    "animation-name": "none",
  ]
  private static let longhands = initial.keys.sorted()

  private func property(of word: String, _ found: [String: String]) -> String? {
    if clockValue(word) != nil, singleNumber(word) == nil {
      return found["animation-duration"] == nil ? "animation-duration" : "animation-delay"
    }
    if timingCurve(word) != nil { return "animation-timing-function" }
    if word == "infinite" || singleNumber(word) != nil { return "animation-iteration-count" }
    if StyleAnimation.Direction(rawValue: word) != nil { return "animation-direction" }
    if ["forwards", "backwards", "both"].contains(word) { return "animation-fill-mode" }
    if ["paused", "running"].contains(word) { return "animation-play-state" }
    return word == "none" ? nil : "animation-name"
  }
}
