/// Goes through code and collects its pieces.
struct CodeScanner {
  let characters: [Character]
  private(set) var position = 0
  private(set) var tokens: [CodeToken] = []

  init(_ code: String) { characters = Array(code) }

  var isAtEnd: Bool { position >= characters.count }

  /// The character at hand, or one after it; nil beyond the end.
  func peek(_ distance: Int = 0) -> Character? {
    let index = position + distance
    return characters.indices.contains(index) ? characters[index] : nil
  }

  /// Whether the code goes on with a text.
  func isAt(_ text: String) -> Bool {
    guard !text.isEmpty, position + text.count <= characters.count else { return false }
    return zip(text, characters[position...]).allSatisfy(==)
  }

  /// The end of the characters from here on that meet a condition.
  func end(while condition: (Character) -> Bool, from start: Int? = nil) -> Int {
    var index = start ?? position
    while index < characters.count, condition(characters[index]) { index += 1 }
    return index
  }

  /// The characters up to an end.
  func text(to end: Int) -> String { String(characters[position..<max(position, end)]) }

  /// Takes the characters up to an end as one piece; at least one.
  mutating func take(to end: Int, as kind: CodeToken.Kind) {
    let end = min(max(end, position + 1), characters.count)
    tokens.append(CodeToken(kind, text(to: end)))
    position = end
  }

  /// Goes on without a piece.
  mutating func skip(_ count: Int) { position = min(position + count, characters.count) }

  /// The first character after a place that isn't white space of its line.
  func next(after index: Int) -> Character? {
    let next = end(while: { $0 == " " || $0 == "\t" }, from: index)
    return characters.indices.contains(next) ? characters[next] : nil
  }
}
