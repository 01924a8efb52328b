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
        placeholder: "SCENE", help: "a scene in JSON, or an SVG file; - reads standard input",
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
  /// What is heard with the film.
  var soundtrack: [AudioTrack] = []
}

extension OpenedScene {
  /// What a document describes.
  init(_ scene: LoadedScene) {
    self.init(
      film: scene.film, loop: Loop(scene.loop), soundtrack: scene.soundtrack.map(AudioTrack.init))
  }
}

extension SceneOptions {
  /// Reads the scene and makes its film; prints what its author should know.
  func load(_ console: Console) throws(Failure) -> OpenedScene {
    var opened = try open(console)
    opened.film = try changed(opened.film)
    return opened
  }

  /// A film with what the command line changes in it.
  func changed(_ film: Film) throws(Failure) -> Film {
    var film = film
    if let frameRate { film.frameRate = frameRate }
    if let size { film.size = size }
    return film
  }

  private func open(_ console: Console) throws(Failure) -> OpenedScene {
    if let shelf = FilmShelf.current {
      return OpenedScene(film: try shelf.film(named: path), loop: .forever)
    }
    let file = try SceneFile.read(path, console)
    if let opened = try SVGInput.open(file, self, console) { return opened }
    let scene = try document(console, file)
    console.say(scene.warnings.description)
    return OpenedScene(scene)
  }

  /// The scene as its document describes it.
  func document(
    _ console: Console, _ file: SceneFile.Contents? = nil
  ) throws(Failure) -> LoadedScene {
    let outcome = try outcome(console, file)
    guard let scene = outcome.scene else {
      throw Failure(.badScene, text: outcome.diagnostics.description)
    }
    return scene
  }

  /// What comes of reading the scene, which is nil when there are errors among the diagnostics;
  /// `watch` is told the paths of all files that are read.
  func outcome(
    _ console: Console, _ file: SceneFile.Contents? = nil,
    watch: @escaping (String) -> Void = { _ in }
  ) throws(Failure) -> (scene: LoadedScene?, diagnostics: DiagnosticList) {
    let settings = SceneSettings(
      values: try Self.dictionary(assignments, "--set"),
      dataFiles: try Self.dictionary(dataFiles, "--data").mapValues(Self.absolutePath),
      variant: variant)
    let file = if let file { file } else { try SceneFile.read(path, console) }
    watch(file.path)
    let folder = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let files = SceneFiles.folder(path == "-" ? "" : folder.joined(separator: "/"))
    do {
      let scene = try SceneReader.read(
        SourceText(name: file.path, bytes: file.bytes), settings: settings,
        files: files.watched(by: watch))
      return (scene, scene.warnings)
    } catch {
      return (nil, error)
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

extension SceneFiles {
  /// The same files, of which the paths are told when they are read.
  fileprivate func watched(by watch: @escaping (String) -> Void) -> SceneFiles {
    SceneFiles(
      image: {
        watch(path($0))
        return try image($0)
      },
      svg: {
        watch(path($0))
        return try svg($0)
      },
      bytes: {
        watch(path($0))
        return try bytes($0)
      },
      path: {
        watch(path($0))
        return path($0)
      },
      check: {
        watch(path($0))
        try check($0)
      })
  }
}

extension Loop {
  /// What a document says.
  init(_ count: LoopCount) {
    switch count {
    case .forever: self = .forever
    case .times(let times): self = .times(times)
    }
  }
}
