/// Remembers, by their hashes, keys that were asked for lately: what comes once isn't worth keeping.
struct SeenKeys: ~Copyable {
  private var hashes = [Int](repeating: 0, count: 16_384)

  /// Whether the key was seen before; now it was.
  mutating func insert(_ hash: Int) -> Bool {
    let place = hash & (hashes.count - 1)
    defer { hashes[place] = hash }
    return hashes[place] == hash
  }
}
