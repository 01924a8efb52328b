/// What `--help` prints about a command, made from the same table that reads its arguments.
struct HelpPage: CustomStringConvertible {
  struct Row {
    var name: String
    var help: String
  }

  let usage: String
  let summary: String
  var operands: [Row] = []
  var options: [Row] = []
  var examples: [String] = []

  var description: String {
    let width = (operands + options).map(\.name.count).max() ?? 0
    var text = "usage: \(usage)\n\n\(summary)\n"
    text += section(nil, operands, width)
    text += section("options", options, width)
    if !examples.isEmpty {
      text += "\nexamples:\n" + examples.map { "  \($0)\n" }.joined()
    }
    return text
  }

  /// Rows in two columns; help texts after a line feed start at the second.
  private func section(_ title: String?, _ rows: [Row], _ width: Int) -> String {
    if rows.isEmpty { return "" }
    let lines = rows.map { row in
      let padding = String(repeating: " ", count: width - row.name.count)
      let indent = "\n" + String(repeating: " ", count: width + 4)
      let help = row.help.split(separator: "\n").joined(separator: indent)
      return "  \(row.name)\(padding)  \(help)\n"
    }
    return "\n" + (title.map { "\($0):\n" } ?? "") + lines.joined()
  }
}

extension HelpPage {
  /// The page of a command.
  init<Subject: Command>(of command: Subject.Type) {
    let options = Subject.allOptions
    self.init(
      usage: "animate \(Subject.name) \(Subject.synopsis)", summary: Subject.summary,
      operands: Subject.operands.map { Row(name: $0.placeholder, help: $0.help) },
      options: options.map { Row(name: Self.spelling(of: $0), help: $0.help) },
      examples: Subject.examples)
  }

  /// `-o, --output FILE`; long names stand in one column whether there is a short one or not.
  private static func spelling<Values>(of option: Option<Values>) -> String {
    let short = option.names.filter { !$0.hasPrefix("--") }.map { "\($0), " }.joined()
    let long = option.names.filter { $0.hasPrefix("--") }.joined(separator: ", ")
    let value = option.placeholder.map { " \($0)" } ?? ""
    return (short.isEmpty ? "    " : short) + long + value
  }
}
