/// Finds the known name that a misspelt one was meant to be.
///
/// All texts that people write — notations, documents, command lines — find it by one rule.
public enum Suggestion {
  /// The name among `names` nearest to `misspelt`; nil when none is near enough to be meant.
  ///
  /// Near means at most a third of the longer name in edits — inserted, deleted, replaced and
  /// swapped characters, letter case counting nothing — or else a name that goes on where the
  /// misspelt one ends. Of equally near names the first wins.
  public static func nearest(to misspelt: String, among names: some Sequence<String>) -> String? {
    let wanted = folded(misspelt)
    guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
    var best: (name: String, distance: Int)?
    for name in names where name != misspelt {
      let candidate = folded(name)
      let distance = editDistance(wanted, candidate)
      let isNear = distance <= max(wanted.count, candidate.count) / 3
      if isNear, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
      ?? names.first {
        $0 != misspelt && wanted.count >= 3 && folded($0).starts(with: wanted)
      }
  }

  /// `, did you mean "name"?` when there is a near name, else nothing.
  public static func clause(for misspelt: String, among names: some Sequence<String>) -> String {
    nearest(to: misspelt, among: names).map { ", did you mean \"\($0)\"?" } ?? ""
  }

  /// Optimal string alignment: Damerau–Levenshtein in which no substring is edited twice.
  static func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int]()
    var last = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      row.reserveCapacity(second.count + 1)
      for j in second.indices {
        let replaced = last[j] + (first[i] == second[j] ? 0 : 1)
        var cost = min(last[j + 1] + 1, row[j] + 1, replaced)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[second.count]
  }

  private static func folded(_ name: String) -> [Unicode.Scalar] {
    Array(name.lowercased().unicodeScalars)
  }
}
