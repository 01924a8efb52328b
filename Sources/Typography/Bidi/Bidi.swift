import CFriBidi

/// The levels of a paragraph by the Unicode bidirectional algorithm (UAX 9), through FriBidi.
struct Bidi {
  /// The paragraph's own level: 0 is left to right, 1 right to left.
  let paragraphLevel: UInt8
  /// The level of each scalar; odd ones run from right to left.
  let levels: [UInt8]

  /// Resolves a paragraph without its terminator; a nil level is that of its first strong scalar.
  init(_ scalars: [UInt32], paragraphLevel requested: UInt8?) {
    if requested != 1 && !scalars.contains(where: Self.mayRunRightToLeft) {
      self.init(paragraphLevel: 0, levels: Array(repeating: 0, count: scalars.count))
      return
    }
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    var direction = Self.direction(requested)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    let maximum = fribidi_get_par_embedding_levels_ex(
      types, brackets, count, &direction, &levels)
    // FriBidi answers 0 when memory runs out; left to right is the best guess then.
    self.init(
      paragraphLevel: maximum != 0 && direction.rawValue & 1 != 0 ? 1 : 0,
      levels: levels.map { UInt8(clamping: max(0, $0)) })
  }

  private init(paragraphLevel: UInt8, levels: [UInt8]) {
    (self.paragraphLevel, self.levels) = (paragraphLevel, levels)
  }

  /// Hebrew is the first block from right to left; everything that can turn direction is above it.
  private static func mayRunRightToLeft(_ scalar: UInt32) -> Bool { scalar >= 0x590 }

  /// The values of FRIBIDI_PAR_LTR, _RTL and _ON, which are macros that Swift doesn't see.
  private static func direction(_ level: UInt8?) -> FriBidiParType {
    switch level {
    case nil: FriBidiParType(0x40)
    case .some(let level): FriBidiParType(level % 2 == 0 ? 0x110 : 0x111)
    }
  }

  /// The visual order, left to right, of pieces of a line with these levels (rule L2).
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    let lowestOdd = levels.filter { $0 % 2 == 1 }.min()
    guard let lowestOdd, let highest = levels.max() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      reverseRuns(atLeast: level, of: levels, in: &order)
    }
    return order
  }

  private static func reverseRuns(atLeast level: UInt8, of levels: [UInt8], in order: inout [Int]) {
    var start = 0
    while start < order.count {
      var end = start
      while end < order.count, levels[order[end]] >= level { end += 1 }
      order[start..<end].reverse()
      start = max(end, start + 1)
    }
  }
}
