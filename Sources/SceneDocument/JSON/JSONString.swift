/// A string of a document: its text, and where in the source each part of the text stands.
struct JSONString {
  private let bytes: [UInt8]
  private let node: JSONNode

  init(_ source: SourceText, _ node: JSONNode) { (bytes, self.node) = (source.bytes, node) }

  /// The bytes of the string with its quotes.
  var range: Range<Int> { node.range }

  /// The bytes between the quotes; all of a key that was written without.
  private var inner: Range<Int> {
    node.kind == .invalid ? node.range : node.range.lowerBound + 1..<node.range.upperBound - 1
  }

  /// The text, escapes resolved.
  var text: String {
    node.kind == .escapedString
      ? String(decoding: utf8, as: UTF8.self) : String(decoding: bytes[inner], as: UTF8.self)
  }

  /// Whether the text begins with an ASCII character.
  func begins(with character: Unicode.Scalar) -> Bool {
    guard node.kind == .escapedString else {
      return !inner.isEmpty && bytes[inner.lowerBound] == UInt8(ascii: character)
    }
    return utf8.first == UInt8(ascii: character)
  }

  /// The text in UTF-8, escapes resolved.
  var utf8: [UInt8] {
    guard node.kind == .escapedString else { return Array(bytes[inner]) }
    var decoder = JSONStringDecoder(bytes, inner)
    var text: [UInt8] = []
    while let piece = decoder.next() { text.append(contentsOf: piece.utf8) }
    return text
  }

  /// The source bytes of a range of the text's UTF-8 bytes.
  func sourceRange(ofUTF8 range: Range<Int>) -> Range<Int> {
    let start = sourceOffset(ofUTF8: range.lowerBound)
    return start..<max(start, sourceOffset(ofUTF8: range.upperBound))
  }

  private func sourceOffset(ofUTF8 offset: Int) -> Int {
    guard node.kind == .escapedString else {
      return min(inner.lowerBound + offset, inner.upperBound)
    }
    var decoder = JSONStringDecoder(bytes, inner)
    var (passed, start) = (0, inner.lowerBound)
    while passed < offset, let piece = decoder.next() {
      passed += piece.utf8.count
      start = decoder.position
    }
    return start
  }
}
