/// Reads JSON (RFC 8259) with `//` and `/* */` comments and trailing commas.
///
/// It reports what is wrong as a person would put it and reads on where the meaning is plain — a
/// forgotten comma, single quotes, a bad escape — so that one run shows several mistakes. Where
/// it isn't plain it stops, and there is no tree.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  var depth = 0
  var nodes: [JSONNode] = []
  var diagnostics: DiagnosticList

  /// Thrown, after an error has been appended, to give up the document.
  struct Stop: Error {}

  /// The document's tree, nil when an error left none, and everything that was wrong.
  static func read(_ source: SourceText) -> (tree: JSONTree?, diagnostics: DiagnosticList) {
    source.bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes: bytes, diagnostics: DiagnosticList(source: source))
      do throws(Stop) {
        try reader.readDocument()
        return (JSONTree(source: source, nodes: reader.nodes), reader.diagnostics)
      } catch {
        return (nil, reader.diagnostics)
      }
    }
  }

  private mutating func readDocument() throws(Stop) {
    try checkEncoding()
    nodes.reserveCapacity(bytes.count / 8 + 16)
    try skipTrivia()
    guard !isAtEnd else {
      let isBlank = bytes.allSatisfy { $0 <= 0x20 }
      throw stop("the file is empty\(isBlank ? "" : " but for comments")", at: 0..<0)
    }
    try readValue(expecting: "a value")
    try skipTrivia()
    if !isAtEnd { throw unexpectedAfterDocument() }
  }

  /// Refuses what is too large or not UTF-8, and passes a byte order mark.
  private mutating func checkEncoding() throws(Stop) {
    guard bytes.count <= JSONLimits.byteCount else {
      let limit = "\(JSONLimits.byteCount >> 20) MB"
      throw stop("the file has \(bytes.count) bytes; at most \(limit) are read", at: 0..<0)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw stop("the file is in UTF-16; save it as UTF-8", at: 0..<0)
    }
    if let offset = firstMalformedUTF8(in: bytes) {
      let byte = String(bytes[offset], radix: 16, uppercase: true)
      throw stop("byte 0x\(byte) is not UTF-8; save the file as UTF-8", at: offset..<offset + 1)
    }
    if bytes.starts(with: byteOrderMark) { position = byteOrderMark.count }
  }

  private mutating func unexpectedAfterDocument() -> Stop {
    let found = foundDescription()
    return stop("the document ended before \(found.text)", at: found.range)
  }
}

extension JSONReader {
  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the current position; 0 at the end.
  var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// The byte `distance` after the current position; 0 beyond the end.
  func peek(_ distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  /// Adds an error that is read past.
  mutating func report(_ message: String, at range: Range<Int>, notes: [Diagnostic.Note] = []) {
    diagnostics.append(Diagnostic(message, at: range, notes: notes))
  }

  /// Adds an error that ends the reading.
  mutating func stop(
    _ message: String, at range: Range<Int>, notes: [Diagnostic.Note] = []
  ) -> Stop {
    report(message, at: range, notes: notes)
    return Stop()
  }

  /// Appends a node that starts here; its end is set by `close`.
  mutating func open(_ kind: JSONNode.Kind) throws(Stop) -> Int {
    guard nodes.count < JSONLimits.nodeCount else {
      let message = "the document has more than \(JSONLimits.nodeCount) values"
      throw stop(message, at: position..<position)
    }
    nodes.append(JSONNode(kind: kind, start: UInt32(position)))
    return nodes.count - 1
  }

  /// Ends the node `index` here.
  mutating func close(_ index: Int, number: Double = 0) {
    nodes[index].end = UInt32(position)
    nodes[index].next = UInt32(nodes.count)
    nodes[index].number = number
  }
}
