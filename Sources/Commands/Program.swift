import Rendering

/// The whole program: finds the command that the first argument names and runs it.
public enum Program {
  static let version = "0.1.0"

  /// What the help calls the program.
  @TaskLocal static var name = "animate"

  /// The commands in the order in which the help lists them.
  static var commands: [any Command.Type] {
    FilmShelf.current == nil ? all : all.filter { $0.worksOnFilms }
  }

  private static let all: [any Command.Type] = [
    RenderCommand.self,
    StillCommand.self,
    FramesCommand.self,
    JoinCommand.self,
    HashCommand.self,
    WatchCommand.self,
    SheetCommand.self,
    NewCommand.self,
    FormatCommand.self,
    ValidateCommand.self,
    InspectCommand.self,
    CurveCommand.self,
    FormatsCommand.self,
    SchemaCommand.self,
  ]

  /// Runs the program with the arguments after its name, and ends the process.
  public static func runAndExit(_ arguments: [String]) -> Never {
    prepareProcess()
    exit(run(arguments).rawValue)
  }

  /// Sets what holds for the process as a whole.
  static func prepareProcess() {
    ProcessMemory.returnLargeBlocks()
    signal(SIGPIPE, SIG_IGN)  // A closed pipe is an error like any other, told and tidied up after.
    signal(SIGXFSZ, SIG_IGN)  // So is a limit on the size of files.
  }

  /// Runs the program with the arguments after its name; what it returns is the status to exit with.
  static func run(_ arguments: [String]) -> ExitStatus {
    do {
      try dispatch(arguments)
      return .success
    } catch {
      Console().complain(error)
      return error.status
    }
  }

  private static func dispatch(_ arguments: [String]) throws(Failure) {
    guard let first = arguments.first else {
      throw Failure(.usage, text: helpPage.description)
    }
    switch first {
    case "--help", "-h": try Console().print(helpPage.description)
    case "help": try help(Array(arguments.dropFirst()))
    case "--version": try Console().print("\(name) \(version)\n")
    default: try command(named: first).run(Array(arguments.dropFirst()))
    }
  }

  /// `animate help render` is `animate render --help`.
  private static func help(_ names: [String]) throws(Failure) {
    guard let name = names.first else { return try Console().print(helpPage.description) }
    try command(named: name).run(["--help"])
  }

  private static func command(named name: String) throws(Failure) -> any Command.Type {
    if let command = commands.first(where: { $0.name == name }) { return command }
    if name.lowercased().hasSuffix(".json") {
      throw .usage(
        "\"\(name)\" is no command", remedy: "to render it: animate render \(name) -o film.mp4")
    }
    let kind = name.hasPrefix("-") ? "option" : "command"
    let known = commands.map { $0.name } + ["--help", "--version"]
    throw .usage(
      "unknown \(kind) \"\(name)\"" + Suggestion.clause(for: name, among: known),
      remedy: "\"\(Program.name) --help\" lists the commands")
  }

  private static var helpPage: HelpPage {
    HelpPage(
      usage: "\(name) COMMAND [ARGUMENTS]",
      summary: FilmShelf.current == nil
        ? "Render scenes to films and stills." : "Render a film, whole or in parts.",
      sections: [
        HelpPage.Section("commands", commands.map { ($0.name, $0.summary) }),
        HelpPage.Section(
          "options",
          [
            ("-h, --help", "print this, or after a command its help"),
            ("    --version", "print the version"),
          ]),
      ],
      examples: FilmShelf.current == nil ? commands.flatMap { $0.examples.prefix(1) } : [])
  }
}
