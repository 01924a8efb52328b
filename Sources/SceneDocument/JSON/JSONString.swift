/// A string of a document: its text, and where in the source each part of the text stands.
struct JSONString {
  private let source: SourceText
  private let node: JSONNode

  init(_ source: SourceText, _ node: JSONNode) { (self.source, self.node) = (source, node) }

  /// The bytes of the string with its quotes.
  var range: Range<Int> { node.range }

  /// The bytes between the quotes; all of a key that was written without.
  private var inner: Range<Int> {
    node.kind == .invalid ? node.range : node.range.lowerBound + 1..<node.range.upperBound - 1
  }

  /// The text, escapes resolved.
  var text: String { String(decoding: utf8, as: UTF8.self) }

  /// The text in UTF-8, escapes resolved.
  var utf8: [UInt8] {
    guard node.kind == .escapedString else { return Array(source.bytes[inner]) }
    var decoder = JSONStringDecoder(source.bytes, inner)
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
    var decoder = JSONStringDecoder(source.bytes, inner)
    var (passed, start) = (0, inner.lowerBound)
    while passed < offset, let piece = decoder.next() {
      passed += piece.utf8.count
      start = decoder.position
    }
    return start
  }
}
