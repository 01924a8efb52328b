internal import Drawing
internal import Geometry
import Motion
import Typography
internal import Views

extension DocumentReading {
  /// Reads the whole document; what comes of wrong parts is made up.
  func scene(_ root: JSONValue, _ settings: SceneSettings) -> SceneDescription {
    scene(KeyReader(root, self), settings)
  }

  /// Asks for the keys of a document.
  func scene(_ keys: KeyReader, _ settings: SceneSettings = SceneSettings()) -> SceneDescription {
    let scheme = keys.colorScheme(variant: settings.variant)
    (colorScheme, dataFiles) = (scheme, settings.dataFiles)
    importedKeys(keys)
    keys.fonts()
    _ = keys.optional("data", .data, "Tables by name: files, lists of rows or objects of columns.")
    checkDataFiles(at: keys.rangeOfKey("data"))
    var (layout, state) = startLayout()
    let declared =
      keys.optional("state", .state, "The values that the views depend on.")?.value(in: state) ?? []
    declare(declared, in: &layout, &state)
    return with(layout) {
      components.layout = layout
      let variant = keys.variant(settings.variant, &state)
      override(declared, settings.values, &state, at: keys.rangeOfKey("state"))
      var scene = keys.header(&state, variant)
      scene.colorScheme = scheme
      scene.soundtrack =
        keys.optional(
          "audio", .soundtrack(scene.state), "What is heard with the film: a list of sounds.")?
        .value(in: scene.state) ?? []
      scene.eventSounds =
        keys.optional(
          "eventSounds", .eventSounds(scene.state), default: nil,
          "Whether the script's touches click and typing is heard, or what they sound like.",
          defaultText: "false"
        ).value(in: scene.state)
      readContent(of: &scene, keys)
      keys.finish()
      readAllComponents()
      warn(of: declared)
      return scene
    }
  }

  private func readContent(of scene: inout SceneDescription, _ keys: KeyReader) {
    let state = scene.state
    (usesTime, needsSurroundings) = (false, false)
    scene.body = keys.required("body", .body, "What is shown: a view.").value(in: state)
    (scene.usesTime, scene.needsSurroundings) = (usesTime, needsSurroundings)
    script = Script()
    scene.steps =
      keys.optional("script", .script(state), "The changes of the state.")?.value(in: state) ?? []
    scene.fontLibrary = fontLibrary === FontLibrary.embedded ? nil : fontLibrary
  }

  /// What expressions know before the state is declared: the time, the canvas, and the tables.
  private func startLayout() -> (VariableLayout, VariableValues) {
    var (layout, values) = (VariableLayout(), VariableValues())
    layout.add(timeVariable, .number)
    values.append(.number(0))
    layout.add(canvasVariable, .point)
    values.append(.point(.zero))
    components.importedLayout = layout
    addTables(to: &layout, &values)
    return (layout, values)
  }

  private func declare(
    _ declared: [Declaration], in layout: inout VariableLayout, _ values: inout VariableValues
  ) {
    for declaration in declared {
      layout.declare(declaration.name, declaration.type)
      values.append(declaration.value ?? declaration.type.placeholder, as: declaration.type)
    }
  }

  /// Replaces values of the state by those of the command line.
  private func override(
    _ declared: [Declaration], _ texts: [String: String], _ values: inout VariableValues,
    at range: Range<Int>
  ) {
    for declaration in declared {
      guard let text = texts[declaration.name],
        let value = override(text, of: declaration, at: range),
        let variable = layout.stateVariable(declaration.name)
      else { continue }
      values.set(variable, to: value)
    }
    for name in texts.keys.sorted() where layout.stateVariable(name) == nil {
      let clause = Suggestion.clause(for: name, among: layout.stateNames)
      error("the state has no \"\(name)\" that could be set\(clause)", at: range)
    }
  }
}

extension KeyReader {
  /// The surroundings, which the theme's colors depend on.
  fileprivate func colorScheme(variant: String?) -> ColorScheme {
    let scheme = optional(
      "colorScheme", .colorScheme, default: .light,
      "Whether views are shown as on light or on dark surroundings.")
    let other = variant.flatMap { value(at: ["variants", $0, "colorScheme"])?.string?.text }
    let isDark = other.map { $0 == "dark" } ?? (scheme.value(in: VariableValues()) == .dark)
    return isDark ? .dark : .light
  }

  /// The form of the scene that is wanted; its first values are put into the state.
  fileprivate func variant(_ name: String?, _ state: inout VariableValues) -> Variant? {
    let variants =
      optional(
        "variants", .variants(state),
        "Other forms of the scene by name, such as { \"square\": { \"size\": [400, 400] } }.")?
      .value(in: state) ?? [:]
    reading.variantNames = variants.keys.sorted()
    guard let name else { return nil }
    guard let variant = variants[name] else {
      let clause = Suggestion.clause(for: name, among: variants.keys.sorted())
      reading.error("the scene has no variant \"\(name)\"\(clause)", at: rangeOfKey("variants"))
      return nil
    }
    SceneStep.apply(variant.state, to: &state, seeing: state)
    return variant
  }

  /// The keys of a document that say how it is shown.
  fileprivate func header(_ state: inout VariableValues, _ variant: Variant?) -> SceneDescription {
    var scene = header(state)
    reading.report(checks, in: state)
    variant?.apply(to: &scene)
    if let canvas = reading.layout[canvasVariable] {
      state.set(canvas, to: .point(CGPoint(x: scene.size.width, y: scene.size.height)))
    }
    scene.state = state
    return scene
  }

  private func header(_ state: VariableValues) -> SceneDescription {
    let size = optional(
      "size", .canvasSize, default: CGSize(width: 640, height: 360),
      "The canvas in points, [width, height]; each side is at most 16384.",
      defaultText: "[640, 360]")
    let frameRate = optional(
      "fps", .frameRate, default: .default, "Frames per second, from 0.001 to 1000.",
      defaultText: "60")
    let duration = optional(
      "duration", .filmDuration,
      "How long the film is; without it, until everything has come to rest.")
    let background = optional("background", .color, "What covers the canvas behind the views.")
    let loop = optional(
      "loop", .loopCount, default: .forever, "How often formats such as GIF play the film.",
      defaultText: "true, for ever")
    let showsTouches = optional(
      "showsTouches", .boolean, default: false, "Whether dots show where the script touches.")
    return SceneDescription(
      size: size.value(in: state), frameRate: frameRate.value(in: state),
      duration: duration?.value(in: state), background: background?.value(in: state),
      colorScheme: .light, loop: loop.value(in: state), state: state,
      body: ElementList(elements: []), bodyRange: rangeOfKey("body"), usesTime: false,
      showsTouches: showsTouches.value(in: state), steps: [])
  }

  /// Where texts find their fonts.
  fileprivate func fonts() {
    let files = optional(
      "fontFiles", .list(of: .plainString, "a list of files", count: 1...256),
      "Font files; texts name their families.")
    let usesSystemFonts = optional(
      "systemFonts", .boolean, default: false,
      "Whether texts may use the machine's fonts; films then differ from machine to machine.")
    reading.useFonts(
      files?.value(in: VariableValues()) ?? [],
      ofSystem: usesSystemFonts.value(in: VariableValues()), at: rangeOfKey("fontFiles"))
  }
}

extension ValueFormat where Value == [Declaration] {
  fileprivate static var state: ValueFormat {
    ValueFormat("an object of names and values", placeholder: [], example: #"{ "open": false }"#) {
      json, reading in
      reading.declarations(json).map { Attribute($0) }
    }
  }
}

extension ValueFormat where Value == Bool {
  /// The document's components, which are only taken note of.
  static var components: ValueFormat {
    ValueFormat(
      "an object of components", placeholder: true,
      example: #"{ "Dot": { "body": { "circle": {} } } }"#
    ) { json, reading in
      reading.defineComponents(json)
      return Attribute(true)
    }
  }
}
