/// Something about fonts that a user should know; the text is set all the same.
public enum FontWarning: Sendable, Hashable, CustomStringConvertible {
  /// No font has the character: a box stands for it.
  case missingCharacter(character: Character, script: String)
  /// There is no family of that name: the standard one is used.
  case unknownFamily(String)

  public var description: String {
    switch self {
    case .missingCharacter(let character, let script):
      "no font has \(Self.name(character)) (script \(script)); a box stands for it. "
        + "Debian: apt install \(Self.package(forScript: script))"
    case .unknownFamily(let family):
      "there is no font family \"\(family)\"; Inter is used. `fc-list : family` lists families"
    }
  }

  private static func name(_ character: Character) -> String {
    let scalars = character.unicodeScalars.map { "U+" + hexadecimal($0.value) }
    return "\"\(character)\" (" + scalars.joined(separator: " ") + ")"
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func package(forScript script: String) -> String {
    switch script {
    case "Hani", "Hira", "Kana", "Hang", "Bopo": "fonts-noto-cjk"
    case "Zyyy", "Zinh": "fonts-noto-core fonts-noto-color-emoji"
    default: "fonts-noto-core"
    }
  }
}
