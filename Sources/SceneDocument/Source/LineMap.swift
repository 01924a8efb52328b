/// Where the lines of a source text are.
struct LineMap {
  let source: SourceText
  private let starts: [Int]

  init(_ source: SourceText) {
    self.source = source
    var starts = [0]
    for (offset, byte) in source.bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// The line, from 0, that holds the byte at `offset`.
  func lineIndex(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line, without what ends it.
  func range(ofLine index: Int) -> Range<Int> {
    let start = self.start(ofLine: index)
    var end = index + 1 < starts.count ? starts[index + 1] - 1 : source.bytes.count
    if end > start, source.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<max(start, end)
  }

  /// The line and column of the byte at `offset`.
  func position(at offset: Int) -> SourcePosition {
    let line = lineIndex(at: offset)
    let start = self.start(ofLine: line)
    return SourcePosition(
      line: line + 1, column: characterCount(in: start..<max(start, offset)) + 1)
  }

  /// Where a line's text starts; a byte order mark isn't part of it.
  private func start(ofLine index: Int) -> Int {
    index == 0 && source.bytes.starts(with: byteOrderMark) ? byteOrderMark.count : starts[index]
  }

  /// How many characters the bytes hold; ASCII is counted without being decoded.
  private func characterCount(in range: Range<Int>) -> Int {
    let bytes = source.bytes[range.clamped(to: 0..<source.bytes.count)]
    return bytes.allSatisfy { $0 < 0x80 } ? bytes.count : source.text(in: range).count
  }
}

/// U+FEFF in UTF-8, which some editors put at the start of a file.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
