import Rendering

/// The films of a program that has its own, instead of reading scenes.
struct FilmShelf: Sendable {
  /// Each under the name that chooses it; a film alone needs none.
  let films: [(name: String, film: @Sendable () -> Film)]

  /// The shelf of this program; nil for the one that reads scenes.
  @TaskLocal static var current: FilmShelf?

  /// What the help says of the argument that chooses a film; nil where there is no choice.
  var operandHelp: String? {
    films.count > 1 ? "one of \(films.map(\.name).joined(separator: ", "))" : nil
  }

  /// A synopsis with what this program takes in place of a scene.
  static func adapted(_ synopsis: String) -> String {
    guard let current, synopsis.hasPrefix("SCENE ") else { return synopsis }
    return (current.operandHelp == nil ? "" : "FILM ") + synopsis.dropFirst("SCENE ".count)
  }

  /// The film called `name`.
  func film(named name: String) throws(Failure) -> Film {
    if films.count == 1 { return films[0].film() }
    if let found = films.first(where: { $0.name == name }) { return found.film() }
    throw .usage(
      "there is no film \"\(name)\"" + Suggestion.clause(for: name, among: films.map(\.name)),
      remedy: "there are \(films.map(\.name).joined(separator: ", "))")
  }
}
