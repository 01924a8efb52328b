/// Finds the cuts that divide two contours into pieces that belong together.
///
/// Every joint of either contour is a cut. Corners that belong together share one, and so do joints
/// that the map brings to the same place.
enum JointMatching {
  typealias Cut = (first: Double, second: Double)

  static func cuts(_ first: Contour, _ second: Contour, _ nodes: [OutlineMap.Node]) -> [Cut] {
    let (joints, others) = (first.innerJoints, second.innerJoints)
    let (warp, fixed) = fixed(joints, others, nodes)
    let anchors = anchors(joints, others, warp, fixed)
    let map = warp.through(anchors)
    var cuts = anchors
    let (taken, takenOthers) = (Set(anchors.map(\.first)), Set(anchors.map(\.second)))
    for joint in joints where !taken.contains(joint.place) {
      cuts.append((joint.place, map.second(at: joint.place)))
    }
    for other in others where !takenOthers.contains(other.place) {
      cuts.append((map.first(at: other.place), other.place))
    }
    cuts.sort { ($0.first, $0.second) < ($1.first, $1.second) }
    return rising(cuts)
  }

  /// Rounding may put two cuts at the same place in the wrong order on the other side.
  private static func rising(_ cuts: [Cut]) -> [Cut] {
    var (result, highest) = (cuts, 0.0)
    for index in result.indices {
      highest = max(highest, result[index].second)
      result[index].second = highest
    }
    return result
  }
}

extension JointMatching {
  /// The map, and those of its fixed nodes that are joints on either side.
  ///
  /// Symmetrical parts are found once and copied, so that a copy may lie a little beside its corner.
  private static func fixed(
    _ joints: [Joint], _ others: [Joint], _ nodes: [OutlineMap.Node]
  ) -> (warp: ContourWarp, cuts: [Cut]) {
    var (cuts, all): ([Cut], [Cut]) = ([(0, 0)], [])
    for node in nodes {
      let (first, second) = (
        node.isFixed ? snapped(node.first, joints) : nil,
        node.isFixed ? snapped(node.second, others) : nil
      )
      let cut = (min(first ?? node.first, 1), min(second ?? node.second, 1))
      guard let last = all.last else {
        all.append((0, 0))
        continue
      }
      guard cut.0 >= last.first, cut.1 >= last.second, cut != last else { continue }
      all.append(cut)
      if first != nil || second != nil { cuts.append(cut) }
    }
    if let last = all.last, last != (1, 1) { all.append((1, 1)) }
    if let last = cuts.last, last != (1, 1) { cuts.append((1, 1)) }
    return (ContourWarp(nodes: all), cuts)
  }

  /// The joint at `place`, or the corner a little beside it.
  private static func snapped(_ place: Double, _ joints: [Joint]) -> Double? {
    if place < 1e-9 { return 0 }
    if place > 1 - 1e-9 { return 1 }
    let nearest = joints.min { abs($0.place - place) < abs($1.place - place) }
    guard let nearest, abs(nearest.place - place) < (nearest.isCorner ? 0.012 : 1e-6) else {
      return nil
    }
    return nearest.place
  }
}

extension JointMatching {
  private struct Candidate {
    var cut: Cut
    var cost: Double
  }

  /// The pairs of joints that share a cut, with both ends, in rising order.
  private static func anchors(
    _ joints: [Joint], _ others: [Joint], _ warp: ContourWarp, _ fixed: [Cut]
  ) -> [Cut] {
    var anchors = fixed
    for candidate in candidates(joints, others, warp) {
      let (first, second) = candidate.cut
      let index = anchors.firstIndex { $0.first >= first } ?? anchors.count - 1
      let (low, high) = (anchors[index - 1], anchors[index])
      guard low.first < first, first < high.first, low.second < second, second < high.second
      else { continue }
      anchors.insert(candidate.cut, at: index)
    }
    return anchors
  }

  /// Pairs of joints near each other, the best first.
  private static func candidates(
    _ joints: [Joint], _ others: [Joint], _ warp: ContourWarp
  ) -> [Candidate] {
    let places = others.map { ($0.place + warp.first(at: $0.place)) / 2 }
    var result: [Candidate] = []
    for joint in joints {
      let place = (joint.place + warp.second(at: joint.place)) / 2
      let near = places.lowerBound(place)
      for index in max(near - 3, 0)..<min(near + 3, others.count) {
        let slip = abs(places[index] - place)
        let reach = reach(joint, others[index])
        guard slip < reach else { continue }
        result.append(Candidate(cut: (joint.place, others[index].place), cost: slip / reach))
      }
    }
    return result.sorted { $0.cost < $1.cost }
  }

  /// How far apart two joints may lie, as a fraction of the length, to share a cut.
  private static func reach(_ joint: Joint, _ other: Joint) -> Double {
    joint.isCorner && other.isCorner && joint.turn * other.turn > 0 ? 0.012 : 0.003
  }
}

extension ContourWarp {
  /// The warp bent so that it goes through `anchors`, which include both ends.
  fileprivate func through(_ anchors: [JointMatching.Cut]) -> ContourWarp {
    let room = 0.002
    var result = [anchors[0]]
    var next = nodes.makeIterator()
    var node = next.next()
    for (low, high) in zip(anchors, anchors.dropFirst()) {
      while let current = node, current.first < high.first {
        if current.first > low.first + room, current.first < high.first - room,
          current.second > low.second + room, current.second < high.second - room
        {
          result.append(current)
        }
        node = next.next()
      }
      result.append(high)
    }
    return ContourWarp(nodes: result)
  }
}

extension [Double] {
  /// The index of the first element that isn't less than `value`.
  fileprivate func lowerBound(_ value: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
