/// A canonical prefix code (RFC 1951, section 3.2.2): symbols by the widths of their codes.
struct HuffmanCode {
  /// How many codes there are of each width.
  private let counts: [Int]
  /// The symbols in the order of their codes.
  private let symbols: [Int]

  /// The code of symbols with these widths, 0 for none; nil where there are more codes than can be.
  init?(_ widths: [UInt8]) {
    var counts = [Int](repeating: 0, count: 16)
    for width in widths where width > 0 { counts[Int(min(width, 15))] += 1 }
    var free = 1
    for width in 1...15 {
      free = free * 2 - counts[width]
      if free < 0 { return nil }
    }
    self.counts = counts
    symbols = widths.indices.filter { widths[$0] > 0 }
      .sorted { (widths[$0], $0) < (widths[$1], $1) }
  }

  var reader: Reader { Reader() }

  /// Reads a code bit by bit.
  struct Reader {
    private var code = 0
    private var first = 0
    private var index = 0
    private var width = 0

    /// Whether no code goes on like this.
    var isLost: Bool { width >= 15 }

    /// The symbol whose code ends with a bit; nil where it goes on.
    mutating func symbol(after bit: UInt32, of huffman: HuffmanCode) -> Int? {
      width += 1
      code |= Int(bit)
      let count = huffman.counts[width]
      if code - first < count { return huffman.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
      return nil
    }
  }

  /// The codes that blocks without codes of their own have.
  static let fixedLengths = HuffmanCode(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })!
  static let fixedDistances = HuffmanCode(Array(repeating: 5, count: 30))!
}
