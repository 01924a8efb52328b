extension CurvePlot {
  /// The plot as text: a grid of Braille characters, two by four dots each, with both axes.
  ///
  /// It is `columns` characters wide, axis labels included, and has `rows` lines above that of the
  /// time axis; at least 20 and 4. A line for each curve follows.
  public func text(columns: Int = 72, rows: Int = 16) -> String {
    let labels = Self.ticks(over: values, count: 4)
    let margin = labels.map { Self.label($0).count }.max().map { $0 + 1 } ?? 2
    var grid = BrailleGrid(columns: max(columns, 20) - margin - 1, rows: max(rows, 4))
    drawTarget(in: &grid)
    for curve in curves { draw(curve, in: &grid) }
    var lines = grid.lines.enumerated().map { row, line in
      axisLabel(row: row, rows: grid.rows, labels: labels, width: margin) + "│" + line
    }
    lines.append(String(repeating: " ", count: margin) + "└" + timeAxis(columns: grid.columns))
    return (lines + legend).joined(separator: "\n") + "\n"
  }

  private var legend: [String] {
    curves.map { curve in
      let settling = curve.settlingTime
      let end = settling.isFinite ? "settles at \(Self.label(settling)) s" : "never settles"
      return "\(curve.name): \(end)"
    }
  }

  /// A dotted line at the target.
  private func drawTarget(in grid: inout BrailleGrid) {
    for x in stride(from: 0, to: grid.width, by: 4) { grid.set(x, row(of: 1, in: grid)) }
  }

  private func draw(_ curve: Curve, in grid: inout BrailleGrid) {
    var previous: Int?
    for x in 0..<grid.width {
      let time = duration * Double(x) / Double(max(grid.width - 1, 1))
      let value = curve.value.value(at: time)
      guard value.isFinite else { continue }
      let y = row(of: value, in: grid)
      let from = previous ?? y
      for between in min(from, y)...max(from, y) { grid.set(x, between) }
      previous = y
    }
  }

  private func row(of value: Double, in grid: BrailleGrid) -> Int {
    let fraction = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return Int(((1 - min(max(fraction, 0), 1)) * Double(grid.height - 1)).rounded())
  }

  private func axisLabel(row: Int, rows: Int, labels: [Double], width: Int) -> String {
    let here = labels.first { label in
      let fraction = (label - values.lowerBound) / (values.upperBound - values.lowerBound)
      return Int(((1 - fraction) * Double(rows - 1)).rounded()) == row
    }
    let text = here.map(Self.label) ?? ""
    return String(repeating: " ", count: max(width - text.count - 1, 0)) + text + " "
  }

  private func timeAxis(columns: Int) -> String {
    var axis = Array(repeating: Character("─"), count: columns)
    for tick in Self.ticks(over: 0...duration, count: 5) {
      let text = Self.label(tick) + (tick == 0 ? "" : " s")
      let column = Int((tick / duration * Double(columns - 1)).rounded())
      let start = min(max(column - text.count / 2, 0), columns - text.count)
      guard start >= 0, axis[start..<(start + text.count)].allSatisfy({ $0 == "─" }) else {
        continue
      }
      axis.replaceSubrange(start..<(start + text.count), with: text)
    }
    return String(axis)
  }
}

/// A field of dots shown as Braille characters (Unicode U+2800…U+28FF).
private struct BrailleGrid {
  let columns: Int
  let rows: Int
  private var cells: [UInt8]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: 0, count: columns * rows)
  }

  /// The number of dots in a line.
  var width: Int { columns * 2 }
  /// The number of lines of dots.
  var height: Int { rows * 4 }

  /// Sets the dot in column `x` of line `y`, counted from the top left; outside it does nothing.
  mutating func set(_ x: Int, _ y: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    cells[y / 4 * columns + x / 2] |= bits[y % 4][x % 2]
  }

  var lines: [String] {
    (0..<rows).map { row in
      String(
        String.UnicodeScalarView(
          cells[row * columns..<(row + 1) * columns].compactMap {
            Unicode.Scalar(0x2800 + UInt32($0))
          }))
    }
  }
}
