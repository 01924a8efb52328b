import Drawing
import Geometry
import Motion

/// Mixes values of CSS properties.
enum StyleInterpolation {
  /// The value at a share of the way; halfway for values that can't be mixed.
  static func value(_ name: String, _ from: String?, _ to: String?, _ share: Double) -> String? {
    guard let from = from ?? standard(name, like: to), let to = to ?? standard(name, like: from)
    else { return nil }
    let (first, second) = (
      name == "transform" ? spelled(from, like: to) : from,
      name == "transform" ? spelled(to, like: from) : to
    )
    if let mixed = AnimatedText(first).mixed(with: AnimatedText(second), share) {
      return mixed.text
    }
    return share < 0.5 ? from : to
  }

  /// The value of a property that isn't declared.
  private static func standard(_ name: String, like other: String?) -> String? {
    switch name {
    case "transform": "none"
    case "opacity", "fill-opacity", "stroke-opacity", "stop-opacity": "1"
    case "stroke-dashoffset": "0"
    case "stroke-width": "1"
    case "fill": "black"
    default: nil
    }
  }

  /// `none` as the functions of another list that change nothing.
  private static func spelled(_ text: String, like other: String) -> String {
    guard text == "none", other != "none" else { return text }
    var scanner = ValueScanner(other)
    var words = ""
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let name = scanner.identifier()
      guard scanner.skip("(") else { return text }
      let arguments = scanner.take { $0 != 0x29 }
      guard scanner.skip(")") else { return text }
      let neutral = name.hasPrefix("scale") ? 1.0 : 0
      var template = AnimatedText(arguments)
      template.setAll(neutral)
      words += "\(name)(\(template.text)) "
      scanner.skipSpace()
    }
    return trimmed(words)
  }
}

/// A list's items, separated by commas outside of parentheses.
func splitList(_ text: String) -> [String] {
  split(text) { $0 == "," }.map { trimmed($0) }
}

/// The words of a text, separated by space outside of parentheses.
func splitWords(_ text: String) -> [String] {
  split(text, at: \.isWhitespace).filter { !$0.isEmpty }
}

private func split(_ text: String, at isSeparator: (Character) -> Bool) -> [String] {
  var (parts, depth) = ([""], 0)
  for character in text {
    if character == "(" { depth += 1 }
    if character == ")" { depth -= 1 }
    if depth == 0, isSeparator(character) {
      parts.append("")
    } else {
      parts[parts.count - 1].append(character)
    }
  }
  return parts
}

/// The curve that a CSS timing function stands for.
func timingCurve(_ text: String) -> UnitCurve? {
  let names = [
    "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
  ]
  let functions = ["cubic-bezier(", "steps(", "linear("]
  guard names.contains(text) || functions.contains(where: { text.hasPrefix($0) }) else {
    return nil
  }
  return try? UnitCurve(parsing: text)
}
