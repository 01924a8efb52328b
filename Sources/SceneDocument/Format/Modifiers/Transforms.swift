internal import Geometry
internal import Views

extension ModifierDescription {
  static let scaleEffect = ModifierDescription(
    "scaleEffect", "Draws the view larger or smaller; its frame stays as it is.",
    example: ##"{ "scaleEffect": { "x": 1.5, "y": 0.5, "anchor": "leading" } }"##,
    synonyms: ["scale", "zoom"]
  ) { keys in
    let factor = ValueFormat.number(in: -1e4...1e4, placeholder: 1)
    let scale = keys.optional(
      "scale", factor, default: 1, "The factor in both directions.", isShorthand: true)
    let x = keys.optional("x", factor, default: 1, "A further factor across.")
    let y = keys.optional("y", factor, default: 1, "A further factor down.")
    let anchor = keys.anchor()
    return .view { view, environment in
      let scale = scale.value(in: environment)
      return view.scaleEffect(
        x: scale * x.value(in: environment), y: scale * y.value(in: environment),
        anchor: anchor.value(in: environment))
    }
  }

  static let rotationEffect = ModifierDescription(
    "rotationEffect", "Draws the view turned, clockwise; its frame stays as it is.",
    example: ##"{ "rotationEffect": { "angle": "45deg", "anchor": "topLeading" } }"##,
    synonyms: ["rotate", "rotation", "angle"]
  ) { keys in
    let angle = keys.required("angle", .angle, "How far it is turned.", isShorthand: true)
    let anchor = keys.anchor()
    return .view { view, environment in
      view.rotationEffect(
        angle.value(in: environment), anchor: anchor.value(in: environment))
    }
  }
}

extension KeyReader {
  fileprivate func anchor() -> Attribute<UnitPoint> {
    optional(
      "anchor", .unitPoint, default: .center, "The point of the frame that stays in place.",
      defaultText: "center")
  }
}
