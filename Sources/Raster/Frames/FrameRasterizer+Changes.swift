import Drawing

extension FrameRasterizer {
  /// Records the units that are new and returns which pixels differ from those of `before`.
  func recordChanges(_ frame: inout RecordedFrame, since before: RecordedFrame?) -> DamagedRegion {
    var region = DamagedRegion(canvas: canvas)
    guard let before, frame.sharesGround(with: before) else {
      for index in frame.units.indices { record(index, of: &frame) }
      region.addAll()
      return region
    }
    let matching = UnitMatching(before.units, frame.units)
    for (index, partner) in matching.partners.enumerated() {
      guard let partner else {
        record(index, of: &frame)
        continue
      }
      frame.traces[index] = before.traces[partner]
      frame.traces[index].commands = 0..<0
    }
    frame.commonPrefix = matching.commonPrefix
    let gaps = matching.gaps(before: before.units.count)
    if !gaps.isEmpty { probe.begin(like: recorder, canvas) }
    for gap in gaps { add(gap, before, frame, to: &region) }
    return region
  }

  /// Records a unit unless that is done.
  func record(_ index: Int, of frame: inout RecordedFrame) {
    guard frame.traces[index].commands.isEmpty else { return }
    frame.traces[index] = recorder.record(frame.units[index], canvas)
  }

  /// Adds what differs between the units of a place before and now.
  private func add(
    _ gap: UnitMatching.Gap, _ before: RecordedFrame, _ now: RecordedFrame,
    to region: inout DamagedRegion
  ) {
    let areParts = gap.before.count == gap.now.count
    for (old, new) in zip(gap.before, gap.now)
    where !areParts || !probe.add(before.units[old], now.units[new], to: &region) {
      region.add(before.traces[old].touched)
      region.add(now.traces[new].touched)
    }
    for old in gap.before.dropFirst(gap.now.count) { region.add(before.traces[old].touched) }
    for new in gap.now.dropFirst(gap.before.count) { region.add(now.traces[new].touched) }
  }

  /// What is seen on each of `parts`, where what didn't change is recorded as well.
  func visibleUnits(_ frame: inout RecordedFrame, on parts: [PixelBounds]) -> [VisibleUnits] {
    parts.map { part in
      let visible = UnitTrace.visible(frame.traces, from: ground.count, on: part)
      for index in visible.indices { record(index, of: &frame) }
      return visible
    }
  }
}
