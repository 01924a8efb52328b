internal import Drawing
internal import SVG
import Typography
import Views

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
  /// The names that the document gives to colors, fonts and animations.
  var theme = Theme()
  /// Where texts find their fonts.
  var fontLibrary = FontLibrary.embedded
  /// The tables that were read from files or from the document itself.
  var tables: [String: DataTable] = [:]
  /// The document that is being read: the imported one, and the folder that its files are seen from.
  private(set) var place = DocumentPlace()
  /// The files that the command line gives for tables.
  var dataFiles: [String: String] = [:]
  /// The surroundings in which views are shown.
  var colorScheme = ColorScheme.light
  /// The names of the scene's other forms.
  var variantNames: [String] = []
  /// The documents that are being imported.
  var imports = Imports()
  /// How many views are around the place at hand.
  var nesting = ViewNesting()
  /// What is known of the script's steps so far.
  var script = Script()
  /// What has been named by expressions and steps.
  var uses = NameUses()
  let files: SceneFiles
  /// The path at hand.
  private(set) var path = ValuePath()
  private var images: [String: BitmapImage] = [:]
  private var drawings: [String: SVGDocument] = [:]

  init(diagnostics: DiagnosticList, files: SceneFiles = .none) {
    (self.diagnostics, self.files) = (diagnostics, files)
  }

  /// The SVG file called `name`, read once.
  func svg(_ name: String) throws -> SVGDocument {
    let name = place.path(of: name)
    if let drawing = drawings[name] { return drawing }
    let drawing = try files.svg(name)
    drawings[name] = drawing
    return drawing
  }

  /// The picture in the file called `name`, read once.
  func image(_ name: String) throws -> BitmapImage {
    let name = place.path(of: name)
    if let image = images[name] { return image }
    let image = try files.image(name)
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
      if let message = check.complaint.message(values) { error(message, at: check, notes: []) }
    }
  }

  /// Adds an error that was found when the document had been read.
  func error(_ message: String, at check: StateCheck, notes: [Diagnostic.Note]) {
    diagnostics.append(
      Diagnostic(
        message, at: check.range, path: check.path.description, notes: notes, source: check.source))
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
        message, severity: severity, at: range, path: path.description, notes: notes,
        source: place.source))
  }

  /// Adds what another reader has found.
  func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

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

  /// Does `body` in another document, at its root; the place at hand is back afterwards.
  func `in`<Result>(_ place: DocumentPlace, _ body: () -> Result) -> Result {
    let outer = self.place
    self.place = place
    defer { self.place = outer }
    return atRoot(body)
  }

  /// ` for "name"` when the place at hand is the value of a key.
  var placeClause: String { path.clause }
}
