import Typography

extension TextEffect {
  /// How long each of `count` parts waits.
  func delays(count: Int) -> [Double] {
    let step = stagger.isFinite ? max(stagger, 0) : 0
    return ranks(count).map { $0 * step }
  }

  /// The place of each part in the order; parts that start at once have one place.
  private func ranks(_ count: Int) -> [Double] {
    let middle = Double(count - 1) / 2
    let fromCenter = (0..<count).map { (abs(Double($0) - middle) - middle.fraction).rounded() }
    return switch order {
    case .forward: (0..<count).map(Double.init)
    case .backward: (0..<count).map { Double(count - 1 - $0) }
    case .fromCenter: fromCenter
    case .toCenter: fromCenter.map { (fromCenter.max() ?? 0) - $0 }
    case .shuffled(let seed): Self.shuffled(count, seed: seed)
    }
  }

  /// Ranks by numbers that look like chance; the standard library's shuffle may change.
  private static func shuffled(_ count: Int, seed: UInt64) -> [Double] {
    var ranks = [Double](repeating: 0, count: count)
    let lots = (0..<count).map { (mixed(seed &+ UInt64($0)), $0) }
    for (rank, lot) in lots.sorted(by: <).enumerated() { ranks[lot.1] = Double(rank) }
    return ranks
  }

  /// The output function of SplitMix64 (Steele, Lea and Flood 2014).
  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Double {
  fileprivate var fraction: Double { self - rounded(.down) }
}

extension TextEffect.Unit {
  var granularity: TextUnit.Granularity {
    switch self {
    case .character: .character
    case .word: .word
    case .line: .line
    }
  }
}
