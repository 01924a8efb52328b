extension TextClusters {
  /// The lines that a text's own line ends make of it; none for a text without characters.
  ///
  /// CR LF is one end. A text that ends with one has an empty line after it.
  static func lines(of text: StyledText) -> [TextClusters] {
    let string = text.string
    guard !string.isEmpty else { return [] }
    var starts = RunStarts(text)
    var lines = [TextClusters()]
    for (index, character) in string.enumerated() {
      let run = starts.run(takingScalars: character.unicodeScalars.count)
      if endsLine(character) {
        lines.append(TextClusters())
      } else {
        lines[lines.count - 1].append(
          character.unicodeScalars.lazy.map(\.value), characters: index..<index + 1, run: run)
      }
    }
    return lines
  }

  private static func endsLine(_ character: Character) -> Bool {
    switch character {
    case "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}

/// Finds the piece of styled text that each scalar is of, in order.
private struct RunStarts {
  private let ends: [Int]
  private var run = 0
  private var position = 0

  init(_ text: StyledText) {
    var end = 0
    ends = text.runs.map {
      end += $0.text.unicodeScalars.count
      return end
    }
  }

  /// The piece of the next scalar; the position moves on by `count` scalars.
  mutating func run(takingScalars count: Int) -> Int {
    while run < ends.count - 1 && ends[run] <= position { run += 1 }
    position += count
    return run
  }
}
