/// A symbol as its name describes it.
struct Symbol: Sendable, Hashable {
  /// What a symbol may stand in.
  enum Enclosure: String, Sendable, Hashable, CaseIterable {
    case circle, square, triangle, diamond, hexagon, shield
  }

  private(set) var parts: [SymbolPart]
  /// By how many quarters it is turned clockwise, after it has been mirrored.
  private(set) var quarters = 0
  private(set) var isMirrored = false
  private(set) var isSlashed = false
  private(set) var enclosure: Enclosure?
  private(set) var isFilled = false

  /// The symbol of a name; nil where there is none.
  init?(named name: String) {
    if let plain = Symbol(plain: name) {
      self = plain
    } else if let meant = SymbolTable.aliases[name] {
      self.init(named: meant)
    } else if let base = name.without(".fill"), var symbol = Symbol(named: base), symbol.canFill {
      symbol.isFilled = true
      self = symbol
    } else if let enclosed = Symbol(enclosed: name) {
      self = enclosed
    } else if let base = name.without(".slash"), var symbol = Symbol(inner: base) {
      symbol.isSlashed = true
      self = symbol
    } else {
      return nil
    }
  }

  /// What stands for a symbol that isn't known: a box with a question mark.
  static let unknown = Symbol(parts: SymbolTable.parts["questionmark"] ?? [], enclosure: .square)

  private init(parts: [SymbolPart], enclosure: Enclosure? = nil) {
    (self.parts, self.enclosure) = (parts, enclosure)
  }

  private init?(plain name: String) {
    if let parts = SymbolTable.parts[name] {
      self.init(parts: parts)
    } else if let turned = SymbolTable.turned[name], let parts = SymbolTable.parts[turned.base] {
      self.init(parts: parts)
      (quarters, isMirrored) = (turned.quarters, turned.isMirrored)
    } else {
      return nil
    }
  }

  /// A symbol without additions, by any of its names.
  private init?(inner name: String) { self.init(plain: SymbolTable.aliases[name] ?? name) }

  private init?(enclosed name: String) {
    for enclosure in Enclosure.allCases {
      let suffix = "." + enclosure.rawValue
      guard let base = name.without(suffix), var symbol = Symbol(inner: base) else { continue }
      symbol.enclosure = enclosure
      self = symbol
      return
    }
    return nil
  }

  private var canFill: Bool {
    !isFilled && (enclosure != nil || parts.contains(where: \.isOutline))
  }
}

extension String {
  /// The text before an ending; nil without that ending.
  fileprivate func without(_ ending: String) -> String? {
    hasSuffix(ending) && count > ending.count ? String(dropLast(ending.count)) : nil
  }
}
