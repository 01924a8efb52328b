import Rendering

/// `animate fmt`: scenes in their one form.
struct FormatCommand: Command {
  static let worksOnFilms = false
  static let name = "fmt"
  static let summary = "write scenes in one form, comments kept"
  static let synopsis = "SCENE… [OPTIONS]"
  static let examples = ["animate fmt Scenes/morph.json", "animate fmt --check Scenes/*.json"]

  var paths: [String] = []
  var isCheck = false
  var isQuiet = false

  static var operands: [Operand<Self>] {
    [
      Operand(
        placeholder: "SCENE", help: "a scene in JSON; - reads standard input and prints",
        place: .repeated(\.paths))
    ]
  }

  static var options: [Option<Self>] {
    [
      Option("--check", flag: \.isCheck, help: "only name the scenes that have another form"),
      Option("-q", "--quiet", flag: \.isQuiet, help: "no notes"),
    ]
  }

  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    var others: [String] = []
    for path in paths {
      let file = try SceneFile.read(path, console)
      let text = try formatted(file.path, file.bytes)
      let isSame = Array(text.utf8) == file.bytes
      if isCheck {
        if !isSame { others.append(file.path) }
      } else if path == "-" {
        try console.print(text)
      } else if !isSame {
        try write(text, to: file.path)
      }
    }
    guard others.isEmpty else {
      throw Failure(.checkFailed, text: others.map { "\($0) has another form\n" }.joined())
    }
  }

  private func formatted(_ path: String, _ bytes: [UInt8]) throws(Failure) -> String {
    do {
      return try SceneFormatter.format(SourceText(name: path, bytes: bytes))
    } catch {
      throw Failure(.badScene, text: error.description)
    }
  }

  private func write(_ text: String, to path: String) throws(Failure) {
    do {
      try writeFile(Array(text.utf8), to: path)
    } catch {
      throw Failure(error)
    }
  }
}
