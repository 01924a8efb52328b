import Rendering

/// Which scene a command works on, and what the command line changes in it.
struct SceneOptions {
  var path = ""
  var frameRate: FrameRate?
  var size: CGSize?
  var assignments: [Assignment] = []
  var isQuiet = false

  static var operands: [Operand<SceneOptions>] {
    if let shelf = FilmShelf.current {
      return shelf.operandHelp.map {
        [Operand(placeholder: "FILM", help: $0, place: .single(\.path))]
      } ?? []
    }
    return [
      Operand(
        placeholder: "SCENE", help: "a scene in JSON, or an SVG file; - reads standard input",
        place: .single(\.path))
    ]
  }

  static var options: [Option<SceneOptions>] {
    FilmShelf.current == nil ? all : all.filter { !$0.names.contains("--set") }
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
    let values = try initialValues()
    let file = try SceneFile.read(path, console)
    if let opened = try SVGInput.open(file, values) { return opened }
    let scene: LoadedScene
    do {
      scene = try SceneReader.read(
        SourceText(name: file.path, bytes: file.bytes), overrides: values,
        folder: path == "-"
          ? ""
          : file.path.split(
            separator: "/", omittingEmptySubsequences: false
          ).dropLast().joined(separator: "/"))
    } catch {
      throw Failure(.badScene, text: error.description)
    }
    console.say(scene.warnings.description)
    return OpenedScene(film: scene.film, loop: Loop(scene.loop))
  }

  private func initialValues() throws(Failure) -> [String: String] {
    var values: [String: String] = [:]
    for assignment in assignments {
      guard values.updateValue(assignment.value, forKey: assignment.name) == nil else {
        throw .usage("--set gives \"\(assignment.name)\" two values", remedy: "leave one of them")
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
