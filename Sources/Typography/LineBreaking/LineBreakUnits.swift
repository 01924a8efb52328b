/// A text as the rules of UAX 14 see it: a base with its combining marks counts as one unit.
///
/// Rules LB9 and LB10: marks belong to the base before them, and are `alphabetic` where there is
/// none.
struct LineBreakUnits {
  /// The class of each unit's base.
  private(set) var classes: [LineBreakClass] = []
  /// The index of each unit's first scalar.
  private(set) var starts: [Int] = []
  /// Whether a unit's last scalar is a zero width joiner.
  private(set) var endsWithJoiner: [Bool] = []

  init(_ scalars: some Collection<UInt32>) {
    classes.reserveCapacity(scalars.count)
    starts.reserveCapacity(scalars.count)
    endsWithJoiner.reserveCapacity(scalars.count)
    for (index, scalar) in scalars.enumerated() { append(LineBreakClass(of: scalar), at: index) }
  }

  private mutating func append(_ kind: LineBreakClass, at index: Int) {
    let isMark = kind == .combiningMark || kind == .zeroWidthJoiner
    if isMark, let base = classes.last, base.takesMarks {
      endsWithJoiner[endsWithJoiner.count - 1] = kind == .zeroWidthJoiner
      return
    }
    classes.append(isMark ? .alphabetic : kind)
    starts.append(index)
    endsWithJoiner.append(kind == .zeroWidthJoiner)
  }
}

extension LineBreakClass {
  /// Whether marks after it combine with it (LB9).
  fileprivate var takesMarks: Bool {
    switch self {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace: false
    default: true
    }
  }
}
