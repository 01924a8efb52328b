import Drawing

extension PropertyTable {
  /// Properties that begin anew with each element.
  static let ownProperties: [String: Property] = [
    "display": Property(own: \.isDisplayed) { text, _ in text != "none" },
    "opacity": Property(own: \.opacity) { text, _ in opacity(text) },
    "mix-blend-mode": Property(own: \.blendMode) { text, _ in blendModes[text] },
    "isolation": Property(own: \.isIsolated) { text, _ in
      ["auto": false, "isolate": true][text]
    },
    "overflow": Property(own: \.overflowIsVisible) { text, _ in
      ["visible": true, "auto": true, "hidden": false, "scroll": false, "clip": false][text]
    },
    "background-color": Property(own: \.backgroundColor) { text, _ in ColorValue(text) },
    "clip-path": Property(own: \.clipPath) { text, _ in reference(text) },
    "mask": Property(own: \.mask) { text, _ in reference(text) },
    "mask-type": Property(own: \.maskMode) { text, _ in MaskModeValue(rawValue: text) },
    "filter": Property(own: \.filter) { text, _ in .some(text == "none" ? nil : text) },
    "transform": Property(own: \.transform) { text, _ in .some(text) },
    "transform-origin": Property(own: \.transformOrigin) { text, _ in .some(text) },
    "transform-box": Property(own: \.transformBoxIsFill) { text, _ in
      text == "fill-box" || text == "content-box"
    },
    "stop-color": Property(own: \.stopColor) { text, _ in ColorValue(text) },
    "stop-opacity": Property(own: \.stopOpacity) { text, _ in opacity(text) },
    "flood-color": Property(own: \.floodColor) { text, _ in ColorValue(text) },
    "flood-opacity": Property(own: \.floodOpacity) { text, _ in opacity(text) },
    "lighting-color": Property(own: \.lightingColor) { text, _ in ColorValue(text) },
    "text-decoration": Property(own: \.textDecoration) { text, _ in decoration(text) },
    "alignment-baseline": Property(own: \.alignmentBaseline) { text, _ in text },
    "baseline-shift": Property(own: \.baselineShift) { text, _ in text },
    "vector-effect": Property(own: \.scalesStroke) { text, _ in text != "non-scaling-stroke" },
  ]

  private static let blendModes: [String: BlendMode] = [
    "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay,
    "darken": .darken, "lighten": .lighten, "color-dodge": .colorDodge, "color-burn": .colorBurn,
    "hard-light": .hardLight, "soft-light": .softLight, "difference": .difference,
    "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
    "luminosity": .luminosity, "plus-lighter": .plusLighter,
  ]

  private static func decoration(_ text: String) -> TextDecoration.Lines? {
    var lines: TextDecoration.Lines = []
    for word in text.split(whereSeparator: { $0.isWhitespace }) {
      switch word {
      case "underline": lines.insert(.underline)
      case "overline": lines.insert(.overline)
      case "line-through": lines.insert(.lineThrough)
      default: break
      }
    }
    return lines
  }
}
