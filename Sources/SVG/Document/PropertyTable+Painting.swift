import Drawing
import Geometry

extension PropertyTable {
  /// Inherited properties of painting.
  static let paintProperties: [String: Property] = [
    "color": Property(relative: \.color) { text, _, current in
      text.lowercased() == "currentcolor" ? current : Color.Resolved(css: text)
    },
    "fill": Property(inherited: \.fill) { text, _ in PaintValue(text) },
    "fill-opacity": Property(inherited: \.fillOpacity) { text, _ in opacity(text) },
    "fill-rule": Property(inherited: \.fillRule) { text, _ in FillRule(rawValue: text) },
    "clip-rule": Property(inherited: \.clipRule) { text, _ in FillRule(rawValue: text) },
    "stroke": Property(inherited: \.stroke) { text, _ in PaintValue(text) },
    "stroke-opacity": Property(inherited: \.strokeOpacity) { text, _ in opacity(text) },
    "stroke-width": Property(inherited: \.strokeWidth) { text, font in
      Length(text).map { $0.computed(font) }.flatMap { $0.isNegative ? nil : $0 }
    },
    "stroke-linecap": Property(inherited: \.lineCap) { text, _ in
      ["butt": .butt, "round": .round, "square": .square][text]
    },
    "stroke-linejoin": Property(inherited: \.lineJoin) { text, _ in
      ["miter": .miter, "miter-clip": .miter, "arcs": .miter, "round": .round, "bevel": .bevel][
        text]
    },
    "stroke-miterlimit": Property(inherited: \.miterLimit) { text, _ in
      singleNumber(text).flatMap { $0 >= 1 ? $0 : nil }
    },
    "stroke-dasharray": Property(inherited: \.dashes) { text, font in dashes(text, font) },
    "stroke-dashoffset": Property(inherited: \.dashOffset) { text, font in
      Length(text)?.computed(font)
    },
    "paint-order": Property(inherited: \.paintOrder) { text, _ in PaintOrder(text) },
    "marker-start": Property(inherited: \.markerStart) { text, _ in reference(text) },
    "marker-mid": Property(inherited: \.markerMid) { text, _ in reference(text) },
    "marker-end": Property(inherited: \.markerEnd) { text, _ in reference(text) },
    "visibility": Property(inherited: \.isVisible) { text, _ in
      ["visible": true, "hidden": false, "collapse": false][text]
    },
    "shape-rendering": Property(inherited: \.shapeRendering) { text, _ in
      [
        "auto": .smooth, "geometricPrecision": .smooth, "crispEdges": .crisp,
        "optimizeSpeed": .crisp,
      ][text]
    },
    "image-rendering": Property(inherited: \.imageRendering) { text, _ in
      [
        "optimizeSpeed": .nearest, "pixelated": .nearest, "crisp-edges": .nearest, "auto": .high,
        "optimizeQuality": .high, "smooth": .high, "high-quality": .high,
      ][text]
    },
    "color-interpolation-filters": Property(inherited: \.filterInterpolation) { text, _ in
      text == "auto" ? .linearRGB : colorSpaces[text]
    },
  ]

  private static let colorSpaces: [String: ColorSpaceValue] = [
    "auto": .sRGB, "sRGB": .sRGB, "linearRGB": .linearRGB,
  ]

  /// A number or percentage, clamped to 0…1.
  static func opacity(_ text: String) -> Double? {
    numberOrPercentage(text).map { min(max($0, 0), 1) }
  }

  /// The id in `url(#id)`, or nil within the optional for `none`.
  static func reference(_ text: String) -> String?? {
    if text == "none" { return .some(nil) }
    return functionalReference(text).map { .some($0.id) }
  }

  private static func dashes(_ text: String, _ font: FontUnits) -> [ComputedLength]? {
    if text == "none" { return [] }
    guard let lengths = Length.list(text)?.map({ $0.computed(font) }) else { return nil }
    return lengths.contains(where: \.isNegative) ? [] : lengths
  }
}
