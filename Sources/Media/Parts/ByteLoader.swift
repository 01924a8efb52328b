/// Reads what a `ByteStore` has written; what doesn't fit is an error.
struct ByteLoader {
  private let bytes: [UInt8]
  private let path: String
  private var place = 0

  /// A reader of bytes from the file at `path`.
  init(_ bytes: [UInt8], path: String) { (self.bytes, self.path) = (bytes, path) }

  /// Whether everything has been read.
  var isAtEnd: Bool { place == bytes.count }

  mutating func number() throws(MediaError) -> Int {
    let taken = try take(8)
    return Int(Int64(bitPattern: taken.reversed().reduce(0) { $0 << 8 | UInt64($1) }))
  }

  /// A number that counts what takes at least `size` bytes each.
  mutating func count(of size: Int = 1) throws(MediaError) -> Int {
    let count = try number()
    guard count >= 0, count <= (bytes.count - place) / size else { throw damage }
    return count
  }

  mutating func countedBytes() throws(MediaError) -> [UInt8] { Array(try take(try count())) }

  /// As many words as are expected.
  mutating func words(_ expected: Int) throws(MediaError) -> [UInt32] {
    guard try number() == expected, expected >= 0 else { throw damage }
    var words: [UInt32] = []
    words.reserveCapacity(expected)
    while words.count < expected {
      let header = try word()
      let length = Int(header & ~WordRuns.repeated)
      guard length > 0, length <= expected - words.count else { throw damage }
      if header & WordRuns.repeated != 0 {
        words += repeatElement(try word(), count: length)
      } else {
        try readLiterals(length, to: &words)
      }
    }
    return words
  }

  private mutating func readLiterals(
    _ count: Int, to words: inout [UInt32]
  ) throws(MediaError) {
    let taken = try take(4 * count)
    taken.withUnsafeBytes { raw in
      for index in 0..<count {
        words.append(
          UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)))
      }
    }
  }

  private mutating func word() throws(MediaError) -> UInt32 {
    try take(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  private mutating func take(_ count: Int) throws(MediaError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - place else { throw damage }
    defer { place += count }
    return bytes[place..<(place + count)]
  }

  private var damage: MediaError { .damagedPart(path: path) }
}
