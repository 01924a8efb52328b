import Drawing

extension FrameRasterizer {
  /// Records the units that are new and returns which pixels differ from those of `before`.
  func recordChanges(_ frame: inout RecordedFrame, since before: RecordedFrame?) -> DamagedRegion {
    var region = DamagedRegion(canvas: canvas)
    guard let before, frame.sharesGround(with: before) else {
      for index in frame.units.indices { record(&frame.units[index]) }
      region.addAll()
      return region
    }
    let matching = UnitMatching(before.units, frame.units)
    for (index, partner) in matching.partners.enumerated() {
      guard let partner else {
        record(&frame.units[index])
        continue
      }
      frame.units[index].trace = before.units[partner].trace
      frame.units[index].trace.commands = 0..<0
    }
    let gaps = matching.gaps(before: before.units.count)
    if !gaps.isEmpty { probe.begin(like: recorder, canvas) }
    for gap in gaps { add(before.units[gap.before], frame.units[gap.now], to: &region) }
    return region
  }

  private func record(_ unit: inout DrawingUnit) { unit.trace = recorder.record(unit, canvas) }

  /// Adds what differs between the units of a place before and now.
  private func add(
    _ before: ArraySlice<DrawingUnit>, _ now: ArraySlice<DrawingUnit>,
    to region: inout DamagedRegion
  ) {
    guard before.count == now.count else {
      for unit in before { region.add(unit.trace.touched) }
      for unit in now { region.add(unit.trace.touched) }
      return
    }
    for (old, new) in zip(before, now) where !probe.add(old, new, to: &region) {
      region.add(old.trace.touched)
      region.add(new.trace.touched)
    }
  }

  /// Records the units that didn't change but are seen where others did.
  func recordUnchanged(_ frame: inout RecordedFrame, on parts: [PixelBounds]) {
    let traces = frame.units.map(\.trace)
    for part in parts {
      for index in UnitTrace.visible(traces, on: part).indices
      where frame.units[index].trace.commands.isEmpty { record(&frame.units[index]) }
    }
  }
}
