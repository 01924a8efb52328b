/// What a file may hold at most; beyond it is an error, so that no file takes unbounded time or memory.
enum XMLLimits {
  /// How deep elements may nest.
  static let depth = 256
  /// How many elements there may be, those made by entities included.
  static let elements = 1_000_000
  /// How many bytes of text and attributes there may be, those made by entities included.
  static let bytes = 256 << 20
}
