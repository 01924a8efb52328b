import Drawing

/// Which units of a frame were there in the frame before, in the same order.
///
/// The pixels that no other unit touches are the same in both frames: the same units touch them in
/// the same order.
struct UnitMatching {
  /// For each unit now, the index of the same unit before; these indices grow.
  private(set) var partners: [Int?]
  /// How many units at the back are the same.
  private(set) var commonPrefix = 0

  /// Units at the ends are compared in order, those between are found by what is cheap to know of
  /// them and, of those that were found, as many are taken as keep their order.
  init(_ before: [DrawingUnit], _ now: [DrawingUnit]) {
    partners = Array(repeating: nil, count: now.count)
    let shorter = min(before.count, now.count)
    var (first, last) = (0, 0)
    while first < shorter, before[first].looksLike(now[first]) { first += 1 }
    while last < shorter - first,
      before[before.count - 1 - last].looksLike(now[now.count - 1 - last])
    { last += 1 }
    for index in 0..<first { partners[index] = index }
    for index in 0..<last { partners[now.count - 1 - index] = before.count - 1 - index }
    commonPrefix = first
    matchBetween(
      before, first..<before.count - last, now, first..<now.count - last)
  }

  private mutating func matchBetween(
    _ before: [DrawingUnit], _ old: Range<Int>, _ now: [DrawingUnit], _ new: Range<Int>
  ) {
    guard !old.isEmpty, !new.isEmpty else { return }
    if old.count == new.count, matchInPlace(before, old, now, new) { return }
    // Of units with one digest, the first; each with the next one.
    var places: [UInt64: Int] = [:]
    var next: [Int?] = Array(repeating: nil, count: old.count)
    for index in old.reversed() {
      next[index - old.lowerBound] = places.updateValue(index, forKey: before[index].digest)
    }
    var pairs: [(now: Int, before: Int)] = []
    for index in new {
      let digest = now[index].digest
      guard let found = places[digest] else { continue }
      places[digest] = next[found - old.lowerBound]
      if before[found].looksLike(now[index]) { pairs.append((index, found)) }
    }
    for pair in Self.longestGrowing(pairs) { partners[pair.now] = pair.before }
  }

  /// Matches units of the same number if most are the same.
  private mutating func matchInPlace(
    _ before: [DrawingUnit], _ old: Range<Int>, _ now: [DrawingUnit], _ new: Range<Int>
  ) -> Bool {
    let same = zip(old, new).filter { before[$0].looksLike(now[$1]) }
    guard same.count * 4 >= old.count * 3 else { return false }
    for (old, new) in same { partners[new] = old }
    return true
  }

  /// The most pairs that can be kept so that both indices grow; patience sorting.
  private static func longestGrowing(
    _ pairs: [(now: Int, before: Int)]
  ) -> [(now: Int, before: Int)] {
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].before < pair.before { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var kept: [(now: Int, before: Int)] = []
    var next = ends.last
    while let index = next {
      kept.append(pairs[index])
      next = previous[index]
    }
    return kept.reversed()
  }
}

extension UnitMatching {
  /// A run of units that have no partner, before and now, between two that have.
  struct Gap {
    var before: Range<Int>
    var now: Range<Int>
  }

  /// All gaps, where there were `count` units before.
  func gaps(before count: Int) -> [Gap] {
    var gaps: [Gap] = []
    var (oldStart, newStart) = (0, 0)
    func close(_ oldEnd: Int, _ newEnd: Int) {
      guard oldStart < oldEnd || newStart < newEnd else { return }
      gaps.append(Gap(before: oldStart..<oldEnd, now: newStart..<newEnd))
    }
    for (index, partner) in partners.enumerated() {
      guard let partner else { continue }
      close(partner, index)
      (oldStart, newStart) = (partner + 1, index + 1)
    }
    close(count, partners.count)
    return gaps
  }
}
