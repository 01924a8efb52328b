/// A punctuation mark of the expression language.
enum ExpressionSymbol: String {
  case or = "||"
  case and = "&&"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case plus = "+"
  case minus = "-"
  case star = "*"
  case slash = "/"
  case percent = "%"
  case exclamationMark = "!"
  case questionMark = "?"
  case colon = ":"
  case comma = ","
  case point = "."
  case openParenthesis = "("
  case closeParenthesis = ")"
  case openBracket = "["
  case closeBracket = "]"
}

extension ExpressionSymbol {
  /// The mark that two bytes are; nil when they are none together.
  init?(_ first: UInt8, _ second: UInt8) {
    switch (first, second) {
    case (UInt8(ascii: "|"), UInt8(ascii: "|")): self = .or
    case (UInt8(ascii: "&"), UInt8(ascii: "&")): self = .and
    case (UInt8(ascii: "="), UInt8(ascii: "=")): self = .equal
    case (UInt8(ascii: "!"), UInt8(ascii: "=")): self = .notEqual
    case (UInt8(ascii: "<"), UInt8(ascii: "=")): self = .lessOrEqual
    case (UInt8(ascii: ">"), UInt8(ascii: "=")): self = .greaterOrEqual
    default: return nil
    }
  }

  /// The mark that a byte is by itself; nil when it is none.
  init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "+"): self = .plus
    case UInt8(ascii: "-"): self = .minus
    case UInt8(ascii: "*"): self = .star
    case UInt8(ascii: "/"): self = .slash
    case UInt8(ascii: "%"): self = .percent
    case UInt8(ascii: "!"): self = .exclamationMark
    case UInt8(ascii: "<"): self = .less
    case UInt8(ascii: ">"): self = .greater
    case UInt8(ascii: "?"): self = .questionMark
    case UInt8(ascii: ":"): self = .colon
    case UInt8(ascii: ","): self = .comma
    case UInt8(ascii: "."): self = .point
    case UInt8(ascii: "("): self = .openParenthesis
    case UInt8(ascii: ")"): self = .closeParenthesis
    case UInt8(ascii: "["): self = .openBracket
    case UInt8(ascii: "]"): self = .closeBracket
    default: return nil
    }
  }
}
