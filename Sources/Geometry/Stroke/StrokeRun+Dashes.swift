extension StrokeRun {
  /// Measures the steps; returns how many dashes there are, or nil when they can't be counted.
  mutating func measure(_ dashes: DashPattern) -> Int? {
    var sum = 0.0
    for step in steps {
      switch step {
      case .line(let start, let end):
        sum += (end - start).length
        tables.append(nil)
      case .curve(let curve):
        let table = ArcLengthTable(curve)
        sum += table.length
        tables.append(table)
      }
      ends.append(sum)
    }
    let count = (sum / dashes.period + 1) * Double(dashes.lengths.count / 2)
    return count < 1e9 ? Int(count) : nil
  }

  /// Draws the dashes of a measured run.
  ///
  /// In a closed run, a dash that reaches the end goes on with the one at the start.
  func addDashes(
    _ dashes: DashPattern, isClosed: Bool, outline: inout StrokeOutline, to output: inout Path
  ) {
    let whole = ends.last ?? 0
    var (index, place, step) = (dashes.start.index, 0.0, 0)
    var end = dashes.start.rest
    /// The end of a dash at the start that the last one may join.
    var head: Double?
    while place <= whole {
      // A dash that rounding alone begins or ends within the run isn't one.
      let isSliver =
        dashes.lengths[index] > 0 && min(end, whole) - place <= 1e-9 * whole
      let isDrawn = index % 2 == 0 && !isSliver
      if isDrawn, place == 0, isClosed {
        head = end
      } else if isDrawn {
        let joins = end >= whole ? head.map { $0 > 0 } ?? false : false
        addDash(from: place, to: min(end, whole), &step, &outline, &output)
        if joins, let first = head, place < whole {
          step = 0
          addDash(from: 0, to: min(first, whole), &step, &outline, &output)
          head = nil
        }
        outline.finish(isClosed: false, to: &output)
      }
      index = (index + 1) % dashes.lengths.count
      // Lengths too small to move on are passed over.
      if end > whole { break }
      place = end
      end += dashes.lengths[index]
    }
    guard let head else { return }
    step = 0
    addDash(from: 0, to: min(head, whole), &step, &outline, &output)
    outline.finish(isClosed: head >= whole, to: &output)
  }

  /// Draws a stretch of the run; one of no length is a dot.
  private func addDash(
    from: Double, to: Double, _ step: inout Int, _ outline: inout StrokeOutline,
    _ output: inout Path
  ) {
    while step < ends.count - 1, ends[step] <= from { step += 1 }
    guard to > from else { return addDot(at: from, step, &outline, &output) }
    var current = step
    while current < steps.count {
      let start = current == 0 ? 0 : ends[current - 1]
      guard start < to else { break }
      if current > step, steps[current].start != steps[current - 1].end {
        outline.finish(isClosed: false, to: &output)
      }
      if let part = steps[current].part(
        from - start, to - start, of: ends[current] - start, tables[current])
      {
        outline.add(part)
      }
      step = current
      current += 1
    }
  }

  private func addDot(
    at place: Double, _ step: Int, _ outline: inout StrokeOutline, _ output: inout Path
  ) {
    let start = step == 0 ? 0 : ends[step - 1]
    let dot = steps[step].position(place - start, of: ends[step] - start, tables[step])
    outline.addDot(at: dot.point, direction: dot.direction, to: &output)
  }
}

extension StrokeStep {
  /// What lies between two lengths along the step; nil when that is nothing.
  fileprivate func part(
    _ from: Double, _ to: Double, of whole: Double, _ table: ArcLengthTable?
  ) -> StrokeStep? {
    if from <= 0, to >= whole { return self }
    let (low, high) = (parameter(from, of: whole, table), parameter(to, of: whole, table))
    guard low < high else { return nil }
    switch self {
    case .line(let start, let end):
      return .line(
        low == 0 ? start : start.interpolated(to: end, low),
        high == 1 ? end : start.interpolated(to: end, high))
    case .curve(let curve): return .curve(curve.stretch(from: low, to: high))
    }
  }

  fileprivate func position(
    _ place: Double, of whole: Double, _ table: ArcLengthTable?
  ) -> (point: CGPoint, direction: CGPoint) {
    let parameter = parameter(place, of: whole, table)
    switch self {
    case .line(let start, let end):
      return (
        start.interpolated(to: end, parameter), (end - start).normalized ?? CGPoint(x: 1, y: 0)
      )
    case .curve(let curve):
      return (
        curve.point(at: parameter), curve.tangent(at: parameter) ?? CGPoint(x: 1, y: 0)
      )
    }
  }

  private func parameter(
    _ place: Double, of whole: Double, _ table: ArcLengthTable?
  ) -> Double {
    guard place > 0, whole > 0 else { return 0 }
    guard place < whole else { return 1 }
    guard case .curve(let curve) = self, let table else { return place / whole }
    return table.parameter(atLength: place, on: curve)
  }
}
