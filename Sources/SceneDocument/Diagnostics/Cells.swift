/// Text as it fills the cells of a terminal: tabs as spaces, control characters made visible.
struct Cells {
  private var characters: [(text: String, width: Int)] = []

  init(_ text: String) {
    characters = text.map { character in
      let shown = Cells.visible(character)
      return (shown, Cells.width(of: shown))
    }
  }

  private init(characters: [(text: String, width: Int)]) { self.characters = characters }

  var text: String { characters.map(\.text).joined() }
  var width: Int { characters.reduce(0) { $0 + $1.width } }

  /// The cells from the start that fit into `width`.
  func prefix(_ width: Int) -> Cells {
    var room = width
    return Cells(
      characters: Array(
        characters.prefix {
          room -= $0.width
          return room >= 0
        }))
  }

  /// The cells from the end that fit into `width`.
  func suffix(_ width: Int) -> Cells {
    let reversed = Cells(characters: characters.reversed()).prefix(width)
    return Cells(characters: reversed.characters.reversed())
  }

  /// Tabs become four spaces, other control characters their pictures (U+2400…).
  private static func visible(_ character: Character) -> String {
    guard let byte = character.asciiValue else { return String(character) }
    if byte == UInt8(ascii: "\t") { return "    " }
    if byte == 0x7F { return "\u{2421}" }
    guard byte < 0x20, let picture = Unicode.Scalar(0x2400 + UInt32(byte)) else {
      return String(character)
    }
    return String(Character(picture))
  }

  private static func width(of text: String) -> Int {
    guard let scalar = text.unicodeScalars.first, text.count == 1 else { return text.count }
    return isWide(scalar) ? 2 : 1
  }

  /// Whether terminals give the character two cells: East Asian scripts, full-width forms, emoji
  /// (the blocks of Unicode's East Asian Width W and F, coarsely).
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
