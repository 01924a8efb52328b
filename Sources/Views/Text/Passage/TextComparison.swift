import Typography

/// Finds what two texts have in common: whole lines first, then words between these.
struct TextComparison {
  private let old: PassingText
  private let new: PassingText

  init(_ old: PassingText, _ new: PassingText) { (self.old, self.new) = (old, new) }

  /// For each part of the new text the number of the old one that is the same.
  func matches() -> [Int?] {
    var matches = [Int?](repeating: nil, count: new.words.count)
    let (oldLines, newLines) = (old.lines, new.lines)
    let pairs = Self.common(oldLines.map(\.words), newLines.map(\.words))
    var (oldEnd, newEnd) = (0, 0)
    for (line, other) in pairs.enumerated() {
      guard let other else { continue }
      let (from, to) = (oldLines[other].parts, newLines[line].parts)
      matchWords(oldEnd..<from.lowerBound, newEnd..<to.lowerBound, &matches)
      for (part, match) in zip(to, from) { matches[part] = match }
      (oldEnd, newEnd) = (from.upperBound, to.upperBound)
    }
    matchWords(oldEnd..<old.words.count, newEnd..<new.words.count, &matches)
    return matches
  }

  /// Matches words of two stretches; signs only beside a word that matches as well, since a lone bracket
  /// that flies across means nothing.
  private func matchWords(_ from: Range<Int>, _ to: Range<Int>, _ matches: inout [Int?]) {
    let pairs = Self.common(Array(old.words[from]), Array(new.words[to]))
    for (index, other) in pairs.enumerated() {
      guard let other else { continue }
      let isKept =
        isWord(new.words[to.lowerBound + index])
        || [-1, 1].contains { step in
          guard pairs.indices.contains(index + step), let beside = pairs[index + step] else {
            return false
          }
          return beside == other + step && isWord(new.words[to.lowerBound + index + step])
        }
      if isKept { matches[to.lowerBound + index] = from.lowerBound + other }
    }
  }

  private func isWord(_ word: PassingWord) -> Bool {
    !word.images.isEmpty || word.text.contains { $0.isLetter || $0.isNumber }
  }

  /// A longest common subsequence: for each new element the number of the old one (Myers 1986, in the
  /// standard library).
  private static func common<Element: Hashable>(_ old: [Element], _ new: [Element]) -> [Int?] {
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var kept = old.indices.filter { !removed.contains($0) }.makeIterator()
    return new.indices.map { inserted.contains($0) ? nil : kept.next() }
  }
}

extension CollectionDifference.Change {
  /// The number of the element that is inserted or removed.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension PassingText {
  /// The parts and words of each line.
  fileprivate var lines: [(parts: Range<Int>, words: [PassingWord])] {
    var lines: [(parts: Range<Int>, words: [PassingWord])] = []
    for (index, unit) in units.enumerated() {
      if let last = lines.last, units[last.parts.lowerBound].line == unit.line {
        lines[lines.count - 1].parts = last.parts.lowerBound..<index + 1
        lines[lines.count - 1].words.append(words[index])
      } else {
        lines.append((index..<index + 1, [words[index]]))
      }
    }
    return lines
  }
}
