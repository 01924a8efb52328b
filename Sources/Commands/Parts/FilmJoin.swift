import Rendering

/// Parts of a film that were found and fit together, on their way to be the film.
struct FilmJoin {
  private let manifests: [(path: String, manifest: PartManifest)]
  private let film: PartFilm
  private let path: String
  private let format: OutputFormat

  /// Checks the parts of the manifests at `paths`.
  init(_ paths: [String], destination: Destination) throws(Failure) {
    manifests = try paths.map { (path) throws(Failure) in (path, try Self.manifest(at: path)) }
    guard let first = manifests.first, let format = first.manifest.film.outputFormat else {
      throw Failure(.missingInput, "there are no parts", remedy: "render some with --chunk")
    }
    for other in manifests {
      guard let difference = other.manifest.film.difference(from: first.manifest.film) else {
        continue
      }
      throw Failure(
        .badScene, "\(other.path): \(difference) isn't that of \(first.path)",
        remedy: "render one of them again")
    }
    guard destination.format.name == format.name else {
      throw .usage(
        "these are parts of \(format.name), not of \(destination.format.name)",
        remedy: "name the film .\(first.manifest.film.format)")
    }
    (film, self.format, path) = (first.manifest.film, format, destination.path)
  }

  private static func manifest(at path: String) throws(Failure) -> PartManifest {
    do {
      if let manifest = try PartManifest(path: path) { return manifest }
    } catch {
      throw Failure(error)
    }
    throw Failure(
      .missingInput, "there is no \(path)",
      remedy: "a part without its manifest isn't whole; render it again")
  }

  /// Writes the film.
  func run(
    _ work: WorkOptions, _ console: Console, _ interruption: Interruption
  ) throws(Failure) {
    var display = work.progress.display(isQuiet: console.isQuiet)
    defer { display.end() }
    do {
      let join = try PartJoin(try parts(), frameCount: film.clip.frames, key: film.key)
      guard let settings = film.settings else {
        throw MediaError.damagedPart(path: manifests[0].path)
      }
      let isWhole = try join.run(to: try format.makeSink(path: path, settings: settings)) {
        display.show(RenderProgress(framesDone: $0, frameCount: film.clip.frames))
        return !interruption.cancellation.isCancelled
      }
      guard isWhole else {
        throw Failure(
          interruption.exitStatus ?? .interrupted,
          "interrupted; the parts and files that were there are unchanged")
      }
    } catch let error as MediaError {
      throw Failure(error)
    } catch let error as Failure {
      throw error
    } catch {
      throw Failure(.internalError, "\(error)")
    }
  }

  /// The parts whose files are what their manifests say.
  private func parts() throws(MediaError) -> [PartJoin.Part] {
    try manifests.map { (entry) throws(MediaError) in
      let file = FileLocation.folder(of: entry.path) + entry.manifest.file
      guard try FileHash(path: file)?.hexadecimal == entry.manifest.sha256 else {
        throw .damagedPart(path: file)
      }
      return PartJoin.Part(path: file, frames: entry.manifest.range)
    }
  }
}

/// Where files are.
enum FileLocation {
  /// What stands before the last slash of a path, with it.
  static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)])
  }
}
