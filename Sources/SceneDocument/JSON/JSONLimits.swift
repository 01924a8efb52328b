/// How large a document may be; beyond it the reader stops with an error instead of the machine.
enum JSONLimits {
  /// Bytes of a document.
  static let byteCount = 64 << 20
  /// Arrays and objects inside one another.
  static let depth = 256
  /// Values of a document, keys included.
  static let nodeCount = 4 << 20
}
