/// The text of a document as it was read, with the name it is reported under.
///
/// Places in it are byte offsets; `LineMap` turns them into lines and columns for people.
public struct SourceText: Sendable, Equatable {
  /// What diagnostics call the document, usually its path as the user wrote it.
  public let name: String
  /// The bytes; UTF-8 unless the document is wrong.
  public let bytes: [UInt8]

  /// The document `bytes`, called `name` in diagnostics.
  public init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

  /// The document `text`, called `name` in diagnostics.
  public init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  /// The text of a range of bytes; malformed UTF-8 becomes U+FFFD.
  func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
