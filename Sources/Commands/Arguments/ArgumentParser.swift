import Rendering

/// Reads a command's arguments by the table of its options and operands.
///
/// `--name value`, `--name=value`, `-n value`, `-nvalue`; options and operands in any order; `--`
/// ends the options; `-` alone is an operand.
struct ArgumentParser<Values> {
  let command: String
  let options: [Option<Values>]
  let operands: [Operand<Values>]

  /// Puts the arguments into `values`.
  func parse(_ arguments: [String], into values: inout Values) throws(Failure) {
    var rest = arguments[...]
    var words: [String] = []
    var seen: Set<String> = []
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let use = try use(in: argument)
      if !seen.insert(use.option.names[0]).inserted, !use.option.isRepeatable {
        throw .usage("\(use.spelling) is given twice", remedy: "leave one of them")
      }
      let text = try value(for: use, rest: &rest)
      guard use.option.store(text, &values) else {
        throw .usage("\(use.spelling) needs \(use.option.expectation), not \"\(text)\"")
      }
    }
    try assign(words, to: &values)
  }

  /// An option as it is written on the command line.
  private struct Use {
    let option: Option<Values>
    let spelling: String
    /// The value in the same argument.
    let attached: String?
  }

  private func use(in argument: String) throws(Failure) -> Use {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    if let option = options.first(where: { $0.names.contains(spelling) }) {
      let attached = parts.count == 2 ? String(parts[1]) : nil
      return Use(option: option, spelling: spelling, attached: attached)
    }
    let short = String(argument.prefix(2))
    if let option = options.first(where: { $0.names.contains(short) && $0.takesValue }) {
      return Use(option: option, spelling: short, attached: String(argument.dropFirst(2)))
    }
    throw unknown(spelling)
  }

  /// The text of an option's value: the attached one or the next argument.
  private func value(for use: Use, rest: inout ArraySlice<String>) throws(Failure) -> String {
    guard let placeholder = use.option.placeholder else {
      guard let attached = use.attached else { return "" }
      throw .usage("\(use.spelling) takes no value, yet \"\(attached)\" is given")
    }
    if let attached = use.attached { return attached }
    guard let next = rest.first, !isOption(next) else {
      throw .usage("\(use.spelling) needs a value: \(use.spelling) \(placeholder)")
    }
    rest.removeFirst()
    return next
  }

  /// Whether an argument is an option rather than a value that starts with a hyphen, such as -1.
  private func isOption(_ argument: String) -> Bool {
    argument.hasPrefix("--")
      || options.contains { $0.names.contains(String(argument.prefix(2))) }
  }

  private func assign(_ words: [String], to values: inout Values) throws(Failure) {
    var rest = words[...]
    for operand in operands {
      guard !rest.isEmpty else {
        throw .usage("\(command) needs \(operand.placeholder), \(operand.help)", remedy: seeHelp)
      }
      let count = operand.isRepeated ? rest.count : 1
      operand.store(rest.prefix(count), in: &values)
      rest = rest.dropFirst(count)
    }
    if let extra = rest.first {
      throw .usage("unexpected argument \"\(extra)\" for \(command)", remedy: seeHelp)
    }
  }

  private func unknown(_ spelling: String) -> Failure {
    let names = options.flatMap(\.names).filter { $0.hasPrefix("--") }
    let meant = Suggestion.clause(for: spelling, among: names)
    return .usage("unknown option \"\(spelling)\" for \(command)\(meant)", remedy: seeHelp)
  }

  private var seeHelp: String { "\"\(Program.name) \(command) --help\" lists what it takes" }
}
