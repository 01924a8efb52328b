public import Views

/// A film read from a document, with what the document says beside it.
public struct LoadedScene: Sendable {
  /// The film.
  public let film: Film
  /// How often formats that can say so play the film.
  public let loop: LoopCount
  /// What is heard with the film, for formats that have sound.
  public let soundtrack: [SceneSound]
  /// The names of the scene's other forms, in alphabetical order.
  public let variants: [String]
  /// What the script does and when.
  public let timeline: SceneTimeline
  /// What may be wrong, without keeping the film from being made.
  public let warnings: DiagnosticList
}

/// Reads scenes from documents.
public enum SceneReader {
  /// The scene that the document `source` describes.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - settings: What is to be changed in it.
  ///   - files: Gives the files that the document names.
  /// - Returns: The film, and what is worth a warning.
  /// - Throws: All mistakes that were found, at least one of them an error.
  public static func read(
    _ source: SourceText, settings: SceneSettings = SceneSettings(), files: SceneFiles = .none
  ) throws(DiagnosticList) -> LoadedScene {
    let json = JSONReader.read(source)
    guard let tree = json.tree else { throw json.diagnostics }
    let reading = DocumentReading(diagnostics: json.diagnostics, files: files)
    reading.imports.root = source.name.split(separator: "/").last.map(String.init)
    let scene = reading.scene(tree.root, settings)
    if !reading.diagnostics.hasErrors { reading.survey(scene) }
    guard !reading.diagnostics.hasErrors else { throw reading.diagnostics }
    reading.checkClock(of: scene)
    guard !reading.diagnostics.hasErrors else { throw reading.diagnostics }
    let film = scene.film
    reading.checkLength(of: film, tree.root)
    guard !reading.diagnostics.hasErrors else { throw reading.diagnostics }
    reading.warn(ofStepsAfter: film.duration)
    return LoadedScene(
      film: film, loop: scene.loop, soundtrack: scene.soundtrack, variants: reading.variantNames,
      timeline: SceneTimeline(scene.steps, duration: film.duration),
      warnings: reading.diagnostics)
  }
}

extension DocumentReading {
  /// Reports views that never come to rest in a film without a length.
  fileprivate func checkClock(of scene: SceneDescription) {
    guard scene.usesTime, scene.duration == nil else { return }
    error(
      "views that depend on \"time\" never rest; give the film a \"duration\"", at: scene.bodyRange)
  }

  /// Reports a film without end and one with too many frames.
  fileprivate func checkLength(of film: Film, _ root: JSONValue) {
    let member = root.members.first { ["duration", "script"].contains($0.name) }
    let range = member?.key.range ?? root.range
    if film.duration.isInfinite {
      error("an animation never ends; give the film a \"duration\"", at: range)
    } else if film.frameCount == nil {
      error("the film has more frames than the 2147483647 that can be counted", at: range)
    }
  }
}
