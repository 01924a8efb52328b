import Foundation
import Rendering

/// Which scene a command works on, and what the command line changes in it.
struct SceneOptions {
  var path = ""
  var frameRate: FrameRate?
  var size: CGSize?
  var assignments: [Assignment] = []
  var dataFiles: [Assignment] = []
  var variant: String?
  var isQuiet = false

  static var operands: [Operand<SceneOptions>] {
    if let shelf = FilmShelf.current {
      return shelf.operandHelp.map {
        [Operand(placeholder: "FILM", help: $0, place: .single(\.path))]
      } ?? []
    }
    return [
      Operand(
        placeholder: "SCENE", help: "a scene in JSON; - reads standard input",
        place: .single(\.path))
    ]
  }

  static var options: [Option<SceneOptions>] {
    FilmShelf.current == nil
      ? all
      : all.filter { option in
        !["--set", "--data", "--variant"].contains { option.names.contains($0) }
      }
  }

  private static var all: [Option<SceneOptions>] {
    [
      Option(
        "--fps", value: .frameRate, to: \.frameRate,
        help: "frames per second instead of the scene's, such as 29.97 or 30000/1001"),
      Option(
        "--size", value: .size, to: \.size,
        help: "canvas in points instead of the scene's; what is drawn isn't scaled"),
      Option(
        "--set", values: .assignment, to: \.assignments,
        help: "a value of the scene's state to begin with; may be repeated"),
      Option(
        "--data", values: .assignment, to: \.dataFiles,
        help: "another file for one of the scene's tables, as sales=may.csv; may be repeated"),
      Option(
        "--variant", value: .text("NAME", "a name"), to: \.variant,
        help: "one of the scene's variants"),
      Option("-q", "--quiet", flag: \.isQuiet, help: "neither notes nor progress"),
    ]
  }
}

/// A scene as a command works on it.
struct OpenedScene {
  var film: Film
  /// How often it says that it is to be played.
  var loop: Loop
}

extension SceneOptions {
  /// Reads the scene and makes its film; prints what its author should know.
  func load(_ console: Console) throws(Failure) -> OpenedScene {
    var opened = try open(console)
    if let frameRate { opened.film.frameRate = frameRate }
    if let size { opened.film.size = size }
    return opened
  }

  private func open(_ console: Console) throws(Failure) -> OpenedScene {
    if let shelf = FilmShelf.current {
      return OpenedScene(film: try shelf.film(named: path), loop: .forever)
    }
    let scene = try document(console)
    console.say(scene.warnings.description)
    return OpenedScene(film: scene.film, loop: Loop(scene.loop))
  }

  /// The scene as its document describes it.
  func document(_ console: Console) throws(Failure) -> LoadedScene {
    let settings = SceneSettings(
      values: try Self.dictionary(assignments, "--set"),
      dataFiles: try Self.dictionary(dataFiles, "--data").mapValues(Self.absolutePath),
      variant: variant)
    let file = try SceneFile.read(path, console)
    let folder = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    do {
      return try SceneReader.read(
        SourceText(name: file.path, bytes: file.bytes), settings: settings,
        folder: path == "-" ? "" : folder.joined(separator: "/"))
    } catch {
      throw Failure(.badScene, text: error.description)
    }
  }

  private static func absolutePath(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  private static func dictionary(
    _ assignments: [Assignment], _ option: String
  ) throws(Failure) -> [String: String] {
    var values: [String: String] = [:]
    for assignment in assignments {
      guard values.updateValue(assignment.value, forKey: assignment.name) == nil else {
        throw .usage(
          "\(option) gives \"\(assignment.name)\" two values", remedy: "leave one of them")
      }
    }
    return values
  }
}

extension Loop {
  /// What a document says.
  fileprivate init(_ count: LoopCount) {
    switch count {
    case .forever: self = .forever
    case .times(let times): self = .times(times)
    }
  }
}
