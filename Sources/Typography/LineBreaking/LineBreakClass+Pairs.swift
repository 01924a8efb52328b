extension LineBreakClass {
  /// Rules LB23 to LB30b as far as the two classes decide alone.
  func joins(_ right: LineBreakClass) -> Bool {
    joinsLetters(right) || joinsHangul(right) || joinsBrackets(right)
      || (right == .emojiModifier && (self == .emojiBase || self == .unassignedPictograph))
  }

  private var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }

  private var isIdeograph: Bool {
    switch self {
    case .ideographic, .emojiBase, .emojiModifier, .unassignedPictograph: true
    default: false
    }
  }

  private var isHangul: Bool {
    switch self {
    case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT: true
    default: false
    }
  }

  /// LB23, LB23a, LB24, LB28, LB29.
  private func joinsLetters(_ right: LineBreakClass) -> Bool {
    switch self {
    case .alphabetic, .hebrewLetter:
      right.isLetter || right == .numeric || right == .prefix || right == .postfix
    case .numeric, .postfix, .infixSeparator: right.isLetter
    case .prefix: right.isLetter || right.isIdeograph
    case .ideographic, .emojiBase, .emojiModifier, .unassignedPictograph: right == .postfix
    default: false
    }
  }

  /// LB26, LB27.
  private func joinsHangul(_ right: LineBreakClass) -> Bool {
    switch (self, right) {
    case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV), (.hangulL, .hangulLVT),
      (.hangulV, .hangulV), (.hangulV, .hangulT), (.hangulLV, .hangulV), (.hangulLV, .hangulT),
      (.hangulT, .hangulT), (.hangulLVT, .hangulT):
      true
    case (_, .postfix): isHangul
    case (.prefix, _): right.isHangul
    default: false
    }
  }

  /// LB30.
  private func joinsBrackets(_ right: LineBreakClass) -> Bool {
    if right == .openPunctuation { return isLetter || self == .numeric }
    return self == .closeParenthesis && (right.isLetter || right == .numeric)
  }
}
