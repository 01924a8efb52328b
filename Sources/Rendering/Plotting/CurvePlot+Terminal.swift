extension CurvePlot {
  /// The plot as text: a grid of Braille characters, two by four dots each, with both axes.
  ///
  /// It is `columns` characters wide, axis labels included, and has `rows` lines above that of the
  /// time axis; at least 20 and 4. A line for each curve follows. Several curves are told apart by
  /// letters on them and, when `isColored`, by the colours of ANSI terminals.
  public func text(columns: Int = 80, rows: Int = 18, isColored: Bool = false) -> String {
    let labels = Self.ticks(over: values, count: 4)
    let margin = labels.map { Self.label($0).count }.max().map { $0 + 1 } ?? 2
    var grid = BrailleGrid(columns: max(columns, 20) - margin - 1, rows: max(rows, 4))
    drawTarget(in: &grid)
    for index in curves.indices { draw(index, in: &grid) }
    for index in curves.indices where curves.count > 1 { mark(index, in: &grid) }
    let paint = { isColored ? Self.colored($0, $1) : $0 }
    var lines = grid.lines(paint: paint).enumerated().map { row, line in
      let label = axisLabel(row: row, rows: grid.rows, labels: labels)
      return padded(label, to: margin - 1) + (label.isEmpty ? " │" : " ┤") + line
    }
    lines.append(padded("", to: margin) + "└" + timeAxis(columns: grid.columns))
    lines.append(padded("", to: margin + 1) + timeLabels(columns: grid.columns))
    lines += curves.indices.map { paint(legend($0), $0) }
    return lines.map(Self.withoutTrailingSpace).joined(separator: "\n") + "\n"
  }

  private func legend(_ index: Int) -> String {
    let letter = curves.count > 1 ? "\(Self.letter(index))  " : ""
    return "\(letter)\(curves[index].name): \(curves[index].settlingPhrase)"
  }

  private static func letter(_ index: Int) -> Character {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return letters[index % letters.count]
  }

  /// Cyan, yellow, green, magenta, blue and red.
  private static func colored(_ text: String, _ index: Int) -> String {
    "\u{1B}[\([36, 33, 32, 35, 34, 31][index % 6])m\(text)\u{1B}[0m"
  }

  private static func withoutTrailingSpace(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  private func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}

extension CurvePlot {
  /// A dotted line at the target.
  private func drawTarget(in grid: inout BrailleGrid) {
    for x in stride(from: 0, to: grid.width, by: 4) { grid.set(x, row(of: 1, in: grid)) }
  }

  /// The curve in each column of dots, and what of it lies between two columns.
  private func draw(_ index: Int, in grid: inout BrailleGrid) {
    var previous: Int?
    for x in 0..<grid.width {
      guard let y = row(of: index, atColumn: x, in: grid) else { continue }
      let from = previous ?? y
      let middle = (from + y) / 2
      for between in min(from, y)...max(from, y) {
        let isNearerToPrevious = from < y ? between <= middle : between > middle
        let column = between == y || from == y || !isNearerToPrevious ? x : x - 1
        grid.set(column, between, owner: index)
      }
      previous = y
    }
  }

  /// Letters where the curve moves, at places that differ from curve to curve.
  private func mark(_ index: Int, in grid: inout BrailleGrid) {
    let moving = min(max(curves[index].settlingTime / duration, 0.05), 1)
    let count = 3
    for place in 0..<count {
      let share = (Double(place) + (Double(index) + 0.5) / Double(curves.count)) / Double(count)
      let x = Int(share * moving * Double(grid.width - 1))
      guard let y = row(of: index, atColumn: x, in: grid) else { continue }
      grid.mark(x, y, Self.letter(index), owner: index)
    }
  }

  private func row(of index: Int, atColumn x: Int, in grid: BrailleGrid) -> Int? {
    let time = duration * Double(x) / Double(max(grid.width - 1, 1))
    let value = curves[index].value.value(at: time)
    return value.isFinite ? row(of: value, in: grid) : nil
  }

  private func row(of value: Double, in grid: BrailleGrid) -> Int {
    Int(((1 - share(of: value)) * Double(grid.height - 1)).rounded())
  }

  /// Where in the shown range a value lies, from 0 to 1.
  private func share(of value: Double) -> Double {
    let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return min(max(share, 0), 1)
  }
}

extension CurvePlot {
  private func axisLabel(row: Int, rows: Int, labels: [Double]) -> String {
    let here = labels.first {
      Int(((1 - share(of: $0)) * Double(rows * 4 - 1)).rounded()) / 4 == row
    }
    return here.map(Self.label) ?? ""
  }

  private var axisTimes: [Double] { Self.ticks(over: 0...duration, count: 5) }

  private func column(of time: Double, _ columns: Int) -> Int {
    Int((time / duration * Double(columns - 1)).rounded())
  }

  private func timeAxis(columns: Int) -> String {
    var axis = Array(repeating: Character("─"), count: columns)
    for time in axisTimes { axis[column(of: time, columns)] = "┴" }
    return String(axis)
  }

  /// The labels below the ticks, as many as there is room for.
  private func timeLabels(columns: Int) -> String {
    var line = Array(repeating: Character(" "), count: columns)
    for time in axisTimes {
      let text = Self.label(time) + (time == 0 ? "" : " s")
      let start = min(
        max(column(of: time, columns) - text.count / 2, 0), columns - text.count)
      let room = max(start - 1, 0)..<max(start + text.count, 0)
      guard start >= 0, line[room].allSatisfy({ $0 == " " }) else { continue }
      line.replaceSubrange(start..<start + text.count, with: text)
    }
    return String(line)
  }
}
