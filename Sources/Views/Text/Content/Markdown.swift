import Typography

/// Reads the emphasis of Markdown: `*italic*`, `**bold**`, `***both***`, `~~struck~~` and `` `code` ``.
///
/// As in CommonMark a mark opens before a letter and closes after one, `_` only at the edge of a
/// word; a mark without a partner, and any after a backslash, stands for itself.
enum Markdown {
  /// Stands in a source for what is inserted there.
  static let insertion: Unicode.Scalar = "\u{FFFC}"

  /// The pieces of a source; each insertion is replaced by the next of `insertions`.
  static func pieces(_ source: String, inserting insertions: [[TextPiece]] = []) -> [TextPiece] {
    var reader = MarkdownReader(source, insertions)
    return reader.pieces()
  }
}

/// Goes through a source from mark to mark.
private struct MarkdownReader {
  private let characters: [Character]
  private var insertions: ArraySlice<[TextPiece]>
  private var result: [TextPiece] = []
  private var text = ""
  /// The marks that are open, the innermost last.
  private var open: [String] = []

  init(_ source: String, _ insertions: [[TextPiece]]) {
    (characters, self.insertions) = (Array(source), insertions[...])
  }

  mutating func pieces() -> [TextPiece] {
    var index = 0
    while index < characters.count { index = read(at: index) }
    flush()
    return result
  }

  /// Takes what stands at a place and gives the place after it.
  private mutating func read(at index: Int) -> Int {
    let character = characters[index]
    if character.unicodeScalars.first == Markdown.insertion, let pieces = insertions.popFirst() {
      insert(pieces, and: String(character.unicodeScalars.dropFirst()))
    } else if character == "\\", index + 1 < characters.count,
      characters[index + 1].isPunctuationMark
    {
      text.append(characters[index + 1])
      return index + 2
    } else if let mark = mark(at: index) {
      toggle(mark)
      return index + mark.count
    } else {
      text.append(character)
    }
    return index + 1
  }

  private mutating func insert(_ pieces: [TextPiece], and rest: String) {
    flush()
    for piece in pieces {
      var piece = piece
      piece.attributes = piece.attributes.within(attributes)
      result.append(piece)
    }
    text = rest
  }

  /// The mark that opens or closes here; inside code only its end does.
  private func mark(at index: Int) -> String? {
    for mark in ["***", "**", "*", "___", "__", "_", "~~", "`"] where matches(mark, at: index) {
      if open.last == "`" && mark != "`" { continue }
      if open.last == mark { return closes(mark, at: index) ? mark : nil }
      return !open.contains(mark) && opens(mark, at: index) ? mark : nil
    }
    return nil
  }

  private func matches(_ mark: String, at index: Int) -> Bool {
    characters[index...].starts(with: mark)
  }

  private func opens(_ mark: String, at index: Int) -> Bool {
    let next = index + mark.count
    guard next < characters.count, !characters[next].isWhitespace else { return false }
    if mark.first == "_", index > 0, characters[index - 1].isWordPart { return false }
    return (next..<characters.count).contains { matches(mark, at: $0) && closes(mark, at: $0) }
  }

  private func closes(_ mark: String, at index: Int) -> Bool {
    guard index > 0, !characters[index - 1].isWhitespace || mark == "`" else { return false }
    let next = index + mark.count
    return mark.first != "_" || next >= characters.count || !characters[next].isWordPart
  }

  private mutating func toggle(_ mark: String) {
    flush()
    if open.last == mark { open.removeLast() } else { open.append(mark) }
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    result.append(TextPiece(text: text, attributes: attributes))
    text = ""
  }

  private var attributes: TextAttributes {
    var attributes = TextAttributes()
    for mark in open {
      switch (mark.first, mark.count) {
      case ("~", _):
        attributes.strikethrough = TextRule(isActive: true, pattern: .solid, color: nil)
      case ("`", _): attributes.design = .monospaced
      case (_, 1): attributes.isItalic = true
      case (_, 2): attributes.weight = .bold
      default: (attributes.isItalic, attributes.weight) = (true, .bold)
      }
    }
    return attributes
  }
}

extension Character {
  fileprivate var isPunctuationMark: Bool { isASCII && (isPunctuation || isSymbol) }

  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
