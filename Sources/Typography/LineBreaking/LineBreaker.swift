/// The Unicode line breaking algorithm (UAX 14, Unicode 15.0).
///
/// Numbers follow the regular expression of the annex's section 8.2, example 7, as the Unicode
/// test file does. Scripts that need a dictionary (Thai, Lao, Khmer) break at spaces only.
struct LineBreaker {
  private let units: LineBreakUnits
  /// The unit before the current one that is no space, if there is one.
  private var beforeSpaces: Int?
  private var regionalIndicators = 0
  private var number = NumberState.outside

  /// How much of a number the units so far have been.
  private enum NumberState {
    case outside
    /// A digit, then digits and infix separators.
    case inside
    /// A closing bracket after it.
    case closed
  }

  /// Whether a line may end before each scalar; the first entry, before the text, is `prohibited`.
  ///
  /// Complexity: linear.
  static func breaks(in scalars: some Collection<UInt32>) -> [LineBreak] {
    var breaker = LineBreaker(units: LineBreakUnits(scalars))
    var result = [LineBreak](repeating: .prohibited, count: scalars.count)
    for index in breaker.units.classes.indices {
      if index > 0 { result[breaker.units.starts[index]] = breaker.decision(before: index) }
      breaker.advance(past: index)
    }
    return result
  }

  private init(units: LineBreakUnits) { self.units = units }

  private mutating func advance(past index: Int) {
    let kind = units.classes[index]
    if kind != .space { beforeSpaces = index }
    regionalIndicators = kind == .regionalIndicator ? regionalIndicators + 1 : 0
    switch (kind, number) {
    case (.numeric, _): number = .inside
    case (.symbolAllowingBreakAfter, .inside), (.infixSeparator, .inside): number = .inside
    case (.closePunctuation, .inside), (.closeParenthesis, .inside), (.closeWide, .inside):
      number = .closed
    default: number = .outside
    }
  }

  /// Rules LB4 to LB31 in their order.
  private func decision(before index: Int) -> LineBreak {
    let (left, right) = (units.classes[index - 1], units.classes[index])
    switch left {
    case .mandatoryBreak, .lineFeed, .nextLine: return .mandatory
    case .carriageReturn: return right == .lineFeed ? .prohibited : .mandatory
    default: break
    }
    switch right {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace:
      return .prohibited
    default: break
    }
    if classBeforeSpaces == .zeroWidthSpace { return .allowed }
    if units.endsWithJoiner[index - 1] { return .prohibited }
    if joinsAcrossSpaces(left, right) { return .prohibited }
    if left == .space { return .allowed }
    return joins(left, right, at: index) ? .prohibited : .allowed
  }

  private var classBeforeSpaces: LineBreakClass? { beforeSpaces.map { units.classes[$0] } }

  /// LB11 to LB17, the rules that hold "even after spaces" or come before them.
  private func joinsAcrossSpaces(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    if left == .wordJoiner || right == .wordJoiner || left == .nonBreakingGlue { return true }
    switch right {
    case .nonBreakingGlue where ![.space, .breakAfter, .hyphen].contains(left): return true
    case .exclamation, .closePunctuation, .closeParenthesis, .closeWide, .infixSeparator,
      .symbolAllowingBreakAfter:
      return true
    default: break
    }
    switch (classBeforeSpaces, right) {
    case (.openPunctuation, _), (.openWide, _): return true
    case (.quotation, .openPunctuation), (.quotation, .openWide): return true
    case (.closePunctuation, .nonstarter), (.closeParenthesis, .nonstarter),
      (.closeWide, .nonstarter):
      return true
    case (.breakOpportunityBeforeAndAfter, .breakOpportunityBeforeAndAfter): return true
    default: return false
    }
  }

  /// LB19 to LB30b for two units side by side.
  private func joins(_ left: LineBreakClass, _ right: LineBreakClass, at index: Int) -> Bool {
    if left == .quotation || right == .quotation { return true }
    if left == .contingentBreak || right == .contingentBreak { return false }
    switch right {
    case .breakAfter, .hyphen, .nonstarter, .inseparable: return true
    default: break
    }
    if left == .breakBefore || followsHebrewHyphen(left, at: index) { return true }
    if left == .symbolAllowingBreakAfter && right == .hebrewLetter { return true }
    return joinsNumber(left, right, at: index) || left.joins(right)
      || (left == .regionalIndicator && right == left && regionalIndicators % 2 == 1)
  }

  /// LB21a.
  private func followsHebrewHyphen(_ left: LineBreakClass, at index: Int) -> Bool {
    (left == .hyphen || left == .breakAfter) && index >= 2
      && units.classes[index - 2] == .hebrewLetter
  }

  /// LB25 as in section 8.2, example 7.
  private func joinsNumber(_ left: LineBreakClass, _ right: LineBreakClass, at index: Int) -> Bool {
    let nextIsDigit = index + 1 < units.classes.count && units.classes[index + 1] == .numeric
    switch (left, right) {
    case (.prefix, .numeric), (.postfix, .numeric), (.openPunctuation, .numeric),
      (.openWide, .numeric), (.hyphen, .numeric):
      return true
    case (.prefix, .openPunctuation), (.prefix, .openWide), (.prefix, .hyphen),
      (.postfix, .openPunctuation), (.postfix, .openWide), (.postfix, .hyphen):
      return nextIsDigit
    case (_, .numeric), (_, .symbolAllowingBreakAfter), (_, .infixSeparator):
      return number == .inside
    case (_, .prefix), (_, .postfix): return number != .outside
    default: return false
    }
  }
}
