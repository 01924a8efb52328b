internal import Geometry
import Motion
internal import Views

/// A touch by the script: where, how, and how long.
struct SceneTouch: Sendable {
  enum Motion: Sendable {
    case tap(count: Int)
    case longPress
    case drag(CGSize)
    case dragAlong(Path)
    case pinch(scale: Double, rotation: Angle)
    case scroll(Scrolling)
  }

  let location: TouchLocation
  let motion: Motion
  let duration: Double

  /// The step of a film's script at a time.
  func step<State>(at time: Double, _ animation: Animation?) -> ScriptStep<State> {
    switch motion {
    case .tap(let count): .tap(location, at: time, count: count)
    case .longPress: .longPress(location, at: time, duration: duration)
    case .drag(let distance): .drag(location, at: time, by: distance, duration: duration)
    case .dragAlong(let path): .drag(location, at: time, along: path, duration: duration)
    case .pinch(let scale, let rotation):
      .pinch(location, at: time, scale: scale, rotation: rotation, duration: duration)
    case .scroll(let scrolling): scrolling.step(location, at: time, animation)
    }
  }
}

extension SceneStep {
  /// Whether it touches something, or takes back what a touch led to.
  var isAboutTouch: Bool { touch != nil || undoes != nil && changes.isEmpty }

  /// Whether it moves the content of a scroll view.
  var isScroll: Bool { if case .scroll = touch?.motion { true } else { false } }
}

extension KeyReader {
  /// The touch of a step, if it has one.
  func touch(in values: VariableValues) -> SceneTouch? {
    let touches = [
      optional("tap", .tap, "Taps a view or a place."),
      optional("longPress", .longPress, "Rests a finger on a view or a place."),
      optional("drag", .drag, "Drags a finger from a view or a place."),
      optional("pinch", .pinch, "Moves two fingers apart or together."),
      optional("rotate", .rotate, "Turns two fingers."),
      optional(
        "scroll", .scroll, "Moves the content of a scroll view, along the step's animation."),
    ]
    return touches.compactMap(\.self).first?.value(in: values)
  }
}

private let nowhere = SceneTouch(location: .point(.zero), motion: .longPress, duration: 0)

extension ValueFormat where Value == SceneTouch {
  fileprivate static var tap: ValueFormat {
    touch("a place to tap, a view's name or [x, y]", example: #""card""#, duration: 0.1) { keys in
      let count = keys.optional(
        "count", .number(in: 1...10, unit: "taps"), default: 1, "How often.")
      return { .tap(count: Int(count.value(in: $0))) }
    }
  }

  fileprivate static var longPress: ValueFormat {
    touch("a place to press, a view's name or [x, y]", example: "[320, 180]", duration: 1) { _ in
      { _ in .longPress }
    }
  }

  fileprivate static var drag: ValueFormat {
    touch(
      "a drag such as { \"on\": \"knob\", \"by\": [80, 0] }",
      example: #"{ "on": "knob", "by": [80, 0] }"#, duration: 0.5
    ) { keys in
      let distance = keys.optional("by", .point(), "How far, [x, y].")
      let path = keys.optional(
        "along", .pathData, "A path, SVG data, whose beginning is laid on the place.")
      return { environment in
        if let path { return .dragAlong(path.value(in: environment)) }
        let distance = distance?.value(in: environment) ?? .zero
        return .drag(CGSize(width: distance.x, height: distance.y))
      }
    }
  }

  fileprivate static var pinch: ValueFormat {
    touch(
      "a pinch such as { \"on\": \"photo\", \"scale\": 2 }",
      example: #"{ "on": "photo", "scale": 2 }"#, duration: 0.5
    ) { keys in
      let scale = keys.optional(
        "scale", .number(in: 0.01...100, placeholder: 1), default: 1,
        "How many times as far apart the fingers are in the end.")
      let angle = keys.optional("rotation", .angle, default: .zero, "How far they turn.")
      return { .pinch(scale: scale.value(in: $0), rotation: angle.value(in: $0)) }
    }
  }

  fileprivate static var rotate: ValueFormat {
    touch(
      "a turn such as { \"on\": \"dial\", \"by\": 90 }", example: #"{ "on": "dial", "by": 90 }"#,
      duration: 0.5
    ) { keys in
      let angle = keys.optional("by", .angle, default: .zero, "How far.")
      return { .pinch(scale: 1, rotation: angle.value(in: $0)) }
    }
  }

  fileprivate static var scroll: ValueFormat {
    touch(
      "a move such as { \"on\": \"list\", \"to\": \"bottom\" }",
      example: #"{ "on": "list", "edge": "bottom" }"#, duration: 0
    ) { keys in
      let scrolling = keys.scrolling()
      return { .scroll(scrolling($0)) }
    }
  }

  /// A touch: its place alone, or an object with the place and more.
  private static func touch(
    _ phrase: String, example: String, duration defaultDuration: Double,
    _ motion: @escaping @Sendable (KeyReader) -> @Sendable (VariableValues) -> SceneTouch.Motion
  ) -> ValueFormat {
    ValueFormat(phrase, placeholder: nowhere, example: example) { json, reading in
      guard json.string != nil || json.isArray || json.isObject else {
        reading.mismatch(json, phrase)
        return nil
      }
      let keys = KeyReader(json, reading)
      let place = keys.required(
        "on", .touchLocation, "A view's name, or a point [x, y] of the canvas.", isShorthand: true)
      let anchor = keys.optional(
        "anchor", .unitPoint, default: .center, "Where in the view.", defaultText: "center")
      let motion = motion(keys)
      let duration = keys.optional("duration", .seconds, default: defaultDuration, "How long.")
      keys.finish()
      return keys.attribute { environment in
        var location = place.value(in: environment)
        if case .view(let name, _) = location {
          location = .view(name, anchor: anchor.value(in: environment))
        }
        return SceneTouch(
          location: location, motion: motion(environment),
          duration: duration.value(in: environment))
      }
    }
  }
}

extension ValueFormat where Value == TouchLocation {
  /// A view's name, or a point of the canvas.
  fileprivate static var touchLocation: ValueFormat {
    ValueFormat("a view's name or a point [x, y]", placeholder: .point(.zero), example: #""card""#)
    { json, reading in
      if let text = json.string?.text, !reading.isExpression(json) {
        return Attribute(.view(text))
      }
      return ValueFormat<CGPoint>.point().read(json, reading)?.map { .point($0) }
    }
  }
}
