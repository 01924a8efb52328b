/// A word of an expression.
struct ExpressionToken: Equatable {
  enum Kind: Equatable {
    case number(Double)
    case string(String)
    /// The hexadecimal digits after `#`.
    case color(String)
    case name(String)
    /// An operator, bracket or other punctuation mark.
    case symbol(ExpressionSymbol)
    case end
  }

  let kind: Kind
  /// The bytes of its text, in the expression's UTF-8.
  let range: Range<Int>
}
