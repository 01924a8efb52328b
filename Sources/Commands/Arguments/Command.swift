/// One of the program's commands; its stored properties hold the arguments.
///
/// A new command is a type that conforms, in a file of its own, and a row in `Program.commands`.
protocol Command: SendableMetatype {
  static var name: String { get }
  /// One line of help.
  static var summary: String { get }
  /// What follows the name in the usage line.
  static var synopsis: String { get }
  static var operands: [Operand<Self>] { get }
  static var options: [Option<Self>] { get }
  /// Whole command lines, the most telling first.
  static var examples: [String] { get }

  /// Whether the command is of use for films as well as for scenes.
  static var worksOnFilms: Bool { get }

  init()
  /// Whether notes and progress are to be left out.
  var isQuiet: Bool { get }
  /// Does the work; whoever wants it to end early raises `interruption`.
  func run(_ console: Console, _ interruption: Interruption) throws(Failure)
}

extension Command {
  static var worksOnFilms: Bool { true }

  /// The options of this command and those that every command has.
  static var allOptions: [Option<Self>] { options + [helpOption] }

  private static var helpOption: Option<Self> {
    Option(
      names: ["-h", "--help"], placeholder: nil, expectation: "no value", help: "print this",
      isRepeatable: true
    ) { _, _ in true }
  }

  /// Reads the arguments after the command's name, and does what they say.
  static func run(_ arguments: [String]) throws(Failure) {
    if arguments.prefix(while: { $0 != "--" }).contains(where: { ["-h", "--help"].contains($0) }) {
      return try Console().print(HelpPage(of: Self.self).description)
    }
    var command = Self()
    try ArgumentParser(command: name, options: allOptions, operands: operands)
      .parse(arguments, into: &command)
    try command.run(Console(isQuiet: command.isQuiet), Interruption.watched)
  }
}
