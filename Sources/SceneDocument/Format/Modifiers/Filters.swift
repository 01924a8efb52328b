internal import Drawing
internal import Geometry
internal import Views

extension ModifierDescription {
  static let brightness = amount(
    "brightness", -1...1, "Makes the view lighter or darker.", "From −1 to 1; 0 changes nothing."
  ) { $0.brightness($1) }
  static let contrast = amount(
    "contrast", -1e3...1e3, "Moves colors away from gray, or towards it.",
    "The factor; 1 changes nothing."
  ) { $0.contrast($1) }
  static let saturation = amount(
    "saturation", 0...1e3, "Makes colors stronger or weaker.", "The factor; 1 changes nothing."
  ) { $0.saturation($1) }
  static let grayscale = amount(
    "grayscale", 0...1, "Takes the view's colors away.", "How much, from 0 to 1."
  ) { $0.grayscale($1) }

  private static func amount(
    _ name: String, _ range: ClosedRange<Double>, _ summary: String, _ meaning: String,
    _ apply: @escaping @Sendable (AnyView, Double) -> any View
  ) -> ModifierDescription {
    ModifierDescription(name, summary, example: "{ \"\(name)\": 0.5 }") { keys in
      let amount = keys.required("amount", .number(in: range), meaning, isShorthand: true)
      return .view { apply($0, amount.value(in: $1)) }
    }
  }

  static let hueRotation = ModifierDescription(
    "hueRotation", "Turns all hues.", example: ##"{ "hueRotation": "90deg" }"##,
    synonyms: ["hueRotate", "hue"]
  ) { keys in
    let angle = keys.required("angle", .angle, "How far.", isShorthand: true)
    return .view { $0.hueRotation(angle.value(in: $1)) }
  }

  static let colorMultiply = ModifierDescription(
    "colorMultiply", "Multiplies all colors with one.",
    example: ##"{ "colorMultiply": "#ffcc88" }"##, synonyms: ["multiply"]
  ) { keys in
    let color = keys.required("color", .color, "The color.", isShorthand: true)
    return .view { $0.colorMultiply(Color(color.value(in: $1))) }
  }

  static let colorInvert = ModifierDescription(
    "colorInvert", "Turns each color into its opposite.", example: ##"{ "colorInvert": {} }"##,
    synonyms: ["invert"]
  ) { _ in
    .view { view, _ in view.colorInvert() }
  }

  static let luminanceToAlpha = ModifierDescription(
    "luminanceToAlpha", "Makes the view opaque where it is light; for masks.",
    example: ##"{ "luminanceToAlpha": {} }"##
  ) { _ in
    .view { view, _ in view.luminanceToAlpha() }
  }
}
