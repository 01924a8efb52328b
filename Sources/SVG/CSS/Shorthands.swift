/// The longhands that a declaration stands for; itself when it is none.
func expandedShorthand(_ declaration: StyleSheet.Declaration) -> [StyleSheet.Declaration] {
  func longhands(_ names: [String], _ value: String) -> [StyleSheet.Declaration] {
    names.map { .init(name: $0, value: value, isImportant: declaration.isImportant) }
  }
  switch declaration.name {
  case "marker":
    return longhands(["marker-start", "marker-mid", "marker-end"], declaration.value)
  case "font":
    return FontShorthand(declaration.value)?.longhands.flatMap { longhands([$0], $1) } ?? []
  case "text-decoration-line": return longhands(["text-decoration"], declaration.value)
  default: return [declaration]
  }
}

/// CSS's `font`: style, variant, weight and stretch in any order, then size and family.
struct FontShorthand {
  /// Properties with their values, those not named at their initial ones.
  private(set) var longhands: [(name: String, value: String)]

  init?(_ text: String) {
    var parts = [
      "font-style": "normal", "font-variant": "normal", "font-weight": "normal",
      "font-stretch": "normal",
    ]
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    while let word = words.first, Length(word.lowercased()) == nil || Self.isWeight(word) {
      if let name = Self.property(of: word) { parts[name] = word } else { break }
      words.removeFirst()
    }
    guard words.count >= 2 else { return nil }
    let size = words[0].split(separator: "/").first.map(String.init) ?? ""
    parts["font-size"] = size
    parts["font-family"] = words.dropFirst().joined(separator: " ")
    longhands = parts.map { ($0.key, $0.value) }
  }

  private static func isWeight(_ word: String) -> Bool {
    word.count == 3 && word.hasSuffix("00")
  }

  private static func property(of word: String) -> String? {
    switch word.lowercased() {
    case "normal": "font-variant"
    case "italic", "oblique": "font-style"
    case "small-caps": "font-variant"
    case "bold", "bolder", "lighter": "font-weight"
    case let word where isWeight(word): "font-weight"
    case let word where word.hasSuffix("condensed") || word.hasSuffix("expanded"): "font-stretch"
    default: nil
    }
  }
}
