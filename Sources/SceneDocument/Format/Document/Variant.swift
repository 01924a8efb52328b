internal import Drawing
internal import Geometry
import Views

/// Another form of the same scene: what it changes of the document's keys.
struct Variant: Sendable {
  var size: CGSize?
  var frameRate: FrameRate?
  var duration: Double?
  var background: Color.Resolved?
  var colorScheme: ColorScheme?
  var state: [SceneStep.Change] = []

  /// Changes what the document says.
  func apply(to scene: inout SceneDescription) {
    scene.size = size ?? scene.size
    scene.frameRate = frameRate ?? scene.frameRate
    scene.duration = duration ?? scene.duration
    scene.background = background ?? scene.background
    scene.colorScheme = colorScheme ?? scene.colorScheme
  }
}

extension ValueFormat where Value == Variant {
  /// What one of the forms changes; expressions in it know the first values of the state.
  static func variant(_ state: VariableValues) -> ValueFormat {
    .object("an object of keys such as \"size\"", placeholder: Variant()) { keys in
      var variant = Variant()
      variant.size = keys.optional("size", .canvasSize, "The canvas in points.")?.value(in: state)
      variant.frameRate = keys.optional("fps", .frameRate, "Frames per second.")?.value(in: state)
      variant.duration = keys.optional("duration", .filmDuration, "How long the film is.")?
        .value(in: state)
      variant.background = keys.optional("background", .color, "What covers the canvas.")?
        .value(in: state)
      variant.colorScheme = keys.optional(
        "colorScheme", .colorScheme, "Whether views are shown as on light or dark surroundings.")?
        .value(in: state)
      variant.state =
        keys.optional("state", .changes, "Other first values of the state.")?.value(in: state) ?? []
      keys.reading.report(keys.checks, in: state)
      let result = variant
      return { _ in result }
    }
  }
}

extension ValueFormat where Value == [String: Variant] {
  /// The forms of a scene by name.
  static func variants(_ state: VariableValues) -> ValueFormat {
    let phrase = "an object of names and variants"
    return ValueFormat(phrase, placeholder: [:], example: #"{ "square": { "size": [400, 400] } }"#)
    { json, reading in
      guard json.isObject, json.members.count <= 256 else {
        reading.mismatch(json, phrase)
        return nil
      }
      var variants: [String: Variant] = [:]
      for member in json.members {
        reading.at(.key(member.name)) {
          variants[member.name] = ValueFormat<Variant>.variant(state)
            .read(member.value, reading)?.value(in: state)
        }
      }
      return Attribute(variants)
    }
  }
}

extension ValueFormat where Value == ColorScheme {
  /// The surroundings of views.
  static var colorScheme: ValueFormat { .choice([("light", .light), ("dark", .dark)]) }
}

extension ValueFormat where Value == Double {
  /// The length of a film.
  static var filmDuration: ValueFormat {
    .number(in: SceneLimits.duration, unit: "seconds", placeholder: 1)
  }
}
