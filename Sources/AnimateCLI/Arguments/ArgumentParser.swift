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
      let (option, attached) = try option(in: argument)
      if !seen.insert(option.name).inserted, !option.isRepeatable {
        throw .usage("\(option.name) is given twice", remedy: "leave one of them")
      }
      let text = try value(of: option, attached: attached, rest: &rest)
      try option.store(text, &values)
    }
    try assign(words, to: &values)
  }

  /// The option that an argument names, and the value that is attached to it.
  private func option(in argument: String) throws(Failure) -> (Option<Values>, String?) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    if let option = options.first(where: { $0.names.contains(spelling) }) {
      return (option, parts.count == 2 ? String(parts[1]) : nil)
    }
    let short = String(argument.prefix(2))
    if let option = options.first(where: { $0.names.contains(short) && $0.takesValue }) {
      return (option, String(argument.dropFirst(2)))
    }
    throw unknown(spelling)
  }

  /// The text of an option's value: the attached one or the next argument.
  private func value(
    of option: Option<Values>, attached: String?, rest: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard option.takesValue else {
      if let attached {
        throw .usage("\(option.name) takes no value, yet \"\(attached)\" is given")
      }
      return ""
    }
    if let attached { return attached }
    guard let next = rest.first, !isOption(next) else {
      throw .usage("\(option.name) needs a value: \(option.name) \(option.placeholder ?? "")")
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
    for (operand, word) in zip(operands, words) { values[keyPath: operand.place] = word }
    if words.count > operands.count {
      throw .usage(
        "unexpected argument \"\(words[operands.count])\" for \(command)", remedy: seeHelp)
    }
    if words.count < operands.count {
      let missing = operands[words.count]
      throw .usage("\(command) needs \(missing.placeholder), \(missing.help)", remedy: seeHelp)
    }
  }

  private func unknown(_ spelling: String) -> Failure {
    let names = options.flatMap(\.names).filter { $0.hasPrefix("--") }
    let meant = Suggestion.clause(for: spelling, among: names)
    return .usage("unknown option \"\(spelling)\" for \(command)\(meant)", remedy: seeHelp)
  }

  private var seeHelp: String { "\"animate \(command) --help\" lists what it takes" }
}
