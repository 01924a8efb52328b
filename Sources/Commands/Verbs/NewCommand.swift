import Rendering

/// `animate new`: a scene to begin with.
struct NewCommand: Command {
  static let worksOnFilms = false
  static let name = "new"
  static let summary = "write a scene to begin with"
  static let synopsis = "NAME [OPTIONS]"
  static let examples = ["animate new hello", "animate new sales --template chart"]

  var path = ""
  var template = SceneTemplate.card
  var isQuiet = false

  static var operands: [Operand<Self>] {
    [
      Operand(
        placeholder: "NAME", help: "what the scene is called; its file ends in .json",
        place: .single(\.path))
    ]
  }

  static var options: [Option<Self>] {
    [
      Option(
        "--template", value: .oneOfCases, to: \.template, help: "what it begins with [card]"),
      Option("-q", "--quiet", flag: \.isQuiet, help: "no notes"),
    ]
  }

  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    let file = path.lowercased().hasSuffix(".json") ? path : path + ".json"
    guard access(file, F_OK) != 0 else {
      throw Failure(
        .cannotCreate, "\"\(file)\" is there already", remedy: "choose another name, or remove it")
    }
    do {
      try writeFile(Array(template.text.utf8), to: file)
    } catch {
      throw Failure(error)
    }
    console.note("wrote \(file); to see it: animate watch \(file) -o \(stem(file)).gif")
  }

  private func stem(_ file: String) -> String {
    String((file.split(separator: "/").last ?? "film").dropLast(".json".count))
  }
}
