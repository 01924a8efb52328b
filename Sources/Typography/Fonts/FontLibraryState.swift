import Geometry

/// What a font library knows; its owner holds the lock.
struct FontLibraryState {
  let usesSystemFonts: Bool
  private(set) var warnings: [FontWarning] = []
  private var registered: [FontFace] = []
  private var files: [FontFile: FontFace] = [:]
  private var chosen: [FaceRequest: FontFace] = [:]
  private var substitutes: [SubstituteKey: FontFace] = [:]
  private var warned: Set<FontWarning> = []

  private struct SubstituteKey: Hashable {
    var cluster: ClusterScalars
    var request: FaceRequest
    var language: String
  }

  var isUntouched: Bool { chosen.isEmpty && substitutes.isEmpty && files.isEmpty }

  init(usesSystemFonts: Bool) { self.usesSystemFonts = usesSystemFonts }

  mutating func register(_ faces: [FontFace]) {
    registered += faces
    chosen = [:]
    substitutes = [:]
  }

  mutating func warn(_ warning: FontWarning) {
    if warned.insert(warning).inserted { warnings.append(warning) }
  }

  func hasWarned(of warning: FontWarning) -> Bool { warned.contains(warning) }

  /// The nearest face to a request.
  mutating func face(for request: FaceRequest) -> FontFace {
    if let face = chosen[request] { return face }
    let face = request.instance(of: nearest(to: request))
    chosen[request] = face
    return face
  }

  private mutating func nearest(to request: FaceRequest) -> FontFace {
    switch request.family {
    case .standard: break
    case .monospaced:
      if let face = request.nearest(of: EmbeddedFonts.monospaced) { return face }
    case .named(let name):
      if let face = face(named: name, request) { return face }
      warn(.unknownFamily(name))
    }
    return request.nearest(of: EmbeddedFonts.sansSerif) ?? EmbeddedFonts.sansSerif[0]
  }

  private mutating func face(named name: String, _ request: FaceRequest) -> FontFace? {
    let wanted = name.lowercased()
    for group in [registered, EmbeddedFonts.sansSerif + EmbeddedFonts.monospaced] {
      let family = group.filter { $0.familyName.lowercased() == wanted }
      if let face = request.nearest(of: family) { return face }
    }
    guard usesSystemFonts else { return nil }
    return SystemFonts.font(request.style(family: name)).flatMap { face(of: $0) }
  }

  private mutating func face(of file: FontFile) -> FontFace? {
    if let face = files[file] { return face }
    let face = file.face()
    files[file] = face
    return face
  }

  /// The face for a grapheme: its own face, else another one, else its own with a box and a word.
  mutating func face(
    for cluster: ClusterScalars, of request: FaceRequest, language: String
  ) -> FontFace {
    let own = face(for: request)
    if !cluster.isEmoji && cluster.isCovered(by: own) { return own }
    let key = SubstituteKey(cluster: cluster, request: request, language: language)
    if let known = substitutes[key] { return known }
    let face =
      substitute(for: cluster, own: own, request: request, language: language)
      ?? boxFace(for: cluster, own: own)
    substitutes[key] = face
    return face
  }

  /// The face whose box stands for a grapheme; not every face has one that is seen.
  private mutating func boxFace(for cluster: ClusterScalars, own: FontFace) -> FontFace {
    warn(.missingCharacter(character: cluster.character, script: cluster.script))
    return own.outline(of: 0).isEmpty ? EmbeddedFonts.sansSerif[0] : own
  }

  private mutating func substitute(
    for cluster: ClusterScalars, own: FontFace, request: FaceRequest, language: String
  ) -> FontFace? {
    let emoji = request.style(family: "emoji", isColor: true)
    if cluster.isEmoji, let face = systemFace(emoji, for: cluster) { return face }
    let known = [own] + registered + [EmbeddedFonts.sansSerif[0]]
    if let face = known.first(where: cluster.isCovered) {
      return face == EmbeddedFonts.sansSerif[0] ? standardFace(for: request) : face
    }
    return systemFace(request.style(family: "sans-serif", language: language), for: cluster)
  }

  private mutating func standardFace(for request: FaceRequest) -> FontFace {
    var standard = request
    standard.family = .standard
    return face(for: standard)
  }

  private mutating func systemFace(
    _ style: SystemFonts.Style, for cluster: ClusterScalars
  ) -> FontFace? {
    guard usesSystemFonts, let file = SystemFonts.font(style, having: cluster.visible) else {
      return nil
    }
    return face(of: file)
  }
}
