internal import Geometry
internal import Views

extension ModifierDescription {
  static let frame = ModifierDescription(
    "frame", "Gives the view a frame of fixed width or height; a missing one follows the view.",
    example: ##"{ "frame": { "width": 80, "height": 40 } }"##,
    synonyms: ["size", "width", "height"]
  ) { keys in
    let width = keys.optional("width", .length, "The frame's width.")
    let height = keys.optional("height", .length, "The frame's height.")
    let alignment = keys.optional(
      "alignment", .alignment, default: .center, "Where in the frame the view is.",
      defaultText: "center")
    return .view { view, environment in
      view.frame(
        width: width.map { CGFloat($0.value(in: environment)) },
        height: height.map { CGFloat($0.value(in: environment)) },
        alignment: alignment.value(in: environment))
    }
  }

  static let padding = ModifierDescription(
    "padding", "Adds space around the view.", example: ##"{ "padding": 8 }"##,
    synonyms: ["margin", "inset"]
  ) { keys in
    let length = keys.optional(
      "length", .length, default: 16, "The space on each side.", isShorthand: true)
    return .view { $0.padding(length.value(in: $1)) }
  }

  static let position = ModifierDescription(
    "position", "Puts the view's center at a point of the area that its container offers.",
    example: ##"{ "position": { "x": 100, "y": 40 } }"##, synonyms: ["at", "center"]
  ) { keys in
    let place = keys.coordinates("the view's center")
    return .view { $0.position(place.value(in: $1)) }
  }

  static let offset = ModifierDescription(
    "offset", "Draws the view shifted; its frame stays where it is.",
    example: ##"{ "offset": { "x": 20 } }"##, synonyms: ["translate", "move", "translation"]
  ) { keys in
    let shift = keys.coordinates("the shift")
    return .view { view, environment in
      let shift = shift.value(in: environment)
      return view.offset(x: shift.x, y: shift.y)
    }
  }
}

extension KeyReader {
  /// Two numbers as `x` and `y`, 0 when missing, or as `[x, y]` or a point in place of the keys.
  fileprivate func coordinates(_ name: String) -> Attribute<CGPoint> {
    let point = shorthand(.point(), "Both numbers, [x, y].")
    let x = optional("x", .coordinate, default: 0, "How far right \(name) is.")
    let y = optional("y", .coordinate, default: 0, "How far down \(name) is.")
    return point ?? Attribute { CGPoint(x: x.value(in: $0), y: y.value(in: $0)) }
  }
}
