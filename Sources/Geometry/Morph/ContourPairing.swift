/// Which contour of one path becomes which contour of another, by role, place and size.
struct ContourPairing: Sendable {
  var pairs: [(first: Int, second: Int)] = []

  /// Outlines pair with outlines, holes with holes of the same outline, lines with lines; lines
  /// left over with outlines left over.
  init(_ first: ContourNesting, _ second: ContourNesting) {
    pair(first.indices(.outline), second.indices(.outline), first, second)
    for outlines in pairs {
      pair(
        first.indices(.hole, of: outlines.first), second.indices(.hole, of: outlines.second),
        first, second)
    }
    pair(first.indices(.line), second.indices(.line), first, second)
    let (rest, otherRest) = (unpaired(first) { $0.first }, unpaired(second) { $0.second })
    pair(rest.outlines, otherRest.lines, first, second)
    pair(rest.lines, otherRest.outlines, first, second)
  }

  private mutating func pair(
    _ firsts: [Int], _ seconds: [Int], _ first: ContourNesting, _ second: ContourNesting
  ) {
    guard !firsts.isEmpty, !seconds.isEmpty else { return }
    let (places, others) = (firsts.map(first.placement), seconds.map(second.placement))
    let partners = Assignment.solve(rows: firsts.count, columns: seconds.count) { row, column in
      let distance = (places[row].middle - others[column].middle).squaredLength
      let (large, small) = (
        max(places[row].size, others[column].size), min(places[row].size, others[column].size)
      )
      // From 0 for equal sizes to 1 for a point beside something.
      let difference = large > 0 ? 1 - small / large : 0
      return distance + 0.15 * difference * difference
    }
    for (row, column) in partners.enumerated() {
      if let column { pairs.append((firsts[row], seconds[column])) }
    }
  }

  private func unpaired(
    _ nesting: ContourNesting, _ side: ((first: Int, second: Int)) -> Int
  ) -> (outlines: [Int], lines: [Int]) {
    let taken = Set(pairs.map(side))
    return (
      nesting.indices(.outline).filter { !taken.contains($0) },
      nesting.indices(.line).filter { !taken.contains($0) }
    )
  }
}
