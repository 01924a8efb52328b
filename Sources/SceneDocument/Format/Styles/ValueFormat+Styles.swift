internal import Drawing
internal import Views

extension ValueFormat where Value == AnyShapeStyle {
  /// A color, a rank of the foreground style, or a gradient under its name.
  static var style: ValueFormat {
    let phrase = "a color such as \"#ff8800\" or a gradient such as { \"linearGradient\": { … } }"
    return ValueFormat(
      phrase, placeholder: AnyShapeStyle(Color.clear), schema: .reference("style"),
      takesObject: { styleTable.names($0) }
    ) { json, reading in
      if json.isObject { return reading.kind(json, of: styleTable, phrase) }
      if let name = json.string?.text, let style = namedStyles[name] { return Attribute(style) }
      guard json.string != nil else {
        reading.mismatch(json, phrase)
        return nil
      }
      return ValueFormat<Color.Resolved>.color.read(json, reading)?
        .map { AnyShapeStyle(Color($0)) }
    }
  }
}

/// The styles that depend on the view's surroundings.
private let namedStyles: [String: AnyShapeStyle] = [
  "foreground": AnyShapeStyle(ForegroundStyle()), "tint": AnyShapeStyle(TintShapeStyle()),
  "background": AnyShapeStyle(BackgroundStyle()),
  "primary": AnyShapeStyle(HierarchicalShapeStyle.primary),
  "secondary": AnyShapeStyle(HierarchicalShapeStyle.secondary),
  "tertiary": AnyShapeStyle(HierarchicalShapeStyle.tertiary),
  "quaternary": AnyShapeStyle(HierarchicalShapeStyle.quaternary),
]
