/// Cuts a style sheet into blocks and a block into declarations, by CSS's nesting of brackets and quotes.
struct CSSRuleScanner {
  /// What stands before braces and in them.
  struct Block {
    var prelude: String
    var body: String
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = CSSRuleScanner.withoutComments(Array(text.utf8)) }

  /// The next rule with a block; statements that end in a semicolon are passed.
  mutating func nextBlock() -> Block? {
    while let (prelude, stop) = take(until: [0x7B, 0x3B, 0x7D]) {
      guard stop == 0x7B else {
        if stop == nil { return nil }
        continue
      }
      return Block(prelude: prelude, body: takeBody())
    }
    return nil
  }

  /// The next piece up to a semicolon.
  mutating func nextDeclaration() -> String? { take(until: [0x3B])?.text }

  /// What comes before one of `stops` outside of brackets and quotes, and which it was.
  private mutating func take(until stops: [UInt8]) -> (text: String, stop: UInt8?)? {
    guard position < bytes.count else { return nil }
    let start = position
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      if depth == 0, stops.contains(byte) {
        position += 1
        return (text(start, position - 1), byte)
      }
      switch byte {
      case 0x28, 0x5B: depth += 1
      case 0x29, 0x5D: depth = max(depth - 1, 0)
      case 0x22, 0x27: skipQuoted(byte)
      default: break
      }
      position += 1
    }
    return (text(start, position), nil)
  }

  /// What stands up to the brace that closes the one before.
  private mutating func takeBody() -> String {
    let start = position
    var depth = 1
    while position < bytes.count {
      switch bytes[position] {
      case 0x7B: depth += 1
      case 0x7D: depth -= 1
      case 0x22, 0x27: skipQuoted(bytes[position])
      default: break
      }
      position += 1
      if depth == 0 { return text(start, position - 1) }
    }
    return text(start, min(position, bytes.count))
  }

  /// Goes to the quotation mark that ends what begins here.
  private mutating func skipQuoted(_ quote: UInt8) {
    position += 1
    while position < bytes.count, bytes[position] != quote {
      position += bytes[position] == 0x5C ? 2 : 1
    }
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(
      decoding: bytes[min(start, bytes.count)..<min(max(end, start), bytes.count)], as: UTF8.self)
  }

  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var (result, index): ([UInt8], Int) = ([], 0)
    result.reserveCapacity(bytes.count)
    while index < bytes.count {
      if bytes[index] == 0x2F, index + 1 < bytes.count, bytes[index + 1] == 0x2A {
        index += 2
        while index + 1 < bytes.count, !(bytes[index] == 0x2A && bytes[index + 1] == 0x2F) {
          index += 1
        }
        index += 2
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
