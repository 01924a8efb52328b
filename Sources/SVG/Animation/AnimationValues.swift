import Geometry
import Motion

/// The values that an animation goes through, and how.
struct AnimationValues: Sendable {
  enum Mode: String, Sendable {
    case discrete
    case linear
    case paced
    case spline
  }

  private var values: [String] = []
  private var keyTimes: [Double]
  private var splines: [UnitCurve]
  private var mode: Mode
  /// What a motion runs along.
  private var path: PathMeasure?
  private var keyPoints: [Double]
  private var rotation: MotionRotation
  /// Whether the value before the animation is where it begins.
  private var startsAtBase = false
  /// Whether a difference is given alone.
  private(set) var isBy = false

  /// The values of an element; nil when it has none.
  init?(_ element: Element, _ kind: TimedElement.Kind) {
    keyTimes = AnimationValues.numbers(element.attribute("keyTimes"))
    keyPoints = AnimationValues.numbers(element.attribute("keyPoints"))
    splines = AnimationValues.curves(element.attribute("keySplines"))
    rotation = MotionRotation(element.attribute("rotate"))
    var standard = Mode.linear
    if case .motion = kind { standard = .paced }
    mode = element.attribute("calcMode").flatMap { Mode(rawValue: $0) } ?? standard
    if case .set = kind { mode = .discrete }
    path = AnimationValues.path(element, kind)
    readValues(element, kind)
    guard !values.isEmpty || path != nil else { return nil }
    dropUnusableTimes()
  }

  private mutating func readValues(_ element: Element, _ kind: TimedElement.Kind) {
    if let list = element.attribute("values") {
      values = list.split(separator: ";").map { trimmed($0) }
      if values.last == "" { values.removeLast() }
      return
    }
    let (from, to) = (element.attribute("from"), element.attribute("to"))
    switch (from, to, element.attribute("by")) {
    case (let from?, let to?, _): values = [from, to]
    case (let from?, nil, let by?):
      let end = AnimatedText(from).adding(AnimatedText(by))?.text ?? by
      values = [from, end]
    case (nil, let to?, _):
      values = [to]
      if case .set = kind { return }
      startsAtBase = true
    case (nil, nil, let by?):
      let zero = AnimatedText(by).adding(AnimatedText(by), times: -1)?.text ?? by
      values = [zero, by]
      isBy = true
    default: break
    }
  }

  private static func path(_ element: Element, _ kind: TimedElement.Kind) -> PathMeasure? {
    guard case .motion = kind else { return nil }
    let reference = element.children.first { $0.name == "mpath" }?.referenced
    guard let text = reference?.attribute("d") ?? element.attribute("path") else { return nil }
    let path: Path
    do { path = try Path(svgPathData: text) } catch { path = error.drawn }
    let measure = PathMeasure(path)
    return measure.length > 0 ? measure : nil
  }

  private static func numbers(_ text: String?) -> [Double] {
    (text ?? "").split(separator: ";").compactMap { singleNumber(String($0)) }
  }

  private static func curves(_ text: String?) -> [UnitCurve] {
    (text ?? "").split(separator: ";").compactMap { part in
      guard let numbers = numberList(String(part)), numbers.count == 4 else { return nil }
      return .bezier(
        startControlPoint: UnitPoint(x: numbers[0], y: numbers[1]),
        endControlPoint: UnitPoint(x: numbers[2], y: numbers[3]))
    }
  }

  /// Times that don't fit the values are as good as none.
  private mutating func dropUnusableTimes() {
    let count = path != nil && !keyPoints.isEmpty ? keyPoints.count : values.count
    let isOrdered = zip(keyTimes, keyTimes.dropFirst()).allSatisfy { $0 <= $1 }
    if keyTimes.count != count || !isOrdered || mode == .paced { keyTimes = [] }
  }
}

// MARK: - Sampling

extension AnimationValues {
  /// The value at a share of the simple duration, with the base value where it takes part.
  func value(at progress: Double, base: String?) -> String? {
    if let path { return motion(along: path, progress) }
    let all = startsAtBase ? [base ?? values[0]] + values : values
    guard all.count > 1 else { return all.first }
    if mode == .discrete { return all[discreteIndex(progress, all.count)] }
    let (index, share) = segment(progress, times(all))
    let (from, to) = (AnimatedText(all[index]), AnimatedText(all[index + 1]))
    if let mixed = from.mixed(with: to, eased(share, index)) { return mixed.text }
    return all[discreteIndex(progress, all.count)]
  }

  /// The last value, of which further rounds begin when they add up.
  var last: String? { values.last }

  private func discreteIndex(_ progress: Double, _ count: Int) -> Int {
    guard keyTimes.count == count else { return min(Int(progress * Double(count)), count - 1) }
    return max((keyTimes.lastIndex { $0 <= progress }) ?? 0, 0)
  }

  /// Where each of the values is reached.
  private func times(_ values: [String]) -> [Double] {
    if keyTimes.count == values.count { return keyTimes }
    if mode == .paced, let paced = pacedTimes(values) { return paced }
    return values.indices.map { Double($0) / Double(values.count - 1) }
  }

  private func pacedTimes(_ values: [String]) -> [Double]? {
    let texts = values.map { AnimatedText($0) }
    var (times, sum): ([Double], Double) = ([0], 0)
    for (from, to) in zip(texts, texts.dropFirst()) {
      guard let distance = from.distance(to: to) else { return nil }
      sum += distance
      times.append(sum)
    }
    return sum > 0 ? times.map { $0 / sum } : nil
  }

  /// The part between two times in which a progress lies, and how far into it.
  private func segment(_ progress: Double, _ times: [Double]) -> (Int, Double) {
    let index = min(max((times.lastIndex { $0 <= progress }) ?? 0, 0), times.count - 2)
    let length = times[index + 1] - times[index]
    return (index, length > 0 ? min(max((progress - times[index]) / length, 0), 1) : 1)
  }

  private func eased(_ share: Double, _ index: Int) -> Double {
    mode == .spline && splines.indices.contains(index) ? splines[index].value(at: share) : share
  }

  private func motion(along path: PathMeasure, _ progress: Double) -> String? {
    var share = progress
    if keyPoints.count > 1, keyPoints.count == keyTimes.count || keyTimes.isEmpty {
      let times =
        keyTimes.isEmpty
        ? keyPoints.indices.map { Double($0) / Double(keyPoints.count - 1) } : keyTimes
      let (index, part) = segment(progress, times)
      share =
        keyPoints[index] + (keyPoints[index + 1] - keyPoints[index]) * eased(part, index)
    } else if mode == .spline, let spline = splines.first {
      share = spline.value(at: progress)
    }
    return path.position(atFraction: min(max(share, 0), 1)).map { place in
      "translate(\(place.point.x) \(place.point.y))" + rotation.words(place.direction)
    }
  }
}

/// How a motion turns what it moves.
enum MotionRotation: Sendable {
  case auto
  case autoReverse
  case fixed(Double)

  init(_ text: String?) {
    switch text {
    case "auto": self = .auto
    case "auto-reverse": self = .autoReverse
    default: self = .fixed(text.flatMap { singleNumber($0) } ?? 0)
    }
  }

  /// The rotation as a transform function; nothing for none.
  func words(_ direction: Angle) -> String {
    switch self {
    case .auto: " rotate(\(direction.degrees))"
    case .autoReverse: " rotate(\(direction.degrees + 180))"
    case .fixed(let angle): angle == 0 ? "" : " rotate(\(angle))"
    }
  }
}
