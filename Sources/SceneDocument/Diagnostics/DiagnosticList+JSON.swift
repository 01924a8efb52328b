extension DiagnosticList {
  /// The diagnostics as a JSON array for editors, with a line break at its end.
  ///
  /// Lines and columns count from 1; an end is the place after the last character.
  public var json: String {
    var maps: [String: LineMap] = [:]
    let entries = diagnostics.map { diagnostic -> SchemaText in
      let source = diagnostic.source ?? source
      let map = maps[source.name] ?? LineMap(source)
      maps[source.name] = map
      return entry(diagnostic, map)
    }
    return SchemaText.array(entries).description + "\n"
  }

  private func entry(_ diagnostic: Diagnostic, _ lines: LineMap) -> SchemaText {
    .object(
      [("file", .string(lines.source.name)), ("severity", .string(diagnostic.severity.rawValue))]
        + places(diagnostic.range, lines)
        + [
          ("message", .string(diagnostic.message)), ("path", .string(diagnostic.path)),
          ("notes", .array(diagnostic.notes.map { note($0, lines) })),
        ])
  }

  private func note(_ note: Diagnostic.Note, _ lines: LineMap) -> SchemaText {
    let message: [(name: String, value: SchemaText)] = [("message", .string(note.message))]
    return .object(message + (note.range.map { places($0, lines) } ?? []))
  }

  private func places(_ range: Range<Int>, _ lines: LineMap) -> [(name: String, value: SchemaText)]
  {
    let (start, end) = (lines.position(at: range.lowerBound), lines.position(at: range.upperBound))
    return [
      ("line", .number(Double(start.line))), ("column", .number(Double(start.column))),
      ("endLine", .number(Double(end.line))), ("endColumn", .number(Double(end.column))),
    ]
  }
}
