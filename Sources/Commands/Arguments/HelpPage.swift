/// What `--help` prints, made from the same tables that the arguments are read by.
struct HelpPage: CustomStringConvertible {
  /// Names and what they are for, in two columns.
  struct Section {
    let title: String?
    let rows: [(name: String, help: String)]

    init(_ title: String?, _ rows: [(name: String, help: String)]) {
      (self.title, self.rows) = (title, rows)
    }
  }

  let usage: String
  let summary: String
  let sections: [Section]
  let examples: [String]

  var description: String {
    let width = sections.flatMap(\.rows).map(\.name.count).max() ?? 0
    var text = "usage: \(usage)\n\n\(summary)\n"
    for section in sections where !section.rows.isEmpty {
      text += "\n" + (section.title.map { "\($0):\n" } ?? "")
      text += section.rows.map { Self.line($0.name, $0.help, width) }.joined()
    }
    text += examples.isEmpty ? "" : "\nexamples:\n" + examples.map { "  \($0)\n" }.joined()
    return text
  }

  /// A row, whose help goes on in the second column.
  private static func line(_ name: String, _ help: String, _ nameWidth: Int) -> String {
    let padding = String(repeating: " ", count: nameWidth - name.count)
    let indent = "\n" + String(repeating: " ", count: nameWidth + 4)
    let lines = wrapped(help, width: pageWidth - nameWidth - 4)
    return "  \(name)\(padding)  \(lines.joined(separator: indent))\n"
  }

  private static let pageWidth = 96

  /// The lines of a text, none longer than `width` unless a word is.
  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension HelpPage {
  /// The page of a command.
  init<Subject: Command>(of command: Subject.Type) {
    self.init(
      usage: [Program.name, Subject.name, FilmShelf.adapted(Subject.synopsis)]
        .filter { !$0.isEmpty }.joined(separator: " "),
      summary: Subject.summary.prefix(1).uppercased() + Subject.summary.dropFirst() + ".",
      sections: [
        Section(nil, Subject.operands.map { ($0.placeholder, $0.help) }),
        Section("options", Subject.allOptions.map { (Self.spelling(of: $0), $0.help) }),
      ],
      examples: FilmShelf.current == nil ? Subject.examples : [])
  }

  /// `-o, --output FILE`; long names stand in one column whether there is a short one or not.
  private static func spelling<Values>(of option: Option<Values>) -> String {
    let short = option.names.filter { !$0.hasPrefix("--") }.map { "\($0), " }.joined()
    let long = option.names.filter { $0.hasPrefix("--") }.joined(separator: ", ")
    return (short.isEmpty ? "    " : short) + long + (option.placeholder.map { " \($0)" } ?? "")
  }
}
