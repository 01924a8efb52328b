/// How well the corners of two closed contours meet when one of them starts elsewhere.
struct CornerAgreement {
  private let first: [Joint]
  private let second: [Joint]
  /// The sum of all turns at corners.
  private let whole: Double

  /// How many corners of each contour are looked at.
  private static let most = 24
  /// How far apart corners may lie that count as meeting, as a fraction of the length.
  private static let reach = 0.02

  init(_ first: Contour, _ second: Contour) {
    self.first = Array(first.joints.filter(\.isCorner).prefix(Self.most))
    self.second = Array(second.joints.filter(\.isCorner).prefix(Self.most))
    whole = (self.first + self.second).reduce(0) { $0 + abs($1.turn) }
  }

  /// The offsets at which two corners of the same side meet.
  var offsets: [Double] {
    first.flatMap { corner in
      second.filter { $0.turn * corner.turn > 0 }.map { $0.place - corner.place }
    }
  }

  /// The share, 0…1, of the turns that lies in corners which meet at an offset.
  func share(offset: Double) -> Double {
    guard whole > 0 else { return 0 }
    let common = first.reduce(0.0) { sum, corner in
      let partner = second.first {
        $0.turn * corner.turn > 0
          && abs(($0.place - corner.place - offset).remainder(dividingBy: 1)) < Self.reach
      }
      return sum + (partner.map { abs(corner.turn) + abs($0.turn) } ?? 0)
    }
    return min(common / whole, 1)
  }
}
