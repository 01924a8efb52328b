import CTypography

/// The Line_Break property of a scalar (UAX 14, Unicode 15.0), resolved by rule LB1.
///
/// `scripts/generate-line-break-table` numbers the classes in the order of these cases. Three
/// classes are split where a rule asks for a further property: `openWide` and `closeWide` are
/// brackets with an East Asian width of F, W or H (LB30); `unassignedPictograph` is reserved for
/// emoji to come (LB30b).
enum LineBreakClass: UInt8 {
  case alphabetic
  case breakOpportunityBeforeAndAfter
  case breakAfter
  case breakBefore
  case mandatoryBreak
  case contingentBreak
  case closePunctuation
  case combiningMark
  case closeParenthesis
  case closeWide
  case carriageReturn
  case emojiBase
  case emojiModifier
  case exclamation
  case nonBreakingGlue
  case hangulLV
  case hangulLVT
  case hebrewLetter
  case hyphen
  case ideographic
  case unassignedPictograph
  case inseparable
  case infixSeparator
  case hangulL
  case hangulT
  case hangulV
  case lineFeed
  case nextLine
  case nonstarter
  case numeric
  case openPunctuation
  case openWide
  case postfix
  case prefix
  case quotation
  case regionalIndicator
  case space
  case symbolAllowingBreakAfter
  case wordJoiner
  case zeroWidthSpace
  case zeroWidthJoiner

  /// The class of a scalar; of a number that is no scalar, `alphabetic`.
  init(of scalar: UInt32) {
    self = LineBreakClass(rawValue: line_break_class(scalar)) ?? .alphabetic
  }
}
