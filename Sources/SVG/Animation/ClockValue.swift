/// Parses SMIL's clock values, in seconds: `2.5`, `2s`, `500ms`, `1.5min`, `1h`, `02:30.5`, `1:00:00`.
func clockValue(_ text: String) -> Double? {
  let text = trimmed(text)
  if text.contains(":") {
    let parts = text.split(separator: ":").map { singleNumber(String($0)) }
    guard (2...3).contains(parts.count), !parts.contains(nil) else { return nil }
    return parts.compactMap { $0 }.reduce(0) { $0 * 60 + $1 }
  }
  var scanner = ValueScanner(text)
  guard let number = scanner.number() else { return nil }
  let factors = ["": 1, "s": 1, "ms": 0.001, "min": 60, "h": 3600]
  return factors[scanner.rest.lowercased()].map { number * $0 }
}

/// When an animation begins or ends.
enum TimingCondition: Sendable {
  /// Seconds of the document.
  case offset(Double)
  /// Seconds after another animation begins or ends.
  case sync(id: String, isEnd: Bool, Double)
  /// Something that never happens in a film.
  case never

  /// The conditions of a list with semicolons; events of users and scripts never happen.
  static func list(_ text: String) -> [TimingCondition] {
    text.split(separator: ";").map { condition(trimmed($0)) }
  }

  private static func condition(_ text: String) -> TimingCondition {
    if let offset = clockValue(text) { return .offset(offset) }
    for (name, isEnd) in [(".begin", false), (".end", true)] {
      guard let range = firstRange(of: name, in: text) else { continue }
      let id = String(text[..<range.lowerBound])
      let rest = trimmed(text[range.upperBound...])
      guard let offset = rest.isEmpty ? 0 : signedClock(rest) else { return .never }
      return .sync(id: id, isEnd: isEnd, offset)
    }
    return .never
  }

  private static func signedClock(_ text: String) -> Double? {
    let sign: Double = text.hasPrefix("-") ? -1 : 1
    let digits = text.drop { $0 == "+" || $0 == "-" }
    return clockValue(String(digits)).map { sign * $0 }
  }

  private static func firstRange(of name: String, in text: String) -> Range<String.Index>? {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(name) {
        return start..<text.index(start, offsetBy: name.count)
      }
      start = text.index(after: start)
    }
    return nil
  }
}
