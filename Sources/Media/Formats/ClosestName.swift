/// The name that `word` is most likely a slip of the pen for; nil when none is near.
func closest(to word: String, among names: [String]) -> String? {
  let best = names.min { editDistance(word, $0) < editDistance(word, $1) }
  guard let best, editDistance(word, best) <= max(1, best.count / 3) else { return nil }
  return best
}

/// The least number of insertions, removals, replacements and swaps of neighbours that turn one
/// word into the other (optimal string alignment).
private func editDistance(_ first: String, _ second: String) -> Int {
  let (first, second) = (Array(first.prefix(32)), Array(second))
  var rows = [Array(0...second.count)]
  for i in first.indices {
    var row = [i + 1]
    for j in second.indices {
      let change = rows[i][j] + (first[i] == second[j] ? 0 : 1)
      var best = min(change, row[j] + 1, rows[i][j + 1] + 1)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        best = min(best, rows[i - 1][j - 1] + 1)
      }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[first.count][second.count]
}
