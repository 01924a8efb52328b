import Rendering

/// `animate sheet`: frames of a scene or film on one picture, with their times.
struct SheetCommand: Command {
  static let name = "sheet"
  static let summary = "draw frames with their times on one sheet"
  static let synopsis = "SCENE -o FILE.png [OPTIONS]"
  static let examples = [
    "animate sheet Scenes/morph.json -o morph.png",
    "animate sheet film.mp4 -o sheet.png --count 20 --columns 5",
  ]

  var scene = SceneOptions()
  var output: String?
  var count = 12
  var columns: Int?
  var scale: Double?

  var isQuiet: Bool { scene.isQuiet }

  static var operands: [Operand<Self>] {
    if FilmShelf.current != nil { return SceneOptions.operands.map { $0.within(\.scene) } }
    return [
      Operand(
        placeholder: "SCENE", help: "a scene in JSON, or a film such as .mp4 or .gif",
        place: .single(\.scene.path))
    ]
  }

  static var options: [Option<Self>] {
    [
      Option(
        "-o", "--output", value: .text("FILE", "a path"), to: \.output,
        help: "the .png, .jpg or .webp file to write"),
      Option(
        "--count", value: .wholeNumber("N", 1...400), to: \.count, help: "how many frames [12]"),
      Option(
        "--columns", value: .wholeNumber("N", 1...400), to: \.columns,
        help: "how many frames a row has [about as many as there are rows]"),
      Option(
        "--scale", value: .number("FACTOR", 0.01...16, unit: ""), to: \.scale,
        help: "pixels per point of a scene, or per pixel of a film [for 240 across]"),
    ] + SceneOptions.options.map { $0.within(\.scene) }
  }

  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    let path = try OutputPaths.single(output, command: Self.name, scene: scene.path)
    let destination = try Destination(path)
    try destination.checkStill()
    let frames = isFilm ? try framesOfFilm() : try framesOfScene(console)
    guard let sheet = sheet(frames).bitmap() else {
      throw .usage("the sheet would be too large", remedy: "choose a lower --count or --scale")
    }
    do {
      try sheet.write(to: path, as: destination.format)
    } catch {
      throw Failure(error)
    }
  }

  private func sheet(_ frames: [ContactSheet.Frame]) -> ContactSheet {
    let width = Double(frames.first?.bitmap.width ?? 1)
    let factor = isFilm ? scale ?? min(240 / width, 1) : 1
    return ContactSheet(frames, columns: columns, scale: factor)
  }

  private var isFilm: Bool {
    FilmShelf.current == nil && scene.path != "-" && !scene.path.lowercased().hasSuffix(".json")
  }

  private func framesOfScene(_ console: Console) throws(Failure) -> [ContactSheet.Frame] {
    let film = try scene.load(console).film
    let factor = scale ?? min(240 / film.size.width.native, 1)
    let times = ContactSheet.times(count: count, duration: film.duration)
    guard let frames = film.frames(at: times, scale: factor) else {
      throw .usage("the frames would be too large", remedy: "choose a lower --scale")
    }
    return frames
  }

  private func framesOfFilm() throws(Failure) -> [ContactSheet.Frame] {
    do {
      let reader = try ImageReader(.file(path: scene.path))
      let times = ContactSheet.times(count: count, duration: reader.duration ?? 0)
      return try (reader.isAnimated ? times : [0]).map { time throws(MediaError) in
        ContactSheet.Frame(time: time, bitmap: try reader.frame(at: time))
      }
    } catch {
      throw Failure(error)
    }
  }
}
