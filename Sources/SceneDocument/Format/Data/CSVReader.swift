/// Cuts comma-separated values into records (RFC 4180), with quoted cells and any line ends.
struct CSVReader {
  /// A cell with its bytes in the source.
  struct Cell: Equatable {
    var text: String
    var range: Range<Int>
  }

  /// What is wrong, at which bytes.
  struct Problem: Error, Equatable {
    let message: String
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private var position = 0

  /// The records of `bytes`; empty lines are left out.
  static func records(_ bytes: [UInt8]) throws(Problem) -> [[Cell]] {
    var reader = CSVReader(bytes)
    var records: [[Cell]] = []
    while reader.position < bytes.count {
      let record = try reader.record()
      if record.count > 1 || record.first?.text.isEmpty == false { records.append(record) }
    }
    return records
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: byteOrderMark) { position = byteOrderMark.count }
  }

  private mutating func record() throws(Problem) -> [Cell] {
    var cells = [try cell()]
    while pass(UInt8(ascii: ",")) { cells.append(try cell()) }
    _ = pass(UInt8(ascii: "\r"))
    _ = pass(UInt8(ascii: "\n"))
    return cells
  }

  private mutating func cell() throws(Problem) -> Cell {
    while pass(UInt8(ascii: " ")) {}
    return current == UInt8(ascii: "\"") ? try quotedCell() : plainCell()
  }

  private mutating func plainCell() -> Cell {
    let start = position
    while let byte = current, ![UInt8(ascii: ","), 0x0A, 0x0D].contains(byte) { position += 1 }
    var end = position
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return Cell(text: String(decoding: bytes[start..<end], as: UTF8.self), range: start..<end)
  }

  private mutating func quotedCell() throws(Problem) -> Cell {
    let start = position
    var text: [UInt8] = []
    position += 1
    while let byte = current {
      position += 1
      guard byte == UInt8(ascii: "\"") else {
        text.append(byte)
        continue
      }
      guard pass(UInt8(ascii: "\"")) else { return try closed(text, start..<position) }
      text.append(byte)
    }
    throw Problem(message: "this cell isn't closed", range: start..<start + 1)
  }

  private mutating func closed(_ text: [UInt8], _ range: Range<Int>) throws(Problem) -> Cell {
    while pass(UInt8(ascii: " ")) {}
    let isOver = current.map { [UInt8(ascii: ","), 0x0A, 0x0D].contains($0) } ?? true
    guard isOver else {
      throw Problem(message: "expected \",\" after the cell", range: position..<position + 1)
    }
    return Cell(text: String(decoding: text, as: UTF8.self), range: range)
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func pass(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }
}
