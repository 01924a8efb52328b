import Motion

extension DocumentReading {
  /// Reads the tables that an object names; those that the command line gives take their places.
  func readData(_ json: JSONValue) {
    guard json.isObject, json.members.count <= 256 else { return mismatch(json, dataPhrase) }
    for member in json.members {
      at(.key(member.name)) {
        guard checkedName(member.name, at: member.key.range) != nil else { return }
        guard var table = dataTable(member) else { return }
        table.range = member.key.range
        tables[member.name] = table
      }
    }
  }

  private func dataTable(_ member: JSONMember) -> DataTable? {
    if let file = dataFiles[member.name] {
      return fileTable(file, at: member.value.range)
    }
    if let name = member.value.string?.text {
      return fileTable(place.path(of: name), at: member.value.range)
    }
    guard member.value.isArray || member.value.isObject else {
      mismatch(member.value, "the name of a file, a list of rows or an object of columns")
      return nil
    }
    return jsonTable(member.value)
  }

  private func fileTable(_ path: String, at range: Range<Int>) -> DataTable? {
    do {
      let source = SourceText(name: files.path(path), bytes: try files.bytes(path))
      return `in`(DocumentPlace.document(source, at: path)) {
        path.lowercased().hasSuffix(".json") ? jsonTable(source) : csvTable(source)
      }
    } catch {
      self.error("cannot read \"\(path)\": \(error)", at: range)
      return nil
    }
  }

  private func jsonTable(_ source: SourceText) -> DataTable? {
    let json = JSONReader.read(source)
    for var diagnostic in json.diagnostics.diagnostics {
      diagnostic.source = source
      add(diagnostic)
    }
    guard let tree = json.tree, !json.diagnostics.hasErrors else { return nil }
    return jsonTable(tree.root)
  }
}

extension DocumentReading {
  /// The layout of a place with all tables after what is known there, and the tables' values.
  func addTables(to layout: inout VariableLayout, _ values: inout VariableValues) {
    for (name, table) in tables.sorted(by: { $0.key < $1.key }) {
      for column in table.columns {
        layout.add(DataTable.variable(name, column.name), .list(column.type))
        values.append(.list(column.values), as: .list(column.type))
      }
      guard !table.columns.contains(where: { $0.name == "count" }) else { continue }
      layout.add(DataTable.variable(name, "count"), .number)
      values.append(.number(Double(table.rowCount)))
    }
  }

  /// Reports tables that the command line gives and the document doesn't have.
  func checkDataFiles(at range: Range<Int>) {
    for name in dataFiles.keys.sorted() where tables[name] == nil {
      let clause = Suggestion.clause(for: name, among: tables.keys.sorted())
      error("the scene has no data \"\(name)\"\(clause)", at: range)
    }
  }
}

private let dataPhrase = "an object of names and tables"

extension ValueFormat where Value == Bool {
  /// The document's tables, which are read at once.
  static var data: ValueFormat {
    ValueFormat(dataPhrase, placeholder: true, example: #"{ "sales": "sales.csv" }"#) {
      json, reading in
      reading.readData(json)
      return Attribute(true)
    }
  }
}
