import Rendering

/// `animate formats`: what can be written.
struct FormatsCommand: Command {
  static let worksOnFilms = false
  static let name = "formats"
  static let summary = "list the formats and codecs that can be written"
  static let synopsis = ""
  static let examples = ["animate formats"]

  let isQuiet = false

  static var operands: [Operand<Self>] { [] }
  static var options: [Option<Self>] { [] }

  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    let rows = OutputFormat.all.map { (name: names(of: $0), text: text(of: $0)) }
    let width = rows.map(\.name.count).max() ?? 0
    try console.print(
      rows.map { row in
        row.name + String(repeating: " ", count: width - row.name.count + 2) + row.text + "\n"
      }.joined() + "\nThe first codec is the usual one; * marks those that --transparent keeps.\n")
  }

  private func names(of format: OutputFormat) -> String {
    let extensions = format.extensions.map { ".\($0)" }.joined(separator: ", ")
    return extensions.isEmpty ? format.name : extensions
  }

  private func text(of format: OutputFormat) -> String {
    guard format.isAvailable else { return format.summary + " (not in this FFmpeg)" }
    let codecs = format.codecs.filter(\.isAvailable).map { codec in
      codec.name + (codec.canBeTransparent ? "*" : "")
    }
    guard !codecs.isEmpty else { return format.summary }
    return format.summary + "; codecs: " + codecs.joined(separator: ", ")
  }
}
