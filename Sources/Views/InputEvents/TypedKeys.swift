import Typography

/// The keys by which a text is typed, in their order.
struct TypedKeys {
  /// A key, and the share of the text that has been typed when it is struck.
  struct Key {
    let kind: InputEvent.Kind
    /// The letters up to this one; the space before a letter is half of one.
    let number: Double
    /// All letters of the text.
    let count: Double

    /// Whether it has been struck when a share of the text has been typed.
    func isReached(at share: Double) -> Bool {
      TypewriterLayer.letters(of: count, at: share) >= number
    }

    /// Where on the way from one share to another it is struck, from 0 to 1.
    func fraction(from first: Double, to last: Double) -> Double {
      min(max((number / count - first) / (last - first), 0), 1)
    }
  }

  private let keys: [Key]

  /// The keys of a text's letters.
  init(_ units: [TextUnit]) {
    var keys: [Key] = []
    let count = Double(units.count)
    for (index, unit) in units.enumerated() {
      // What stands between two letters and isn't one itself is space.
      if index > 0, units[index - 1].characters.upperBound < unit.characters.lowerBound {
        keys.append(Key(kind: .space, number: Double(index) + 0.5, count: count))
      }
      keys.append(Key(kind: .letter, number: Double(index + 1), count: count))
    }
    self.keys = keys
  }

  /// The keys that are struck on the way from one share to a larger one.
  func struck(from first: Double, to last: Double) -> [Key] {
    keys.filter { !$0.isReached(at: first) && $0.isReached(at: last) }
  }
}
