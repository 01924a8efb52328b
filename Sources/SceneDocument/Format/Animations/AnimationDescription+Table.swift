extension AnimationDescription {
  /// All animations, in the order of the reference.
  static let all: [AnimationDescription] = [
    AnimationDescription("default", "What SwiftUI uses unless told otherwise: a smooth spring.") {
      _ in
      { _ in .spring(duration: 0.5, bounce: 0, blendDuration: 0) }
    },
    curve("linear", "A constant pace.") { .linear(duration: $0) },
    curve("easeIn", "A gentle start.", ["ease-in"]) { .easeIn(duration: $0) },
    curve("easeOut", "A gentle end.", ["ease-out"]) { .easeOut(duration: $0) },
    curve("easeInOut", "A gentle start and end.", ["ease-in-out", "ease"]) {
      .easeInOut(duration: $0)
    },
    curve("circularEaseIn", "A start along a quarter of a circle.") {
      .circularEaseIn(duration: $0)
    },
    curve("circularEaseOut", "An end along a quarter of a circle.") {
      .circularEaseOut(duration: $0)
    },
    curve("circularEaseInOut", "A start and an end along quarters of a circle.") {
      .circularEaseInOut(duration: $0)
    },
    timingCurve, spring,
    preset("smooth", "A spring without bounce.", bounce: 0),
    preset("snappy", "A spring with a little bounce.", bounce: 0.15),
    preset("bouncy", "A spring that bounces.", bounce: 0.3),
    interactiveSpring, interpolatingSpring,
    AnimationDescription("none", "No animation: the change is shown at once.") { _ in
      { _ in .none }
    },
  ]

  private static let timingCurve = AnimationDescription(
    "timingCurve", "A pace given by a cubic Bézier curve from (0, 0) to (1, 1).",
    synonyms: ["cubicBezier", "cubic-bezier", "bezier"]
  ) { keys in
    let points = keys.required(
      "controlPoints", .controlPoints, "The two control points, [x1, y1, x2, y2].",
      isShorthand: true)
    let duration = keys.duration(default: 0.35)
    return { .bezier(points.value(in: $0), duration: duration.value(in: $0)) }
  }

  private static func curve(
    _ name: String, _ summary: String, _ synonyms: [String] = [],
    _ make: @escaping @Sendable (Double) -> AnimationPlan.Curve
  ) -> AnimationDescription {
    AnimationDescription(name, summary, synonyms: synonyms) { keys in
      let duration = keys.duration(default: 0.35)
      return { make(duration.value(in: $0)) }
    }
  }
}

extension KeyReader {
  /// How long an animation takes; the key that may stand in place of the others.
  func duration(default seconds: Double, _ summary: String = "How long it takes.") -> Attribute<
    Double
  > {
    optional("duration", .seconds, default: seconds, summary, isShorthand: true)
  }
}

extension ValueFormat where Value == [Double] {
  /// The control points of a timing curve; the times lie in 0…1.
  fileprivate static var controlPoints: ValueFormat {
    let phrase = "four numbers [x1, y1, x2, y2]"
    return ValueFormat(phrase, placeholder: [0, 0, 1, 1], example: "[0.2, 0, 0, 1]") {
      json, reading in
      guard json.isArray, json.elements.count == 4 else {
        reading.mismatch(json, phrase)
        return nil
      }
      let ranges = [0...1.0, -100...100.0, 0...1.0, -100...100.0]
      let parts = zip(json.elements, ranges).enumerated().map { index, part in
        reading.at(.index(index)) { ValueFormat<Double>.number(in: part.1).read(part.0, reading) }
      }
      let numbers = parts.compactMap(\.self)
      guard numbers.count == 4 else { return nil }
      return Attribute { environment in numbers.map { $0.value(in: environment) } }
    }
  }
}
