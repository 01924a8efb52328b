extension StrokeRun {
  /// Measures the steps and finds what may be seen of them.
  mutating func measure(_ window: StrokeWindow?) {
    var sum = 0.0
    for step in steps {
      let start = sum
      switch step {
      case .line(let from, let to):
        sum += (to - from).length
        tables.append(nil)
        if let window, let range = window.range(from, to) {
          let length = sum - start
          addStretch(start + range.from * length, start + range.to * length)
        }
      case .curve(let curve):
        let table = ArcLengthTable(curve)
        sum += table.length
        tables.append(table)
        window?.ranges(of: curve) { from, to in
          addStretch(
            start + table.length(upTo: from, on: curve), start + table.length(upTo: to, on: curve))
        }
      }
      ends.append(sum)
    }
    if window == nil { stretches.append((0, sum)) }
  }

  /// How many dashes may be seen, or a few more; infinite when they are too many to be told apart.
  func dashCount(_ dashes: DashPattern, isClosed: Bool) -> Double {
    let farthest = (isClosed ? ends.last : stretches.last?.to) ?? 0
    guard farthest / dashes.period < 1e15 else { return .infinity }
    return stretches.reduce(0) { $0 + dashes.count(in: $1.to - $1.from) }
  }

  private mutating func addStretch(_ from: Double, _ to: Double) {
    if let last = stretches.last, from <= last.to {
      stretches[stretches.count - 1].to = max(last.to, to)
    } else {
      stretches.append((from, to))
    }
  }

  /// The first step that ends after `place`; the last one when there is none.
  func step(at place: Double) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
