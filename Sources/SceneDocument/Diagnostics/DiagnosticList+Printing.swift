extension DiagnosticList: CustomStringConvertible {
  /// The diagnostics as a compiler prints them: place, message, the source line with the spot
  /// underlined, the path of the value, notes; a last line counts those that aren't shown.
  public var description: String {
    var printers: [String: DiagnosticPrinter] = [:]
    var text = ""
    for diagnostic in diagnostics {
      let source = diagnostic.source ?? source
      let printer = printers[source.name] ?? DiagnosticPrinter(LineMap(source))
      printers[source.name] = printer
      text += printer.text(of: diagnostic)
    }
    let hidden = [
      counted(errorCount - Self.limit, "error"), counted(warningCount - Self.limit, "warning"),
    ].compactMap(\.self)
    if !hidden.isEmpty { text += "\(source.name): and \(hidden.joined(separator: " and "))\n" }
    return text
  }

  private func counted(_ count: Int, _ noun: String) -> String? {
    count > 0 ? "\(count) more \(noun)\(count == 1 ? "" : "s")" : nil
  }
}
