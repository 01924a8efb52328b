internal import Commands
internal import Foundation

/// A program that is a film: `swift run` renders it, with the options of `animate`.
///
///     import Animate
///
///     @main struct Greeting: FilmProgram {
///       static let film = Film(size: CGSize(width: 320, height: 180), duration: 1, state: 0) { _ in
///         Circle().fill(.orange).frame(width: 90, height: 90)
///       }
///     }
///
/// Then `swift run Greeting render -o greeting.mp4`; without arguments it prints what it can do.
public protocol FilmProgram {
  /// The film.
  static var film: Film { get }
}

extension FilmProgram {
  /// Does what the command line says, and ends the program.
  public static func main() {
    let name = String(describing: Self.self)
    let arguments = Array(CommandLine.arguments.dropFirst())
    let film = film
    let make: @Sendable () -> Film = { film }
    exit(FilmCommandLine.run(program: name, films: [(name, make)], arguments: arguments))
  }
}

/// A program of several films: the first argument after the command chooses one.
public protocol FilmGallery {
  /// The films by name, each made when it is asked for.
  static var films: [(name: String, film: @Sendable () -> Film)] { get }
}

extension FilmGallery {
  /// Does what the command line says, and ends the program.
  public static func main() {
    let name = String(describing: Self.self).lowercased()
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(FilmCommandLine.run(program: name, films: films, arguments: arguments))
  }
}
