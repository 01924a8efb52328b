/// How the value of a property is read into a style.
struct Property: Sendable {
  /// Reads a value; false leaves the style as it is.
  let apply: @Sendable (inout Style, String, FontUnits) -> Bool
  /// Copies the value of another style.
  let copy: @Sendable (inout Style, Style) -> Void
  let isInherited: Bool

  /// A property of an element's own.
  init<Value>(
    own path: any WritableKeyPath<OwnStyle, Value> & Sendable,
    _ parse: @escaping @Sendable (String, FontUnits) -> Value?
  ) {
    apply = { style, text, font in
      guard let value = parse(text, font) else { return false }
      style.own[keyPath: path] = value
      return true
    }
    copy = { $0.own[keyPath: path] = $1.own[keyPath: path] }
    isInherited = false
  }

  /// A property that children take over.
  init<Value>(
    inherited path: any WritableKeyPath<InheritedStyle, Value> & Sendable,
    _ parse: @escaping @Sendable (String, FontUnits) -> Value?
  ) {
    apply = { style, text, font in
      guard let value = parse(text, font) else { return false }
      style.inherited[keyPath: path] = value
      return true
    }
    copy = { $0.inherited[keyPath: path] = $1.inherited[keyPath: path] }
    isInherited = true
  }

  /// A property whose new value depends on the inherited one.
  init<Value>(
    relative path: any WritableKeyPath<InheritedStyle, Value> & Sendable,
    _ parse: @escaping @Sendable (String, FontUnits, Value) -> Value?
  ) {
    apply = { style, text, font in
      guard let value = parse(text, font, style.inherited[keyPath: path]) else { return false }
      style.inherited[keyPath: path] = value
      return true
    }
    copy = { $0.inherited[keyPath: path] = $1.inherited[keyPath: path] }
    isInherited = true
  }
}

/// The properties that are understood, by name.
enum PropertyTable {
  static let properties: [String: Property] = paintProperties.merging(fontProperties) { $1 }
    .merging(ownProperties) { $1 }

  static let names = Set(properties.keys)

  /// Properties that are set by style sheets and style attributes alone.
  static let onlyInCSS: Set<String> = [
    "mix-blend-mode", "isolation", "background-color", "transform-box", "font-kerning",
    "font-feature-settings", "font-variation-settings",
  ]

  /// Properties that others depend on, in the order in which they are read before those.
  static let first = ["font-size", "color"]
}

extension Style {
  /// The style of an element with the given declarations in one with this style.
  func child(_ values: [String: String], rootEm: Double) -> Style {
    let parent = self
    var style = forChild
    for name in PropertyTable.first {
      if let value = values[name] { style.apply(name, value, parent, rootEm) }
    }
    for (name, value) in values where !PropertyTable.first.contains(name) {
      style.apply(name, value, parent, rootEm)
    }
    if !style.own.textDecoration.isEmpty {
      style.inherited.decorations.append(TextDecoration(style))
    }
    return style
  }

  private mutating func apply(_ name: String, _ text: String, _ parent: Style, _ rootEm: Double) {
    guard let property = PropertyTable.properties[name] else { return }
    switch text {
    case "inherit":
      property.copy(&self, parent)
      // What is hidden by default is so by a rule of its own, which is not inherited.
      if name == "overflow" { own.overflowIsVisible = own.overflowIsVisible ?? true }
    case "initial": property.copy(&self, Style())
    case "unset": property.copy(&self, property.isInherited ? parent : Style())
    default: _ = property.apply(&self, trimmed(text), fontUnits(rootEm: rootEm))
    }
  }
}

extension TextDecoration {
  /// The lines that an element of a style draws.
  init(_ style: Style) {
    let inherited = style.inherited
    self.init(
      lines: style.own.textDecoration, fill: inherited.fill, fillOpacity: inherited.fillOpacity,
      stroke: inherited.stroke, strokeOpacity: inherited.strokeOpacity,
      strokeWidth: inherited.strokeWidth, color: inherited.color)
  }
}
