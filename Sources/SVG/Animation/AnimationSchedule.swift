/// When the timed elements of a file are active.
struct AnimationSchedule: Sendable {
  /// A time during which an element is active.
  struct Interval: Sendable {
    var begin: Double
    var end: Double
  }

  /// The intervals of each element, in order.
  private(set) var intervals: [[Interval]]
  /// Whether there were more than could be followed: animations that start each other for ever.
  private(set) var isEndless = false

  private static let mostIntervals = 4000

  init(_ elements: [TimedElement]) {
    intervals = Array(repeating: [], count: elements.count)
    var queue: [(time: Double, index: Int)] = []
    for (index, element) in elements.enumerated() {
      for case .offset(let time) in element.begins { queue.append((time, index)) }
    }
    var count = 0
    while let next = queue.indices.min(by: { queue[$0].time < queue[$1].time }) {
      let (time, index) = queue.remove(at: next)
      guard let interval = begin(elements[index], index, at: time) else { continue }
      count += 1
      if count > Self.mostIntervals {
        isEndless = true
        return
      }
      queue += dependents(of: elements[index], interval, elements)
    }
  }

  /// Begins an element at a time unless it may not be restarted.
  private mutating func begin(
    _ element: TimedElement, _ index: Int, at time: Double
  ) -> Interval? {
    if let last = intervals[index].last {
      if element.restart == .never || last.begin >= time { return nil }
      if last.end > time {
        if element.restart == .whenNotActive { return nil }
        intervals[index][intervals[index].count - 1].end = time
      }
    }
    let interval = Interval(begin: time, end: end(of: element, begun: time))
    intervals[index].append(interval)
    return interval
  }

  private func end(of element: TimedElement, begun time: Double) -> Double {
    let ends = element.ends.compactMap { condition -> Double? in
      if case .offset(let end) = condition, end > time { end } else { nil }
    }
    return min(time + element.activeDuration, ends.min() ?? .infinity)
  }

  /// The times at which others begin because of an interval.
  private func dependents(
    of element: TimedElement, _ interval: Interval, _ elements: [TimedElement]
  ) -> [(time: Double, index: Int)] {
    guard let id = element.element.id else { return [] }
    var times: [(time: Double, index: Int)] = []
    for (index, other) in elements.enumerated() {
      for case .sync(let name, let isEnd, let offset) in other.begins where name == id {
        let time = (isEnd ? interval.end : interval.begin) + offset
        if time < 1e6 { times.append((time, index)) }
      }
    }
    return times
  }
}
