/// Writes diagnostics with the source lines they are about.
struct DiagnosticPrinter {
  private let lines: LineMap

  init(_ lines: LineMap) { self.lines = lines }

  /// A diagnostic with its excerpt, path and notes; every line ends with a line feed.
  func text(of diagnostic: Diagnostic) -> String {
    let severity = diagnostic.severity.rawValue
    var text = headline(severity, diagnostic.message, diagnostic.range)
    text += excerpt(of: diagnostic.range)
    if !diagnostic.path.isEmpty { text += remark("in \(diagnostic.path)") }
    for note in diagnostic.notes {
      if let range = note.range {
        text += headline("note", note.message, range) + excerpt(of: range)
      } else {
        text += remark(note.message)
      }
    }
    return text
  }

  private func headline(_ kind: String, _ message: String, _ range: Range<Int>) -> String {
    let position = lines.position(at: range.lowerBound)
    let place = "\(lines.source.name):\(position.line):\(position.column)"
    return "\(place): \(kind): \(message)\n"
  }

  private func remark(_ text: String) -> String { "      = \(text)\n" }

  /// The first line of `range` with the part that belongs to it underlined.
  private func excerpt(of range: Range<Int>) -> String {
    let index = lines.lineIndex(at: range.lowerBound)
    let line = lines.range(ofLine: index)
    guard !line.isEmpty else { return "" }
    let excerpt = SourceExcerpt(lines.source, line: line, marked: range)
    let number = String(index + 1)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number
    return "\(gutter) | \(excerpt.text)\n      | \(excerpt.underline)\n"
  }
}
