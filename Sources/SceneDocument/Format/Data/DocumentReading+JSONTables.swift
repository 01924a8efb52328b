extension DocumentReading {
  /// The table of a list of rows, of a list of values, or of an object of columns.
  func jsonTable(_ json: JSONValue) -> DataTable? {
    if json.isObject { return tableOfColumns(json) }
    guard json.isArray else {
      mismatch(json, "a list of rows or an object of columns")
      return nil
    }
    let rows = json.elements
    guard hasRoom(rows.count, rows.first?.members.count ?? 0, at: json.range) else { return nil }
    guard let first = rows.first, first.isObject, !isPoint(first) else {
      return literalColumn("value", json).map {
        DataTable(columns: [$0], rowCount: $0.values.count)
      }
    }
    return tableOfRows(rows, first)
  }

  private func isPoint(_ json: JSONValue) -> Bool { Set(json.members.map(\.name)) == ["x", "y"] }

  private func tableOfColumns(_ json: JSONValue) -> DataTable? {
    let columns = json.members.compactMap { member -> DataTable.Column? in
      at(.key(member.name)) {
        guard let name = columnName(member.name, at: member.key.range) else { return nil }
        return literalColumn(name, member.value)
      }
    }
    guard columns.count == json.members.count, areDistinct(columns, at: json.range) else {
      return nil
    }
    let count = columns.first?.values.count ?? 0
    guard columns.allSatisfy({ $0.values.count == count }) else {
      error("the columns of a table are of one length", at: json.range)
      return nil
    }
    return hasRoom(count, columns.count, at: json.range)
      ? DataTable(columns: columns, rowCount: count) : nil
  }

  private func literalColumn(_ name: String, _ json: JSONValue) -> DataTable.Column? {
    guard json.isArray else {
      mismatch(json, "a list of values")
      return nil
    }
    guard case .list(let values) = literalValue(json) else { return nil }
    return DataTable.Column(name: name, type: values.first?.type ?? .number, values: values)
  }

  private func tableOfRows(_ rows: [JSONValue], _ first: JSONValue) -> DataTable? {
    let names = first.members.map(\.name)
    var columns = names.map { _ in [SceneValue]() }
    for (index, row) in rows.enumerated() {
      let values = at(.index(index)) { cells(row, names, columns.map { $0.first?.type }) }
      guard let values else { return nil }
      for (column, value) in values.enumerated() { columns[column].append(value) }
    }
    let named = zip(first.members, columns).compactMap { member, values in
      columnName(member.name, at: member.key.range).map {
        DataTable.Column(name: $0, type: values[0].type, values: values)
      }
    }
    return named.count == names.count && areDistinct(named, at: first.range)
      ? DataTable(columns: named, rowCount: rows.count) : nil
  }

  /// The values of a row in the order of the first row's keys.
  private func cells(
    _ row: JSONValue, _ names: [String], _ types: [ExpressionType?]
  ) -> [SceneValue]? {
    guard row.isObject else {
      mismatch(row, "a row like the first one")
      return nil
    }
    let members = row.members
    if let stranger = members.first(where: { !names.contains($0.name) }) {
      error("the first row has no \"\(stranger.name)\"", at: stranger.key.range)
      return nil
    }
    var values: [SceneValue] = []
    for (name, type) in zip(names, types) {
      guard let member = members.first(where: { $0.name == name }) else {
        error("this row has no \"\(name)\"", at: row.range)
        return nil
      }
      guard let value = at(.key(name), { cell(member.value, type) }) else { return nil }
      values.append(value)
    }
    return values
  }

  private func cell(_ json: JSONValue, _ type: ExpressionType?) -> SceneValue? {
    if json.isArray {
      error("a cell is a number, a string, a boolean, a color or a point", at: json.range)
      return nil
    }
    guard let value = literalValue(json) else { return nil }
    if let type, value.type != type {
      error("expected \(type) like the first row, found \(value.type)", at: json.range)
      return nil
    }
    return value
  }
}
