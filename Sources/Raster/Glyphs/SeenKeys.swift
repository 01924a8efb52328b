/// Remembers, by their hashes, keys that were asked for lately: what comes once isn't worth keeping.
struct SeenKeys: ~Copyable {
  private var hashes = [UInt32](repeating: 0, count: 131_072)

  /// Whether the key was seen before; now it was.
  mutating func insert(_ hash: Int) -> Bool {
    let place = hash & (hashes.count - 1)
    let mark = UInt32(truncatingIfNeeded: hash >> 24)
    defer { hashes[place] = mark }
    return hashes[place] == mark
  }
}
