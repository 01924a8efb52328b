/// Unpacks data by the DEFLATE algorithm (RFC 1951).
struct Inflate {
  private let bytes: [UInt8]
  private var position: Int
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0
  private(set) var output: [UInt8] = []
  private let limit: Int

  /// Unpacks what starts at a byte; nil where the data is damaged or gives more than `limit` bytes.
  static func unpacked(_ bytes: [UInt8], from start: Int, limit: Int) -> [UInt8]? {
    var inflate = Inflate(bytes: bytes, position: start, limit: limit)
    return inflate.run() ? inflate.output : nil
  }

  private init(bytes: [UInt8], position: Int, limit: Int) {
    (self.bytes, self.position, self.limit) = (bytes, position, limit)
    output.reserveCapacity(limit)
  }

  /// Unpacks block after block; false where something is wrong.
  private mutating func run() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return false }
      let isSound =
        switch kind {
        case 0: copyStored()
        case 1: expand(HuffmanCode.fixedLengths, HuffmanCode.fixedDistances)
        case 2: expandDynamic()
        default: false
        }
      guard isSound else { return false }
      if isLast == 1 { return true }
    }
  }

  /// The next bits, the lowest first; nil beyond the end.
  private mutating func take(_ count: UInt32) -> UInt32? {
    while bitCount < count {
      guard position < bytes.count else { return nil }
      bits |= UInt32(bytes[position]) << bitCount
      position += 1
      bitCount += 8
    }
    let value = bits & (UInt32(1) << count &- 1)
    bits >>= count
    bitCount -= count
    return value
  }

  private mutating func symbol(_ code: HuffmanCode) -> Int? {
    var reader = code.reader
    while let bit = take(1) {
      if let symbol = reader.symbol(after: bit, of: code) { return symbol }
      if reader.isLost { return nil }
    }
    return nil
  }

  private mutating func copyStored() -> Bool {
    (bits, bitCount) = (0, 0)
    guard position + 4 <= bytes.count else { return false }
    let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    let check = Int(bytes[position + 2]) | Int(bytes[position + 3]) << 8
    position += 4
    guard count ^ check == 0xFFFF, position + count <= bytes.count, output.count + count <= limit
    else { return false }
    output += bytes[position..<position + count]
    position += count
    return true
  }

  private mutating func expand(_ lengths: HuffmanCode, _ distances: HuffmanCode) -> Bool {
    while let symbol = symbol(lengths) {
      if symbol == 256 { return true }
      if symbol < 256 {
        guard output.count < limit else { return false }
        output.append(UInt8(symbol))
      } else if !copyBack(symbol - 257, distances) {
        return false
      }
    }
    return false
  }

  private mutating func copyBack(_ lengthCode: Int, _ distances: HuffmanCode) -> Bool {
    guard lengthCode < Self.lengthBases.count, let more = take(Self.lengthBits[lengthCode]),
      let distanceCode = symbol(distances), distanceCode < Self.distanceBases.count,
      let farther = take(Self.distanceBits[distanceCode])
    else { return false }
    let length = Self.lengthBases[lengthCode] + Int(more)
    let distance = Self.distanceBases[distanceCode] + Int(farther)
    guard distance <= output.count, output.count + length <= limit else { return false }
    for _ in 0..<length { output.append(output[output.count - distance]) }
    return true
  }

  private mutating func expandDynamic() -> Bool {
    guard let lengthCount = take(5), let distanceCount = take(5), let orderCount = take(4) else {
      return false
    }
    var orders = [UInt8](repeating: 0, count: 19)
    for index in Self.order.prefix(Int(orderCount) + 4) {
      guard let width = take(3) else { return false }
      orders[index] = UInt8(width)
    }
    let (lengths, distances) = (Int(lengthCount) + 257, Int(distanceCount) + 1)
    guard let code = HuffmanCode(orders), let widths = widths(lengths + distances, by: code),
      let first = HuffmanCode(Array(widths[..<lengths])),
      let second = HuffmanCode(Array(widths[lengths...]))
    else { return false }
    return expand(first, second)
  }

  /// The widths of two codes, which are packed themselves.
  private mutating func widths(_ count: Int, by code: HuffmanCode) -> [UInt8]? {
    var widths: [UInt8] = []
    while widths.count < count {
      guard let symbol = symbol(code) else { return nil }
      switch symbol {
      case 0..<16: widths.append(UInt8(symbol))
      case 16:
        guard let last = widths.last, let more = take(2) else { return nil }
        widths += Array(repeating: last, count: Int(more) + 3)
      default:
        guard let more = take(symbol == 17 ? 3 : 7) else { return nil }
        widths += Array(repeating: 0, count: Int(more) + (symbol == 17 ? 3 : 11))
      }
    }
    return widths.count == count ? widths : nil
  }

  // RFC 1951, section 3.2.5 and 3.2.7.
  private static let lengthBits: [UInt32] =
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let distanceBits: [UInt32] = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}
