internal import Drawing
internal import Geometry
import Motion
internal import Views

extension DocumentReading {
  /// Reads the whole document; what comes of wrong parts is made up.
  func scene(_ root: JSONValue, overrides: [String: String]) -> SceneDescription {
    scene(KeyReader(root, self), overrides: overrides)
  }

  /// Asks for the keys of a document.
  func scene(_ keys: KeyReader, overrides: [String: String] = [:]) -> SceneDescription {
    let declared =
      keys.optional("state", .state, "The values that the views depend on.")?
      .value(in: VariableValues()) ?? []
    let (layout, state) = overridden(declared, by: overrides, at: keys.rangeOfKey("state"))
    return with(layout) {
      components.layout = layout
      var scene = keys.header(state)
      report(keys.checks, in: state)
      _ = keys.optional("components", .components, "Views of the document's own, by name.")
      (usesTime, needsSurroundings) = (false, false)
      scene.body = keys.required("body", .body, "What is shown: a view.").value(in: state)
      (scene.usesTime, scene.needsSurroundings) = (usesTime, needsSurroundings)
      scene.steps =
        keys.optional("script", .script(state), "The changes of the state.")?
        .value(in: state) ?? []
      keys.finish()
      readAllComponents()
      return scene
    }
  }

  /// The state's layout and values, some replaced by those of the command line.
  private func overridden(
    _ declared: [Declaration], by overrides: [String: String], at range: Range<Int>
  ) -> (VariableLayout, VariableValues) {
    var (layout, values) = (VariableLayout(), VariableValues())
    layout.add(timeVariable, .number)
    values.append(.number(0))
    for declaration in declared {
      layout.add(declaration.name, declaration.type)
      let text = overrides[declaration.name]
      let value = text.flatMap { override($0, of: declaration, at: range) }
      values.append(value ?? declaration.value, as: declaration.type)
    }
    for name in overrides.keys.sorted() where layout[name] == nil || name == timeVariable {
      let clause = Suggestion.clause(for: name, among: layout.namesOfState)
      error("the state has no \"\(name)\" that could be set\(clause)", at: range)
    }
    return (layout, values)
  }
}

extension KeyReader {
  /// The keys of a document that say how it is shown.
  fileprivate func header(_ state: VariableValues) -> SceneDescription {
    let size = optional(
      "size", .canvasSize, default: CGSize(width: 640, height: 360),
      "The canvas in points, [width, height]; each side is at most 16384.",
      defaultText: "[640, 360]")
    let frameRate = optional(
      "fps", .frameRate, default: .default, "Frames per second, from 0.001 to 1000.",
      defaultText: "60")
    let duration = optional(
      "duration", .number(in: SceneLimits.duration, unit: "seconds", placeholder: 1),
      "How long the film is; without it, until everything has come to rest.")
    let background = optional("background", .color, "What covers the canvas behind the views.")
    let colorScheme = optional(
      "colorScheme", .choice([("light", ColorScheme.light), ("dark", .dark)]), default: .light,
      "Whether views are shown as on light or on dark surroundings.")
    let loop = optional(
      "loop", .loopCount, default: .forever, "How often formats such as GIF play the film.",
      defaultText: "true, for ever")
    let showsTouches = optional(
      "showsTouches", .boolean, default: false, "Whether dots show where the script touches.")
    return SceneDescription(
      size: size.value(in: state), frameRate: frameRate.value(in: state),
      duration: duration?.value(in: state), background: background?.value(in: state),
      colorScheme: colorScheme.value(in: state), loop: loop.value(in: state), state: state,
      body: ElementList(elements: []), bodyRange: rangeOfKey("body"), usesTime: false,
      showsTouches: showsTouches.value(in: state), steps: [])
  }
}

extension ValueFormat where Value == [Declaration] {
  fileprivate static var state: ValueFormat {
    ValueFormat("an object of names and values", placeholder: []) { json, reading in
      reading.declarations(json).map { Attribute($0) }
    }
  }
}

extension ValueFormat where Value == Bool {
  /// The document's components, which are only taken note of.
  fileprivate static var components: ValueFormat {
    ValueFormat("an object of components", placeholder: true) { json, reading in
      reading.defineComponents(json)
      return Attribute(true)
    }
  }
}
