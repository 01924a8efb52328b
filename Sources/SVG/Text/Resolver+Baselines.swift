import Typography

extension Resolver {
  /// How far `baseline-shift` raises an element over its parent.
  func baselineShift(_ surroundings: Surroundings) -> Double {
    let style = surroundings.style
    let size = style.inherited.fontSize
    switch style.own.baselineShift {
    case "baseline": return 0
    case "sub": return -0.2 * size
    case "super": return 0.4 * size
    case let text:
      let length = Length(text)?.computed(style.fontUnits(rootEm: rootEm))
      return length?.resolved(size) ?? 0
    }
  }

  /// How far above the alphabetic baseline of a face the baseline lies that a style aligns.
  func alignment(_ style: Style, _ metrics: FontMetrics) -> Double {
    let own = style.own.alignmentBaseline
    let name = own == "auto" || own == "baseline" ? style.inherited.dominantBaseline : own
    return switch name {
    case "middle": metrics.xHeight / 2
    case "central": (metrics.ascent - metrics.descent) / 2
    case "text-before-edge", "before-edge", "text-top", "top": metrics.ascent
    case "text-after-edge", "after-edge", "ideographic", "text-bottom", "bottom": -metrics.descent
    case "hanging": metrics.ascent * 0.8
    case "mathematical": metrics.ascent * 0.5
    default: 0
    }
  }
}
