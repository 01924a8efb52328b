/// A PNG file in its parts (PNG specification, third edition).
struct PNGFile {
  let width: Int
  let height: Int
  private let depth: Int
  private let kind: Kind
  private var palette: [UInt8] = []
  private var alphas: [UInt8] = []
  private var packed: [UInt8] = []

  private enum Kind: UInt8 {
    case gray = 0
    case color = 2
    case palette = 3
    case grayAlpha = 4
    case colorAlpha = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .color: 3
      case .colorAlpha: 4
      }
    }
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let largest = 1024

  init?(_ bytes: [UInt8]) {
    guard bytes.count > 33, Array(bytes[..<8]) == Self.signature,
      Self.name(bytes, at: 12) == "IHDR",
      let kind = Kind(rawValue: bytes[25]), bytes[28] == 0
    else { return nil }
    (width, height) = (Self.number(bytes, at: 16), Self.number(bytes, at: 20))
    (depth, self.kind) = (Int(bytes[24]), kind)
    guard (1...Self.largest).contains(width), (1...Self.largest).contains(height),
      [1, 2, 4, 8, 16].contains(depth), depth >= 8 || kind.channels == 1
    else { return nil }
    readChunks(bytes)
    guard packed.count > 6, kind != .palette || !palette.isEmpty else { return nil }
  }

  private mutating func readChunks(_ bytes: [UInt8]) {
    var position = 8
    while position + 12 <= bytes.count {
      let count = Self.number(bytes, at: position)
      let end = position + 8 + count
      guard end + 4 <= bytes.count else { return }
      let data = bytes[position + 8..<end]
      switch Self.name(bytes, at: position + 4) {
      case "PLTE": palette = Array(data)
      case "tRNS": alphas = Array(data)
      case "IDAT": packed += data
      case "IEND": return
      default: break
      }
      position = end + 4
    }
  }

  private static func number(_ bytes: [UInt8], at index: Int) -> Int {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func name(_ bytes: [UInt8], at index: Int) -> String {
    String(decoding: bytes[index..<index + 4], as: UTF8.self)
  }
}

extension PNGFile {
  private var bytesPerRow: Int { (width * kind.channels * depth + 7) / 8 }

  /// The rows without their filters; nil where the data is damaged.
  func rows() -> [[UInt8]]? {
    let size = (bytesPerRow + 1) * height
    guard let data = Inflate.unpacked(packed, from: 2, limit: size), data.count == size else {
      return nil
    }
    var above = [UInt8](repeating: 0, count: bytesPerRow)
    var rows: [[UInt8]] = []
    for start in stride(from: 0, to: size, by: bytesPerRow + 1) {
      var row = Array(data[start + 1..<start + 1 + bytesPerRow])
      guard data[start] <= 4 else { return nil }
      unfilter(&row, data[start], above: above)
      rows.append(row)
      above = row
    }
    return rows
  }

  private func unfilter(_ row: inout [UInt8], _ filter: UInt8, above: [UInt8]) {
    let step = max(kind.channels * depth / 8, 1)
    for index in row.indices {
      let left = index >= step ? row[index - step] : 0
      let corner = index >= step ? above[index - step] : 0
      switch filter {
      case 1: row[index] &+= left
      case 2: row[index] &+= above[index]
      case 3: row[index] &+= UInt8((Int(left) + Int(above[index])) / 2)
      case 4: row[index] &+= Self.paeth(left, above[index], corner)
      default: break
      }
    }
  }

  /// The neighbour nearest to left + above − corner.
  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(above) - Int(corner)
    let distances = [left, above, corner].map { abs(estimate - Int($0)) }
    if distances[0] <= distances[1] && distances[0] <= distances[2] { return left }
    return distances[1] <= distances[2] ? above : corner
  }

  /// Adds the pixels of a row as red, green, blue, alpha.
  func append(_ row: [UInt8], to pixels: inout [UInt8]) {
    for column in 0..<width {
      let first = column * kind.channels
      let values = (0..<kind.channels).map { value(row, first + $0) }
      switch kind {
      case .gray: pixels += [values[0], values[0], values[0], 255]
      case .grayAlpha: pixels += [values[0], values[0], values[0], values[1]]
      case .color: pixels += values + [255]
      case .colorAlpha: pixels += values
      case .palette: pixels += paletteColor(Int(sample(row, first)))
      }
    }
  }

  private func paletteColor(_ index: Int) -> [UInt8] {
    guard index * 3 + 2 < palette.count else { return [0, 0, 0, 0] }
    return Array(palette[index * 3..<index * 3 + 3]) + [index < alphas.count ? alphas[index] : 255]
  }

  /// A channel in 8 bits.
  private func value(_ row: [UInt8], _ index: Int) -> UInt8 {
    depth < 8 ? UInt8(Int(sample(row, index)) * 255 / ((1 << depth) - 1)) : sample(row, index)
  }

  /// A channel as it is stored; of 16 bits the higher 8.
  private func sample(_ row: [UInt8], _ index: Int) -> UInt8 {
    switch depth {
    case 16: row[index * 2]
    case 8: row[index]
    default:
      row[index * depth / 8] >> UInt8(8 - depth - index * depth % 8) & UInt8((1 << depth) - 1)
    }
  }
}
