extension DocumentReading {
  /// The table of a file of comma-separated values, whose first line names the columns.
  func csvTable(_ source: SourceText) -> DataTable? {
    if let offset = source.bytes.withUnsafeBufferPointer({ firstMalformedUTF8(in: $0) }) {
      error("this file isn't UTF-8", at: offset..<offset + 1)
      return nil
    }
    let records: [[CSVReader.Cell]]
    do throws(CSVReader.Problem) {
      records = try CSVReader.records(source.bytes)
    } catch {
      self.error(error.message, at: error.range)
      return nil
    }
    guard let header = records.first else {
      error("this file has no first line that names the columns", at: 0..<0)
      return nil
    }
    return table(header, Array(records.dropFirst()))
  }

  private func table(_ header: [CSVReader.Cell], _ rows: [[CSVReader.Cell]]) -> DataTable? {
    guard hasRoom(rows.count, header.count, at: header[0].range) else { return nil }
    var isFine = true
    for row in rows where row.count != header.count {
      let place = row[0].range.lowerBound..<(row.last?.range.upperBound ?? 0)
      error("expected \(header.count) cells like the first line, found \(row.count)", at: place)
      isFine = false
    }
    guard isFine else { return nil }
    let columns = header.indices.compactMap { index in
      columnName(header[index].text, at: header[index].range).map {
        column($0, rows.map { $0[index].text })
      }
    }
    return columns.count == header.count && areDistinct(columns, at: header[0].range)
      ? DataTable(columns: columns, rowCount: rows.count) : nil
  }

  /// A column of numbers when all its cells are some, of colors when all are written as such, else
  /// of strings.
  private func column(_ name: String, _ cells: [String]) -> DataTable.Column {
    let numbers = cells.compactMap { cell in
      number(cell).flatMap { abs($0) <= 1e300 ? SceneValue.number($0) : nil }
    }
    if !cells.isEmpty, numbers.count == cells.count {
      return DataTable.Column(name: name, type: .number, values: numbers)
    }
    let colors = cells.compactMap { cell in
      isColorNotation(cell) ? colorLiteral(cell).map { SceneValue.color($0) } : nil
    }
    if !cells.isEmpty, colors.count == cells.count {
      return DataTable.Column(name: name, type: .color, values: colors)
    }
    return DataTable.Column(name: name, type: .string, values: cells.map { .string($0) })
  }

  private func number(_ cell: String) -> Double? {
    let end = cell.lastIndex { $0 != " " }.map { cell.index(after: $0) } ?? cell.startIndex
    return Double(cell[..<end].drop { $0 == " " })
  }
}

extension DocumentReading {
  /// The name of a column as expressions can write it: other characters become `_`.
  func columnName(_ text: String, at range: Range<Int>) -> String? {
    var name = String(
      text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "_" })
    if name.first?.isNumber == true { name = "_" + name }
    guard isName(name) else {
      error("a column needs a name of at most 64 letters", at: range)
      return nil
    }
    return name
  }

  /// Whether a table of that size is allowed; otherwise it is reported.
  func hasRoom(_ rowCount: Int, _ columnCount: Int, at range: Range<Int>) -> Bool {
    if rowCount > DataLimits.rowCount {
      error("a table has at most \(DataLimits.rowCount) rows", at: range)
    } else if columnCount > DataLimits.columnCount {
      error("a table has at most \(DataLimits.columnCount) columns", at: range)
    } else {
      return true
    }
    return false
  }

  /// Whether no two columns have one name; otherwise that is reported.
  func areDistinct(_ columns: [DataTable.Column], at range: Range<Int>) -> Bool {
    var names: Set<String> = []
    guard let twin = columns.first(where: { !names.insert($0.name).inserted }) else { return true }
    error("two columns are called \"\(twin.name)\"", at: range)
    return false
  }
}
