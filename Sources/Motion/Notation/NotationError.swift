/// What is wrong with the text of an animation or a curve, and where.
public struct NotationError: Error, Sendable, Hashable {
  /// The place in the text, in bytes of UTF-8 from its beginning.
  public let offset: Int
  /// What is wrong, as a sentence without a full stop.
  public let message: String
  /// What could stand there instead.
  public let expected: [String]
  /// What was probably meant.
  public let suggestion: String?

  init(_ offset: Int, _ message: String, expected: [String] = [], suggestion: String? = nil) {
    self.offset = offset
    self.message = message
    self.expected = expected
    self.suggestion = suggestion
  }
}

extension NotationError: CustomStringConvertible {
  /// The message, and what to write instead.
  public var description: String {
    if let suggestion { return "\(message), did you mean \"\(suggestion)\"?" }
    return expected.isEmpty ? message : "\(message); expected \(expected.joined(separator: " or "))"
  }
}

/// Finds the known name that a misspelt one was probably meant to be.
enum NearestName {
  /// The candidate that takes the fewest changed letters, if they are few.
  static func of(_ name: String, among candidates: [String]) -> String? {
    let letters = Array(name.lowercased())
    guard letters.count <= 40 else { return nil }
    let limit = Swift.max(1, letters.count / 3)
    let rated = candidates.map { ($0, distance(letters, Array($0.lowercased()))) }
    let best = rated.min { $0.1 < $1.1 }
    return best.flatMap { $0.1 <= limit ? $0.0 : nil }
  }

  /// The least number of letters to insert, remove, replace or swap with the next (Damerau).
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let replaced = rows[i][j] + (a[i] == b[j] ? 0 : 1)
        var least = Swift.min(replaced, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = Swift.min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
