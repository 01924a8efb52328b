internal import Drawing

/// What the parser makes of an expression's text: a tree with places, names not yet looked up.
struct ExpressionSyntax {
  indirect enum Node {
    case number(Double)
    case string(String)
    case boolean(Bool)
    case color(Color.Resolved)
    case name(String)
    case list([ExpressionSyntax])
    case unary(UnaryOperator, ExpressionSyntax)
    case binary(BinaryOperator, ExpressionSyntax, ExpressionSyntax)
    case conditional(ExpressionSyntax, ExpressionSyntax, ExpressionSyntax)
    case call(String, [ExpressionSyntax])
    case index(ExpressionSyntax, ExpressionSyntax)
    case member(ExpressionSyntax, ExpressionToken)
  }

  let node: Node
  /// The bytes of its text, in the expression's UTF-8.
  let range: Range<Int>
  /// How many nodes lie on the longest way down, itself included.
  let depth: Int
}

/// `-x` and `!x`.
enum UnaryOperator: String {
  case negate = "-"
  case not = "!"

  /// The operator that a punctuation mark before a value is.
  init?(_ symbol: ExpressionSymbol) {
    switch symbol {
    case .minus: self = .negate
    case .exclamationMark: self = .not
    default: return nil
    }
  }
}

/// The operators between two values, and how tightly each holds them.
enum BinaryOperator: String {
  case or = "||"
  case and = "&&"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"

  var precedence: Int {
    switch self {
    case .or: 2
    case .and: 3
    case .equal, .notEqual: 4
    case .less, .lessOrEqual, .greater, .greaterOrEqual: 5
    case .add, .subtract: 6
    case .multiply, .divide, .remainder: 7
    }
  }
}

extension BinaryOperator {
  /// The operator that a punctuation mark between two values is.
  init?(_ symbol: ExpressionSymbol) {
    switch symbol {
    case .or: self = .or
    case .and: self = .and
    case .equal: self = .equal
    case .notEqual: self = .notEqual
    case .less: self = .less
    case .lessOrEqual: self = .lessOrEqual
    case .greater: self = .greater
    case .greaterOrEqual: self = .greaterOrEqual
    case .plus: self = .add
    case .minus: self = .subtract
    case .star: self = .multiply
    case .slash: self = .divide
    case .percent: self = .remainder
    default: return nil
    }
  }
}

/// A mistake in an expression: what is wrong, at which of its UTF-8 bytes.
struct ExpressionError: Error, Equatable {
  let message: String
  let range: Range<Int>
}

/// How large an expression may be.
enum ExpressionLimits {
  /// Bytes of its text.
  static let byteCount = 10_000
  /// Operations inside one another.
  static let depth = 128
}
