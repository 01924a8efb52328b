/// The rules of a style sheet in their order.
struct StyleSheet: Sendable {
  /// Selectors with what they declare.
  struct Rule: Sendable {
    var selectors: [Selector]
    var declarations: [Declaration]
  }

  /// A property with its value as written.
  struct Declaration: Sendable, Hashable {
    var name: String
    var value: String
    var isImportant = false
  }

  var rules: [Rule] = []
  /// The blocks of `@keyframes` by name; later ones of a name replace earlier ones.
  var keyframes: [String: [Keyframe]] = [:]

  /// A block of `@keyframes`: places of the time and what is declared there.
  struct Keyframe: Sendable {
    var offsets: [Double]
    var declarations: [Declaration]
  }

  /// Reads a style sheet; what can't be read is left out, as CSS asks.
  init(_ text: String) {
    var scanner = CSSRuleScanner(text)
    read(&scanner)
  }

  private mutating func read(_ scanner: inout CSSRuleScanner) {
    while let block = scanner.nextBlock() {
      let prelude = trimmed(block.prelude)
      if prelude.hasPrefix("@") {
        readAtRule(prelude, block.body)
      } else if let selectors = Selector.list(prelude) {
        rules.append(Rule(selectors: selectors, declarations: declarations(block.body)))
      }
    }
  }

  private mutating func readAtRule(_ prelude: String, _ body: String) {
    let words = prelude.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let argument = words.count > 1 ? trimmed(words[1]) : ""
    switch words.first {
    case "@media" where ["all", "screen", ""].contains(argument):
      var scanner = CSSRuleScanner(body)
      read(&scanner)
    case "@keyframes", "@-webkit-keyframes": keyframes[unquoted(argument)] = frames(body)
    default: break
    }
  }

  private func frames(_ body: String) -> [Keyframe] {
    var scanner = CSSRuleScanner(body)
    var frames: [Keyframe] = []
    while let block = scanner.nextBlock() {
      let offsets = block.prelude.split(separator: ",").compactMap { keyframeOffset(trimmed($0)) }
      frames.append(Keyframe(offsets: offsets, declarations: declarations(block.body)))
    }
    return frames
  }

  private func keyframeOffset(_ text: String) -> Double? {
    switch text {
    case "from": 0
    case "to": 1
    default: text.hasSuffix("%") ? numberOrPercentage(text) : nil
    }
  }
}

/// The declarations of a block or of a `style` attribute.
func declarations(_ text: String) -> [StyleSheet.Declaration] {
  var scanner = CSSRuleScanner(text)
  var result: [StyleSheet.Declaration] = []
  while let piece = scanner.nextDeclaration() {
    guard let colon = piece.firstIndex(of: ":") else { continue }
    let name = trimmed(piece[..<colon]).lowercased()
    var value = trimmed(piece[piece.index(after: colon)...])
    let isImportant = value.lowercased().hasSuffix("!important")
    if isImportant { value = trimmed(value.dropLast("!important".count)) }
    guard !name.isEmpty, !value.isEmpty else { continue }
    result += expandedShorthand(.init(name: name, value: value, isImportant: isImportant))
  }
  return result
}

/// A text without quotation marks around it.
func unquoted(_ text: String) -> String {
  guard text.utf8.count >= 2, let first = text.utf8.first, first == text.utf8.last else {
    return text
  }
  return first == 0x22 || first == 0x27 ? String(text.dropFirst().dropLast()) : text
}
