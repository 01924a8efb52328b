import Motion

/// The symbols that are drawn, by the names that SwiftUI's users know.
///
/// A name may be followed by what is done to the symbol: `.slash` strikes it through, `.circle`
/// or another enclosure puts it into one, `.fill` at the end fills it.
enum SymbolTable {
  static let parts: [String: [SymbolPart]] = [marks, arrows, shapes, people, media, things]
    .reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// Other names.
  static let aliases = [
    "gearshape": "gear", "person.crop.circle": "person.circle", "app": "square",
    "speaker.wave.3": "speaker.wave.2", "speaker.wave.1": "speaker.wave.2",
    "doc.plaintext": "doc.text", "ipad": "iphone",
  ]

  /// All names without additions, in alphabetical order.
  static var names: [String] {
    (Array(parts.keys) + Array(turned.keys) + Array(aliases.keys)).sorted()
  }

  /// What is reported of a name that there is no symbol for.
  static func complaint(_ name: String) -> String {
    "a box stands for the unknown symbol \"\(name)\"" + suggestion(for: name)
  }

  /// The names that a misspelt one may have meant.
  static func suggestion(for name: String) -> String {
    let filled = names.flatMap { base in
      Symbol(named: base + ".fill") == nil ? [base] : [base, base + ".fill"]
    }
    return Suggestion.clause(for: name, among: filled)
  }
}
