import Rendering

/// `animate join`: the parts of a film become the film.
struct JoinCommand: Command {
  static let name = "join"
  static let summary = "join the parts of a film that \"render --chunk\" has written"
  static let synopsis = "PARTS … [-o FILE] [OPTIONS]"
  static let examples = [
    "animate join morph.mp4",
    "animate join morph.mp4.parts/000000-000119.part morph.mp4.parts/000120-000179.part -o a.mp4",
  ]

  var paths: [String] = []
  var output: String?
  var work = WorkOptions()
  var isQuiet = false

  static var operands: [Operand<Self>] {
    [
      Operand(
        placeholder: "PARTS",
        help: "the film that they are parts of, folders of parts, or parts one by one",
        place: .repeated(\.paths))
    ]
  }

  static var options: [Option<Self>] {
    [
      Option(
        "-o", "--output", value: .text("FILE", "a path"), to: \.output,
        help: "where to write the film [the one that PARTS names]"),
      Option("-q", "--quiet", flag: \.isQuiet, help: "neither notes nor progress"),
    ] + WorkOptions.options.filter { $0.names.contains("--progress") }.map { $0.within(\.work) }
  }

  func run(_ console: Console, _ interruption: Interruption) throws(Failure) {
    let manifests = try paths.map { (path) throws(Failure) in try Self.manifests(at: path) }
    guard let target = output ?? usualTarget else {
      throw .usage(
        "join needs -o, where to write",
        remedy: "\"animate join --help\" has an example")
    }
    var seen: Set<String> = []
    try FilmJoin(
      manifests.flatMap(\.self).filter { seen.insert($0).inserted },
      destination: try Destination(target)
    ).run(work, console, interruption)
  }

  /// The manifests that a path stands for.
  private static func manifests(at path: String) throws(Failure) -> [String] {
    if path.hasSuffix(".json") { return [path] }
    if path.hasSuffix(".part") { return [path.dropLast(".part".count) + ".json"] }
    let folder = PartFolder(at: path).exists ? PartFolder(at: path) : PartFolder(for: path)
    guard folder.exists else {
      throw Failure(
        .missingInput, "there are no parts of \"\(path)\"",
        remedy: "\"animate render … -o \(path) --frames A..<B --chunk\" writes some")
    }
    guard !folder.manifests.isEmpty else {
      throw Failure(
        .missingInput, "no part in \(folder.path) is whole",
        remedy: "the command that writes a part goes on with one that was begun")
    }
    return folder.manifests
  }

  /// The film whose parts are named, if they are by it or by its folder.
  private var usualTarget: String? {
    guard paths.count == 1, !paths[0].hasSuffix(".json"), !paths[0].hasSuffix(".part") else {
      return nil
    }
    let folder = PartFolder(at: paths[0])
    return folder.exists ? folder.film : paths[0]
  }
}
