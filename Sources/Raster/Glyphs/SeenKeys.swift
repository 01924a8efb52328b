/// Remembers what was asked for in this drawing and the one before: what comes once isn't worth keeping.
struct SeenKeys: ~Copyable {
  private var marks = [UInt32](repeating: 0, count: 131_072)
  private var drawing: UInt32 = 1

  /// Goes on to the next drawing.
  mutating func beginDrawing() { drawing = drawing &+ 1 }

  /// Whether a key of this hash was seen lately; now it was.
  ///
  /// A mark is the drawing's number beside bits of the hash; numbers come again after 4096 drawings.
  mutating func insert(_ hash: UInt64) -> Bool {
    let place = Int(hash & UInt64(marks.count - 1))
    let key = UInt32(truncatingIfNeeded: hash >> 40) << 12
    let (now, before) = (key | drawing & 4095, key | (drawing &- 1) & 4095)
    defer { marks[place] = now }
    return marks[place] == now || marks[place] == before
  }
}
