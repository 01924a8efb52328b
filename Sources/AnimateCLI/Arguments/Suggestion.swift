/// Finds the known word that a misspelt one was meant to be.
enum Suggestion {
  /// The word of `known` that takes the fewest edits; nil when that is more than a third of it.
  static func nearest(to word: String, among known: [String]) -> String? {
    let ranked = known.map { (name: $0, distance: distance(word, $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.name.count / 3) ? best.name : nil
  }

  /// `, did you mean "word"?` when there is a near word, else nothing.
  static func clause(for word: String, among known: [String]) -> String {
    nearest(to: word, among: known).map { ", did you mean \"\($0)\"?" } ?? ""
  }

  /// Insertions, deletions and replacements (Levenshtein), a swap of neighbours counting as one.
  private static func distance(_ first: String, _ second: String) -> Int {
    let (source, target) = (Array(first.lowercased()), Array(second.lowercased()))
    var rows = [Array(0...target.count)]
    for (i, letter) in source.enumerated() {
      var row = [i + 1]
      for (j, other) in target.enumerated() {
        var edits = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == target[j - 1], source[i - 1] == other {
          edits = min(edits, rows[i - 1][j - 1] + 1)
        }
        row.append(edits)
      }
      rows.append(row)
    }
    return rows[source.count][target.count]
  }
}
