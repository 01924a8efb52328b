/// Values as bytes, one after the other, the same on every machine.
struct ByteStore {
  private(set) var bytes: [UInt8] = []

  /// Adds a number in 8 bytes, the lowest first.
  mutating func put(_ number: Int) {
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) {
      bytes.append(contentsOf: $0)
    }
  }

  /// Adds bytes after their number.
  mutating func put(_ counted: [UInt8]) {
    put(counted.count)
    bytes += counted
  }

  /// Adds words after their number, those that repeat but once.
  mutating func put(words: [UInt32]) {
    put(words.count)
    words.withUnsafeBufferPointer { words in
      var place = 0
      while place < words.count {
        let isRun = WordRuns.begins(in: words, at: place)
        let end = isRun ? WordRuns.end(in: words, at: place) : WordRuns.next(in: words, from: place)
        put(word: UInt32(end - place) | (isRun ? WordRuns.repeated : 0))
        for word in words[place..<(isRun ? place + 1 : end)] { put(word: word) }
        place = end
      }
    }
  }

  private mutating func put(word: UInt32) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }
}

/// How words are cut into runs of at least three equal ones and stretches of others.
///
/// Each begins with a word that has its length and, in the highest bit, whether it is a run.
enum WordRuns {
  static let repeated: UInt32 = 1 << 31
  private static let longest = 1 << 30

  /// Whether a run begins at a place.
  static func begins(in words: UnsafeBufferPointer<UInt32>, at place: Int) -> Bool {
    place + 3 <= words.count && words[place] == words[place + 1]
      && words[place] == words[place + 2]
  }

  /// Where the words end that are equal to that at a place.
  static func end(in words: UnsafeBufferPointer<UInt32>, at place: Int) -> Int {
    let limit = min(words.count, place + longest)
    var end = place + 1
    while end < limit, words[end] == words[place] { end += 1 }
    return end
  }

  /// Where the next run begins.
  static func next(in words: UnsafeBufferPointer<UInt32>, from place: Int) -> Int {
    let limit = min(words.count, place + longest)
    var next = place
    while next < limit, !begins(in: words, at: next) { next += 1 }
    return next
  }
}
