/// An element that changes an attribute in time: SMIL's timing attributes and what it does.
struct TimedElement: Sendable {
  enum Kind: Sendable {
    case set
    case animate
    case transform(String)
    case motion
  }

  var element: Element
  var target: Element
  var kind: Kind
  var attribute: String
  var begins: [TimingCondition]
  var ends: [TimingCondition]
  /// nil is without end.
  var simpleDuration: Double?
  var activeDuration: Double
  var freezes: Bool
  var restart: Restart
  var isAdditive: Bool
  var accumulates: Bool
  var values: AnimationValues

  enum Restart: String, Sendable {
    case always
    case whenNotActive
    case never
  }

  /// The animation of an element; nil for one that isn't one or has nothing to change.
  init?(_ element: Element) {
    guard let kind = Kind(element) else { return nil }
    let href = element.href
    guard let target = href == nil ? element.parent : element.referenced else { return nil }
    (self.element, self.target, self.kind) = (element, target, kind)
    switch kind {
    case .transform, .motion: attribute = "transform"
    default: attribute = element.attribute("attributeName").map { trimmed($0) } ?? ""
    }
    guard !attribute.isEmpty, let values = AnimationValues(element, kind) else { return nil }
    self.values = values
    begins = TimingCondition.list(element.attribute("begin") ?? "0s")
    ends = TimingCondition.list(element.attribute("end") ?? "")
    let duration = element.attribute("dur").flatMap { clockValue($0) }.flatMap { $0 > 0 ? $0 : nil }
    simpleDuration = duration
    activeDuration = TimedElement.activeDuration(element, duration)
    freezes = element.attribute("fill") == "freeze"
    restart = element.attribute("restart").flatMap { Restart(rawValue: $0) } ?? .always
    isAdditive = element.attribute("additive") == "sum" || values.isBy
    accumulates = element.attribute("accumulate") == "sum"
  }

  /// SMIL 3, § 3.4.3: the shortest of what repeats, then the bounds of `min` and `max`.
  private static func activeDuration(_ element: Element, _ simple: Double?) -> Double {
    let count = element.attribute("repeatCount")
    let length = element.attribute("repeatDur")
    var durations: [Double] = []
    if let count {
      let number = count == "indefinite" ? Double.infinity : singleNumber(count)
      if let number, number > 0 { durations.append((simple ?? .infinity) * number) }
    }
    if let length {
      durations.append(length == "indefinite" ? .infinity : clockValue(length) ?? .infinity)
    }
    var active = durations.min() ?? simple ?? .infinity
    if let most = element.attribute("max").flatMap({ clockValue($0) }), most > 0 {
      active = min(active, most)
    }
    if let least = element.attribute("min").flatMap({ clockValue($0) }) {
      active = max(active, least)
    }
    return active
  }
}

extension TimedElement.Kind {
  fileprivate init?(_ element: Element) {
    switch element.name {
    case "set": self = .set
    case "animate", "animateColor": self = .animate
    case "animateTransform": self = .transform(element.attribute("type") ?? "translate")
    case "animateMotion": self = .motion
    default: return nil
    }
  }
}
