/// All animations of a file.
struct Timeline: Sendable {
  private let elements: [TimedElement]
  private let schedule: AnimationSchedule
  private let styles: [StyleAnimation]

  /// The animations of a tree, and those that its style sheets declare.
  init(_ tree: ElementTree, _ cascade: Cascade, _ sheets: [StyleSheet]) {
    elements = tree.nodes.indices.compactMap { TimedElement(Element(tree: tree, index: $0)) }
    schedule = AnimationSchedule(elements)
    let keyframes = sheets.reduce(into: [:]) { $0.merge($1.keyframes) { $1 } }
    styles =
      keyframes.isEmpty
      ? []
      : tree.nodes.indices.flatMap { StyleAnimation.all(cascade.values[$0], $0, keyframes) }
  }

  var isEmpty: Bool { elements.isEmpty && styles.isEmpty }

  /// The values in place of the file's at a time, by element and attribute.
  func overrides(at time: Double, _ base: (Int, String) -> String?) -> [Int: [String: String]] {
    var values: [Int: [String: String]] = [:]
    for style in styles {
      for (name, value) in style.values(at: time, base) {
        values[style.element, default: [:]][name] = value
      }
    }
    var motions: [Int: String] = [:]
    for active in active(at: time) {
      let animation = elements[active.index]
      let (target, name) = (animation.target.index, animation.attribute)
      let current = values[target]?[name] ?? base(target, name)
      guard let value = value(of: animation, at: time - active.begin, current) else { continue }
      if case .motion = animation.kind {
        motions[target] = value
      } else {
        values[target, default: [:]][name] = value
      }
    }
    for (target, motion) in motions {
      let own = values[target]?["transform"] ?? base(target, "transform")
      let words = own.map { trimmed($0) } ?? ""
      values[target, default: [:]]["transform"] = motion + (words == "none" ? "" : " " + words)
    }
    return values
  }

  /// What is active or frozen, in the order in which it began: later ones win.
  private func active(at time: Double) -> [(index: Int, begin: Double)] {
    elements.indices.compactMap { index -> (index: Int, begin: Double)? in
      guard let interval = schedule.intervals[index].last(where: { $0.begin <= time }) else {
        return nil
      }
      guard time < interval.end || elements[index].freezes else { return nil }
      return (index, interval.begin)
    }.sorted { ($0.begin, $0.index) < ($1.begin, $1.index) }
  }
}

// MARK: - Values

extension Timeline {
  /// The value of an animation some time after it began.
  private func value(
    of animation: TimedElement, at elapsed: Double, _ base: String?
  ) -> String? {
    let (progress, round) = progress(of: animation, elapsed)
    guard var value = animation.values.value(at: progress, base: base) else { return nil }
    if animation.accumulates, round > 0, let last = animation.values.last {
      value =
        AnimatedText(value).adding(AnimatedText(last), times: Double(round))?.text ?? value
    }
    switch animation.kind {
    case .transform(let type):
      let own = base.map { trimmed($0) } ?? ""
      let words = "\(type)(\(value))"
      return animation.isAdditive && !own.isEmpty && own != "none" ? own + " " + words : words
    case .motion:
      return value.hasPrefix("translate(") ? value : "translate(\(value))"
    case .animate where animation.isAdditive:
      return base.flatMap { AnimatedText($0).adding(AnimatedText(value))?.text } ?? value
    case .animate, .set: return value
    }
  }

  /// How far into its simple duration an animation is, and how many rounds it has made.
  private func progress(of animation: TimedElement, _ elapsed: Double) -> (Double, Int) {
    guard let simple = animation.simpleDuration else { return (0, 0) }
    let isOver = elapsed >= animation.activeDuration
    let rounds = min(elapsed, animation.activeDuration) / simple
    let whole = rounds.rounded(.down)
    let round = Int(min(whole, 1e9))
    if isOver, rounds == whole, round > 0 { return (1, round - 1) }
    return (rounds - whole, round)
  }
}

// MARK: - Length

extension Timeline {
  /// The end of all that ends; where something goes on for ever, one round of it all.
  var duration: Double {
    var (end, periods): (Double, [Double]) = (0, [])
    for (animation, intervals) in zip(elements, schedule.intervals) {
      for interval in intervals {
        if interval.end.isFinite {
          end = max(end, interval.end)
        } else if let simple = animation.simpleDuration {
          periods.append(simple)
          end = max(end, interval.begin)
        } else {
          end = max(end, interval.begin)
        }
      }
    }
    for style in styles {
      end = max(end, style.end ?? style.delay)
      if let period = style.period { periods.append(period) }
    }
    if schedule.isEndless { end = roundOfEndless }
    return periods.isEmpty ? end : max(commonPeriod(periods), end)
  }

  /// From the first to the second beginning of what began most often.
  private var roundOfEndless: Double {
    let most = schedule.intervals.max { $0.count < $1.count } ?? []
    return most.count > 1 ? most[1].begin - most[0].begin : 0
  }

  /// The shortest time that is a multiple of all periods, if that is at most a minute.
  private func commonPeriod(_ periods: [Double]) -> Double {
    let longest = periods.max() ?? 0
    let milliseconds = periods.map { Int(min(max(($0 * 1000).rounded(), 1), 1e7)) }
    var common = 1
    for period in milliseconds {
      common = common / greatestDivisor(common, period) * period
      if common > 60_000 { return longest }
    }
    return max(Double(common) / 1000, longest)
  }

  private func greatestDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatestDivisor(b, a % b) }
}
