import Animate

/// One block of seats.
struct Tribune: Identifiable, Equatable, Sendable {
  let id: String
  let tier: Int
  /// How far around the pitch it stands, 0…1.
  let turn: Double
  let outline: Path
  let seats: Path
  let center: CGPoint
  /// What turns it upright, with the pitch below it.
  let upright: Angle

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}

/// A ring of tribunes around the pitch.
struct Tier: Sendable {
  var distance: Double
  var depth: Double
  var rows: Int
  /// Blocks along the long side, along the short side and around a corner.
  var blocks: (long: Int, short: Int, corner: Int)

  static let all = [
    Tier(distance: 15, depth: 27, rows: 5, blocks: (5, 3, 2)),
    Tier(distance: 47, depth: 30, rows: 6, blocks: (6, 3, 3)),
    Tier(distance: 82, depth: 34, rows: 7, blocks: (7, 4, 4)),
  ]
}
