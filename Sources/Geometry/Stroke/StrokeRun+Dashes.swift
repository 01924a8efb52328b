extension StrokeRun {
  /// Draws the dashes of a measured run that may be seen.
  ///
  /// In a closed run, a dash that reaches the end goes on with the one at the start.
  func addDashes(
    _ dashes: DashPattern, isClosed: Bool, outline: inout StrokeOutline, to output: inout Path
  ) {
    let seam = isClosed ? dashSeam(dashes) : nil
    seam?.draw(self, &outline, &output)
    var next = dashes.dash(before: 0)
    for stretch in stretches {
      let first = dashes.dash(before: stretch.from)
      if first.round > next.round { next = first }
      var step = step(at: max(dashes.range(next).start, 0))
      while let range = dashRange(dashes, next), range.start <= stretch.to {
        if range.isDrawn, !(seam?.holds(range) ?? false) {
          addDash(from: range.start, to: range.end, &step, &outline, &output)
          outline.finish(isClosed: false, to: &output)
        }
        next = dashes.dash(after: next)
      }
    }
  }

  /// What of a dash lies on the run; nil beyond its end.
  private func dashRange(_ dashes: DashPattern, _ dash: DashPattern.Dash) -> DashRange? {
    let (whole, range) = (ends.last ?? 0, dashes.range(dash))
    guard range.start <= whole else { return nil }
    let (start, end) = (max(range.start, 0), min(range.end, whole))
    // What the run's end leaves of a dash by rounding alone isn't one.
    let length = dashes.lengths[dash.index]
    let isCut = range.start < 0 || range.end > whole
    let isSliver =
      length > 0 && (end <= start || (isCut && end - start <= min(1e-9 * whole, 1e-2 * length)))
    return DashRange(start: start, end: end, isDrawn: range.end >= 0 && end >= start && !isSliver)
  }

  /// The dashes at the ends of a closed run, where there is one at its start.
  private func dashSeam(_ dashes: DashPattern) -> DashSeam? {
    let line = firstDash(dashes, after: 0) { $0.start == 0 && $0.end > 0 }
    guard let head = line ?? firstDash(dashes, after: 0, where: { $0.start == 0 }) else {
      return nil
    }
    let whole = ends.last ?? 0
    let tail =
      head.end > 0
      ? firstDash(dashes, after: whole) { $0.end >= whole && $0.start < whole && $0.start > 0 }
      : nil
    return DashSeam(head: head, tail: tail, whole: whole)
  }

  /// The first drawn dash around `place` of which `condition` is true.
  private func firstDash(
    _ dashes: DashPattern, after place: Double, where condition: (DashRange) -> Bool
  ) -> DashRange? {
    var dash = dashes.dash(before: place)
    while let range = dashRange(dashes, dash), range.start <= place {
      if range.isDrawn, condition(range) { return range }
      dash = dashes.dash(after: dash)
    }
    return nil
  }

  /// Draws a stretch of the run; one of no length is a dot.
  fileprivate func addDash(
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

/// What of a dash lies on a run.
private struct DashRange {
  var start: Double
  var end: Double
  var isDrawn: Bool
}

/// The dash over the place where a closed run begins and ends.
private struct DashSeam {
  var head: DashRange
  /// The dash that the one at the start goes on from.
  var tail: DashRange?
  var whole: Double

  func holds(_ dash: DashRange) -> Bool { dash.start == 0 || dash.start == tail?.start }

  func draw(_ run: StrokeRun, _ outline: inout StrokeOutline, _ output: inout Path) {
    if let tail {
      var step = run.step(at: tail.start)
      run.addDash(from: tail.start, to: tail.end, &step, &outline, &output)
    }
    var step = 0
    run.addDash(from: 0, to: head.end, &step, &outline, &output)
    outline.finish(isClosed: head.end >= whole, to: &output)
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
