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

extension ModifierDescription {
  static let rotation3DEffect = ModifierDescription(
    "rotation3DEffect", "Draws the view turned in space.",
    example: ##"{ "rotation3DEffect": { "angle": 40, "axis": [0, 1, 0] } }"##,
    synonyms: ["rotate3d", "rotateX", "rotateY"]
  ) { keys in
    let number = ValueFormat<Double>.number(in: -1e6...1e6)
    let angle = keys.required("angle", .angle, "How far it is turned.")
    let axis = keys.optional(
      "axis", .list(of: number, "three numbers [x, y, z]", count: 3...3), default: [0, 1, 0],
      "The axis: to the right, down, away from the eye.", defaultText: "[0, 1, 0]")
    let anchor = keys.anchor()
    let anchorZ = keys.optional(
      "anchorZ", .coordinate, default: 0, "How far behind the view the axis lies.")
    let perspective = keys.optional(
      "perspective", .number(in: 0...100), default: 1,
      "The view's longer side divided by the distance of the eye.")
    return .view { view, environment in
      let axis = axis.value(in: environment).map { CGFloat($0) }
      return view.rotation3DEffect(
        angle.value(in: environment), axis: (axis[0], axis[1], axis[2]),
        anchor: anchor.value(in: environment), anchorZ: CGFloat(anchorZ.value(in: environment)),
        perspective: CGFloat(perspective.value(in: environment)))
    }
  }

  static let transformEffect = ModifierDescription(
    "transformEffect", "Draws the view as a matrix says: (ax + cy + tx, bx + dy + ty).",
    example: ##"{ "transformEffect": [1, 0, 0.3, 1, 0, 0] }"##, synonyms: ["matrix", "skew"]
  ) { keys in
    let number = ValueFormat<Double>.number(in: -1e6...1e6)
    let matrix = keys.required(
      "matrix", .list(of: number, "six numbers [a, b, c, d, tx, ty]", count: 6...6),
      "The matrix.", isShorthand: true)
    return .view { view, environment in
      let numbers = matrix.value(in: environment).map { CGFloat($0) }
      guard numbers.count == 6 else { return view }
      return view.transformEffect(
        CGAffineTransform(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
          ty: numbers[5]))
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
