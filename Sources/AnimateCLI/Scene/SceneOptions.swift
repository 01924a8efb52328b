import Animate

/// Which scene a command works on, and what the command line changes in it.
struct SceneOptions {
  var path = ""
  var frameRate: FrameRate?
  var size: CGSize?
  var assignments: [Assignment] = []
  var isQuiet = false

  static var operands: [Operand<SceneOptions>] {
    [Operand(placeholder: "SCENE", help: "a scene in JSON; - reads standard input", place: \.path)]
  }

  static var options: [Option<SceneOptions>] {
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

extension SceneOptions {
  /// Reads the scene and makes its film; prints what its author should know.
  func load(_ console: Console) throws(Failure) -> Film {
    let scene = try SceneFile.read(path, console)
    var film = try makeFilm(SourceText(name: scene.path, bytes: scene.bytes), console)
    if let frameRate { film.frameRate = frameRate }
    if let size { film.size = size }
    return film
  }

  private func makeFilm(_ source: SourceText, _ console: Console) throws(Failure) -> Film {
    Film(
      size: CGSize(width: 320, height: 180), duration: 10, background: .white, state: 0.2,
      script: [
        ScriptStep(at: 0.5, animation: .bouncy) { $0 = 0.9 },
        ScriptStep(at: 5, animation: .bouncy) { $0 = 0.3 },
      ]
    ) { scale in
      Circle().fill(Color(Color.Resolved(red: 1, green: 0.4, blue: 0.1))).scaleEffect(scale)
    }
  }
}
