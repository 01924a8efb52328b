/// A field of dots shown as Braille characters (Unicode U+2800…U+28FF), two by four in each.
struct BrailleGrid {
  let columns: Int
  let rows: Int
  private var cells: [Cell]

  private struct Cell {
    var dots: UInt8 = 0
    /// The last curve that has dots here.
    var owner: Int?
    /// Stands in place of the dots.
    var mark: Character?
  }

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// The number of dots in a line.
  var width: Int { columns * 2 }
  /// The number of lines of dots.
  var height: Int { rows * 4 }

  /// Sets the dot in column `x` of line `y`, counted from the top left; outside it does nothing.
  mutating func set(_ x: Int, _ y: Int, owner: Int? = nil) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    cells[y / 4 * columns + x / 2].dots |= bits[y % 4][x % 2]
    if let owner { cells[y / 4 * columns + x / 2].owner = owner }
  }

  /// Puts a character over the dots around (`x`, `y`), unless there is one.
  mutating func mark(_ x: Int, _ y: Int, _ character: Character, owner: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let index = y / 4 * columns + x / 2
    guard cells[index].mark == nil else { return }
    (cells[index].mark, cells[index].owner) = (character, owner)
  }

  /// The lines; `paint` colours a run of characters that belong to one curve.
  func lines(paint: (String, Int) -> String) -> [String] {
    (0..<rows).map { row in
      let line = cells[row * columns..<(row + 1) * columns]
      return line.split(whereNeighbors: { $0.owner != $1.owner }).map { run in
        let text = String(run.map(Self.character))
        return run.first?.owner.map { paint(text, $0) } ?? text
      }.joined()
    }
  }

  private static func character(of cell: Cell) -> Character {
    cell.mark ?? Unicode.Scalar(0x2800 + UInt32(cell.dots)).map(Character.init) ?? " "
  }
}

extension Collection {
  /// The longest parts between whose elements `isBorder` holds nowhere.
  fileprivate func split(whereNeighbors isBorder: (Element, Element) -> Bool) -> [SubSequence] {
    var parts: [SubSequence] = []
    var start = startIndex
    for (index, next) in zip(indices, indices.dropFirst())
    where isBorder(self[index], self[next]) {
      parts.append(self[start..<next])
      start = next
    }
    return isEmpty ? [] : parts + [self[start...]]
  }
}
