import Synchronization

/// Finds faces: embedded ones, files, and families of the system.
///
/// A library may be used from several threads. Nothing is loaded before the first text is set, and
/// fontconfig not before a text needs more than the embedded faces and registered files.
public final class FontLibrary: Sendable {
  private let state: Mutex<FontLibraryState>

  /// A library; without system fonts it gives the same faces on every machine.
  public init(usesSystemFonts: Bool = true) {
    state = Mutex(FontLibraryState(usesSystemFonts: usesSystemFonts))
  }

  /// Makes the faces of a font file available under their family's name, which is returned.
  @discardableResult
  public func register(path: String) throws(FontError) -> [String] {
    let faces = try FontFile.faces(at: path)
    state.withLock { $0.register(faces) }
    return faces.map(\.familyName)
  }

  /// The nearest face to a description; a family that is missing is a warning and gives Inter.
  public func face(for description: FontDescription) -> FontFace {
    state.withLock { $0.face(for: FaceRequest(description)) }
  }

  /// What users should know about the texts set so far, each fact once, in order.
  public var warnings: [FontWarning] { state.withLock { $0.warnings } }

  /// Whether no face has been asked for so far: a film without letters leaves its library so.
  var isUntouched: Bool { state.withLock { $0.isUntouched } }

  /// Whether a warning has been given.
  func hasWarned(of warning: FontWarning) -> Bool {
    state.withLock { $0.hasWarned(of: warning) }
  }

  /// The face for a grapheme that the face of its description may lack, and whether it has it.
  func face(
    for cluster: ClusterScalars, of description: FontDescription, language: String
  ) -> FontFace {
    state.withLock { $0.face(for: cluster, of: FaceRequest(description), language: language) }
  }
}
