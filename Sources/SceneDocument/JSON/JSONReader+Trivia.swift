extension JSONReader {
  /// Passes white space and comments.
  mutating func skipTrivia() throws(Stop) {
    while true {
      switch current {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      case UInt8(ascii: "/"):
        guard try skipComment() else { return }
      default: return
      }
    }
  }

  /// Passes a comment; false when the slash begins none.
  private mutating func skipComment() throws(Stop) -> Bool {
    switch peek(1) {
    case UInt8(ascii: "/"):
      while !isAtEnd, current != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "*"):
      let start = position
      position += 2
      while current != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") {
        guard !isAtEnd else { throw stop("this comment isn't closed", at: start..<start + 2) }
        position += 1
      }
      position += 2
    default: return false
    }
    return true
  }
}
