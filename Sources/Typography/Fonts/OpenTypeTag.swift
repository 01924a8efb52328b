/// A four-letter name of a table, feature or axis of an OpenType font.
public struct OpenTypeTag: Sendable, Hashable, CustomStringConvertible {
  /// The four bytes, the first one highest.
  public let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The tag of up to four ASCII characters; shorter names are filled with spaces.
  ///
  /// A longer name, or one with other characters, gives a tag that no font has.
  public init(_ name: String) {
    let bytes = Array(name.utf8)
    guard bytes.count <= 4, bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      rawValue = 0
      return
    }
    rawValue = (bytes + Array(repeating: 0x20, count: 4 - bytes.count))
      .reduce(0) { $0 << 8 | UInt32($1) }
  }

  public var description: String {
    String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }, as: UTF8.self)
  }
}
