extension UnitCurve {
  /// The curves that a name alone says, in the spelling of Swift, of CSS and of the web's tables.
  static let plainNames: [String: UnitCurve] = [
    "linear": .linear, "ease": .ease, "easeIn": .easeIn, "easeOut": .easeOut,
    "easeInOut": .easeInOut, "ease-in": .easeIn, "ease-out": .easeOut,
    "ease-in-out": .easeInOut, "step-start": .stepStart, "step-end": .stepEnd,
    "stepStart": .stepStart, "stepEnd": .stepEnd, "circularEaseIn": .circularEaseIn,
    "circularEaseOut": .circularEaseOut, "circularEaseInOut": .circularEaseInOut,
    "easeInSine": .easeInSine, "easeOutSine": .easeOutSine, "easeInOutSine": .easeInOutSine,
    "easeInQuad": .easeInQuad, "easeOutQuad": .easeOutQuad, "easeInOutQuad": .easeInOutQuad,
    "easeInCubic": .easeInCubic, "easeOutCubic": .easeOutCubic,
    "easeInOutCubic": .easeInOutCubic, "easeInQuart": .easeInQuart,
    "easeOutQuart": .easeOutQuart, "easeInOutQuart": .easeInOutQuart,
    "easeInQuint": .easeInQuint, "easeOutQuint": .easeOutQuint,
    "easeInOutQuint": .easeInOutQuint, "easeInExpo": .easeInExpo, "easeOutExpo": .easeOutExpo,
    "easeInOutExpo": .easeInOutExpo, "easeInCirc": .easeInCirc, "easeOutCirc": .easeOutCirc,
    "easeInOutCirc": .easeInOutCirc, "easeInBack": .easeInBack, "easeOutBack": .easeOutBack,
    "easeInOutBack": .easeInOutBack, "easeInElastic": .easeInElastic,
    "easeOutElastic": .easeOutElastic, "easeInOutElastic": .easeInOutElastic,
    "easeInBounce": .easeInBounce, "easeOutBounce": .easeOutBounce,
    "easeInOutBounce": .easeInOutBounce,
  ]

  /// The curve of that name, in the spelling of Swift, of CSS or of the web's tables.
  public init?(named name: String) {
    guard let curve = Self.plainNames[name] else { return nil }
    self = curve
  }
}
