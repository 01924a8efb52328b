internal import Drawing
internal import SVG

/// What is known and what has gone wrong so far while a document is read.
final class DocumentReading {
  private(set) var diagnostics: DiagnosticList
  /// The variables that expressions can name at this place.
  private(set) var layout = VariableLayout()
  /// What the document calls views of its own.
  let components = ComponentTable()
  /// Whether an expression has named the time.
  var usesTime = false
  /// Whether a view changes the state itself, or needs what is shared by the whole scene.
  var needsSurroundings = false
  private var path = ValuePath()
  private let loadImage: ImageLoader
  private let loadSVG: SVGLoader
  private var images: [String: BitmapImage] = [:]
  private var drawings: [String: SVGDocument] = [:]

  init(
    diagnostics: DiagnosticList, loadImage: @escaping ImageLoader = noImages,
    loadSVG: @escaping SVGLoader = noSVG
  ) {
    (self.diagnostics, self.loadImage, self.loadSVG) = (diagnostics, loadImage, loadSVG)
  }

  /// The SVG file called `name`, read once.
  func svg(_ name: String) throws -> SVGDocument {
    if let drawing = drawings[name] { return drawing }
    let drawing = try loadSVG(name)
    drawings[name] = drawing
    return drawing
  }

  /// The picture in the file called `name`, read once.
  func image(_ name: String) throws -> BitmapImage {
    if let image = images[name] { return image }
    let image = try loadImage(name)
    images[name] = image
    return image
  }

  /// Adds an error about `range` at the path at hand.
  func error(_ message: String, at range: Range<Int>, notes: [Diagnostic.Note] = []) {
    add(.error, message, range, notes)
  }

  /// Reports which of the values are wrong in the given state.
  func report(_ checks: [StateCheck], in values: VariableValues) {
    for check in checks {
      if let message = check.complaint(values) { error(message, at: check, notes: []) }
    }
  }

  /// Adds an error that was found when the document had been read.
  func error(_ message: String, at check: StateCheck, notes: [Diagnostic.Note]) {
    diagnostics.append(
      Diagnostic(message, at: check.range, path: check.path, notes: notes))
  }

  /// Adds a warning about `range` at the path at hand.
  func warning(_ message: String, at range: Range<Int>, notes: [Diagnostic.Note] = []) {
    add(.warning, message, range, notes)
  }

  private func add(
    _ severity: Diagnostic.Severity, _ message: String, _ range: Range<Int>,
    _ notes: [Diagnostic.Note]
  ) {
    diagnostics.append(
      Diagnostic(
        message, severity: severity, at: range, path: path.description, notes: notes))
  }

  /// Does `body` one step further down.
  func at<Result>(_ step: ValuePath.Step, _ body: () -> Result) -> Result {
    path.append(step)
    defer { path.removeLast() }
    return body()
  }

  /// Does `body` at the document's root; the place at hand is back afterwards.
  func atRoot<Result>(_ body: () -> Result) -> Result {
    let outer = path
    path = ValuePath()
    defer { path = outer }
    return body()
  }

  /// Does `body` with another layout; the old one is back afterwards.
  func with<Result>(_ layout: VariableLayout, _ body: () -> Result) -> Result {
    let outer = self.layout
    self.layout = layout
    defer { self.layout = outer }
    return body()
  }

  /// ` for "name"` when the place at hand is the value of a key.
  var placeClause: String { path.clause }

  /// The path at hand, for a message that is found later.
  var currentPath: String { path.description }
}

/// Gives the picture of a file that a document names.
typealias ImageLoader = (String) throws -> BitmapImage

/// Gives the SVG file that a document names.
typealias SVGLoader = (String) throws -> SVGDocument

/// What reads no files at all.
func noSVG(_ name: String) throws -> SVGDocument { throw NoImages() }

/// What reads no files at all.
func noImages(_ name: String) throws -> BitmapImage { throw NoImages() }

/// A document that has no folder names a file.
private struct NoImages: Error, CustomStringConvertible {
  var description: String { "files can't be read here" }
}
