/// What counts in a search for the places of two outlines that belong together.
///
/// The cost of a way follows what is seen half-way: sites that are far from each other, stretches
/// that differ in direction or length, and turns that the other side doesn't make. The turns are
/// compared as by Sebastian, Klein and Kimia, "On aligning curves", 2003. Outlines are about a unit
/// in size here.
struct AlignmentCosts {
  let first: OutlineSites
  let second: OutlineSites

  private static var distance: Double { 0.4 }
  private static var direction: Double { 1 }
  private static var length: Double { 0.3 }
  private static var turn: Double { 0.35 }
}

extension AlignmentCosts {
  @inline(__always)
  func atPair(_ site: OutlineSite, _ other: OutlineSite) -> Double {
    Self.turn * abs(site.turn - other.turn)
  }

  /// The cost of two stretches run through together, but for their turns.
  @inline(__always)
  func stretch(
    _ from: (OutlineSite, OutlineSite), _ to: (OutlineSite, OutlineSite), _ distance: Double
  ) -> Double {
    let (length, otherLength) = (
      to.0.distance - from.0.distance, to.1.distance - from.1.distance
    )
    let (sum, difference) = (length + otherLength, length - otherLength)
    let near = (from.0.point - from.1.point).squaredLength
    // Half-way the stretch is as long as half of this.
    let chord = (to.0.point - from.0.point) + (to.1.point - from.1.point)
    let shortening = max(sum - chord.squaredLength.squareRoot(), 0)
    return Self.distance * sum * (distance + near) / 4 + Self.direction * shortening / 2
      + Self.length * difference * difference / max(sum, 1e-9)
  }

  /// The cost of turns between two pairs, given as sums with and without their signs.
  @inline(__always)
  func turn(_ turns: (Double, Double), _ bends: (Double, Double)) -> Double {
    Self.turn
      * (abs(turns.0 - turns.1) + bends.0 - abs(turns.0) + bends.1 - abs(turns.1))
  }

  /// The cost of a corner that becomes an edge with two corners, or a bend; infinite where these turn
  /// too differently.
  func split(_ corner: OutlineSite, _ sites: OutlineSites, _ from: Int, _ to: Int) -> Double {
    let turn = sites.turn(from: from, through: to)
    guard abs(corner.turn - turn.net) < 0.6 * abs(corner.turn) else { return .infinity }
    let length = sites.isBend(from: from, to: to) ? 0 : sites[to].distance - sites[from].distance
    return Self.turn * (abs(corner.turn - turn.net) + turn.lost / 2) + Self.length * length
      + remoteness(corner.point, sites, from, to)
  }

  /// The cost of an edge that grows out of a point; most where it leaves the outline there.
  func growth(
    _ side: OutlineSites, _ index: Int, _ sites: OutlineSites, _ from: Int, _ to: Int
  ) -> Double {
    let (edge, heading) = (sites[to].point - sites[from].point, side.heading(index))
    let leaving = edge.length - edge.dot(heading)
    let turn = sites.turn(between: from, and: to)
    return Self.turn * (abs(turn.net) + turn.lost) + 4 * Self.direction * leaving
      + remoteness(side[index].point, sites, from, to)
  }

  private func remoteness(
    _ point: CGPoint, _ sites: OutlineSites, _ from: Int, _ to: Int
  ) -> Double {
    let distances =
      (sites[from].point - point).squaredLength + (sites[to].point - point).squaredLength
    return Self.distance * (sites[to].distance - sites[from].distance) * distances / 4
  }
}

extension AlignmentCosts {
  /// How far the sides turn differently between two pairs, in radians.
  func mismatch(_ pair: SiteAlignment.Pair, _ next: SiteAlignment.Pair) -> Double {
    let turn = first.turn(between: pair.first, and: next.first)
    let other = second.turn(between: pair.second, and: next.second)
    return abs(turn.net - other.net) + turn.lost + other.lost
  }

  /// The same where one side stays at a corner, with the turns at both pairs.
  func splitMismatch(_ pair: SiteAlignment.Pair, _ next: SiteAlignment.Pair) -> Double {
    let (corner, turn) =
      pair.first == next.first
      ? (first[pair.first].turn, second.turn(from: pair.second, through: next.second))
      : (second[pair.second].turn, first.turn(from: pair.first, through: next.first))
    return abs(corner - turn.net) + turn.lost
  }
}
