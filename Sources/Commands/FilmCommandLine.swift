public import Rendering

/// The command line of a program that is a film, or several.
public enum FilmCommandLine {
  /// Does what the arguments after the program's name say with one of `films`.
  ///
  /// - Parameters:
  ///   - program: What the help calls the program.
  ///   - films: The films by name, each made when it is asked for; at least one.
  ///   - arguments: The arguments after the program's name.
  /// - Returns: The status to exit with.
  public static func run(
    program: String, films: [(name: String, film: @Sendable () -> Film)], arguments: [String]
  ) -> Int32 {
    Program.prepareProcess()
    return FilmShelf.$current.withValue(FilmShelf(films: films)) {
      Program.$name.withValue(program) { Program.run(arguments).rawValue }
    }
  }
}
