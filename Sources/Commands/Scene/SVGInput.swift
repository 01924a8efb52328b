import Rendering

/// An SVG file in the place of a scene.
enum SVGInput {
  /// The film of a file that begins as XML does; nil for any other.
  ///
  /// Prints what is left out of its first picture.
  static func open(
    _ file: SceneFile.Contents, _ options: SceneOptions, _ console: Console
  ) throws(Failure) -> OpenedScene? {
    guard isXML(file.bytes) else { return nil }
    guard options.assignments.isEmpty else { throw hasNoState }
    do {
      let document = try read(file)
      for warning in document.warnings() { console.say("\(file.path):\(warning)\n") }
      return OpenedScene(film: Film(document), loop: .forever)
    } catch {
      throw Failure(.badScene, text: "\(file.path):\(error)")
    }
  }

  /// What is wrong with a file that begins as XML does, and what is left out of its first picture;
  /// nil for any other.
  static func review(
    _ file: SceneFile.Contents, _ options: SceneOptions
  ) throws(Failure) -> (film: Film?, diagnostics: DiagnosticList)? {
    guard isXML(file.bytes) else { return nil }
    guard options.assignments.isEmpty else { throw hasNoState }
    let source = SourceText(name: file.path, bytes: file.bytes)
    do {
      let document = try read(file)
      return (Film(document), DiagnosticList(document.warnings(), of: source))
    } catch {
      return (nil, DiagnosticList(error, of: source))
    }
  }

  private static var hasNoState: Failure {
    .usage("an SVG file has no state", remedy: "leave --set out")
  }

  private static func read(_ file: SceneFile.Contents) throws(SVGError) -> SVGDocument {
    let folder = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return try SVGDocument(file.bytes, options: .files(in: folder.joined(separator: "/")))
  }

  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let rest = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
    return rest.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }
}
