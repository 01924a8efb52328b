internal import Geometry
internal import Views

extension ElementDescription {
  static let rectangle = ElementDescription(
    "rectangle", "A rectangle that fills its frame.",
    example: ##"{ "rectangle": {}, "modifiers": [{ "fill": "#3366ff" }] }"##, synonyms: ["rect"]
  ) { _ in
    .shape { _ in Rectangle() }
  }

  static let circle = ElementDescription(
    "circle", "The largest circle in the middle of its frame.",
    example: ##"{ "circle": {}, "modifiers": [{ "frame": { "width": 40, "height": 40 } }] }"##
  ) { _ in
    .shape { _ in Circle() }
  }

  static let ellipse = ElementDescription(
    "ellipse", "An ellipse that fills its frame.",
    example: ##"{ "ellipse": {}, "modifiers": [{ "frame": { "width": 60, "height": 30 } }] }"##,
    synonyms: ["oval"]
  ) { _ in
    .shape { _ in Ellipse() }
  }

  static let capsule = ElementDescription(
    "capsule", "A rectangle whose shorter sides are round.",
    example: ##"{ "capsule": {}, "modifiers": [{ "frame": { "width": 80, "height": 30 } }] }"##,
    synonyms: ["pill"]
  ) { keys in
    let style = keys.cornerStyle()
    return .shape { Capsule(style: style.value(in: $0)) }
  }

  static let roundedRectangle = ElementDescription(
    "roundedRectangle", "A rectangle with round corners that fills its frame.",
    example: ##"{ "roundedRectangle": { "cornerRadius": 12 } }"##, synonyms: ["roundRect"]
  ) { keys in
    let radius = keys.required(
      "cornerRadius", .length, "The corners' radius; at most half the shorter side takes effect.",
      isShorthand: true)
    let style = keys.cornerStyle()
    return .shape { environment in
      RoundedRectangle(
        cornerRadius: radius.value(in: environment), style: style.value(in: environment))
    }
  }

  static let unevenRoundedRectangle = ElementDescription(
    "unevenRoundedRectangle", "A rectangle each of whose corners has a radius of its own.",
    example: ##"{ "unevenRoundedRectangle": { "topLeading": 24, "bottomTrailing": 24 } }"##
  ) { keys in
    let corner = { keys.optional($0, .length, default: 0, "The radius of this corner.") }
    let (topLeading, topTrailing) = (corner("topLeading"), corner("topTrailing"))
    let (bottomLeading, bottomTrailing) = (corner("bottomLeading"), corner("bottomTrailing"))
    let style = keys.cornerStyle()
    return .shape { environment in
      UnevenRoundedRectangle(
        topLeadingRadius: CGFloat(topLeading.value(in: environment)),
        bottomLeadingRadius: CGFloat(bottomLeading.value(in: environment)),
        bottomTrailingRadius: CGFloat(bottomTrailing.value(in: environment)),
        topTrailingRadius: CGFloat(topTrailing.value(in: environment)),
        style: style.value(in: environment))
    }
  }
}

extension KeyReader {
  fileprivate func cornerStyle() -> Attribute<RoundedCornerStyle> {
    optional(
      "style", .choice([("continuous", .continuous), ("circular", .circular)]),
      default: .continuous, "How the straight sides pass into the corners.")
  }
}
