import Motion
internal import Views

extension ElementDescription {
  static let keyframes = ElementDescription(
    "keyframes", "Views whose numbers follow tracks of keyframes.",
    example: ##"""
      { "keyframes": { "trigger": "= 1", "tracks": { "y": { "from": 0, "keyframes": [
            { "cubic": { "to": -60, "duration": 0.3 } }, { "spring": { "to": 0, "duration": 0.6 } } ] } },
          "content": [{ "circle": {}, "modifiers": [{ "offset": { "y": "= y" } }] }] } }
      """##,
    synonyms: ["keyframeAnimator"]
  ) { keys in
    let tracks =
      keys.required("tracks", .tracks, "The numbers by name, each with its keyframes.")
      .value(in: VariableValues())
    let trigger = keys.optional(
      "trigger", .anyValue, "Plays once whenever this changes; without it, over and over.")
    var layout = keys.reading.layout
    for track in tracks { layout.add(track.name, .number) }
    let content = keys.reading.with(layout) { keys.content() }
    let animator = Keyframes(tracks: tracks, trigger: trigger, content: content)
    return .view({ animator.view(in: $0) }) { animator.survey(within: $0, &$1) }
  }
}

/// The numbers of all tracks.
private struct KeyframeValues: Sendable {
  var numbers: [Double]

  subscript(track: Int) -> Double {
    get { numbers[track] }
    set { numbers[track] = newValue }
  }
}

private struct Track: Sendable {
  let name: String
  let start: Attribute<Double>
  let keyframes: Attribute<[KeyframePlan]>
}

private struct Keyframes: Sendable {
  let tracks: [Track]
  let trigger: Attribute<SceneValue>?
  let content: ElementList

  func view(in environment: VariableValues) -> AnyView {
    let start = KeyframeValues(numbers: tracks.map { $0.start.value(in: environment) })
    let show: (KeyframeValues) -> ForEach<Range<Int>, Int, AnyView> = {
      content.views(in: inner(environment, $0))
    }
    guard let trigger else {
      return AnyView(
        KeyframeAnimator(initialValue: start, repeating: true, content: show) { _ in
          for index in tracks.indices { track(index, environment) }
        })
    }
    return AnyView(
      KeyframeAnimator(
        initialValue: start, trigger: trigger.value(in: environment), content: show
      ) { _ in
        for index in tracks.indices { track(index, environment) }
      })
  }

  private func track(
    _ index: Int, _ environment: VariableValues
  ) -> KeyframeTrack<KeyframeValues, Double> {
    KeyframeTrack(
      \KeyframeValues.[index],
      keyframes: tracks[index].keyframes.value(in: environment).flatMap(\.keyframes))
  }

  /// The views inside are looked at with the numbers from which the tracks start.
  func survey(within bounds: VariableBounds, _ room: inout Int) -> SurveyPlan {
    var inner = bounds
    inner.append(tracks.map { $0.start.constant.flatMap { NumberBounds($0) } })
    return content.survey(within: inner, &room).inside { environment in
      let start = KeyframeValues(numbers: tracks.map { $0.start.value(in: environment) })
      return self.inner(environment, start)
    }
  }

  private func inner(_ outer: VariableValues, _ values: KeyframeValues) -> VariableValues {
    var environment = outer
    for number in values.numbers { environment.append(.number(number)) }
    return environment
  }
}

/// A keyframe of a number, as a document describes it.
private enum KeyframePlan: Sendable {
  case linear(to: Double, duration: Double)
  case cubic(to: Double, duration: Double)
  case spring(to: Double, duration: Double?, bounce: Double)
  case move(to: Double)

  var keyframes: [Keyframe<Double>] {
    switch self {
    case .linear(let end, let duration): LinearKeyframe(end, duration: duration).keyframes
    case .cubic(let end, let duration): CubicKeyframe(end, duration: duration).keyframes
    case .spring(let end, let duration, let bounce):
      SpringKeyframe(end, duration: duration, spring: Spring(duration: 0.5, bounce: bounce))
        .keyframes
    case .move(let end): MoveKeyframe(end).keyframes
    }
  }
}

private let keyframeTable = KindTable<KeyframePlan>(
  noun: "keyframe",
  kinds: [
    timed("linear", "Goes straight to a value.") { .linear(to: $0, duration: $1) },
    timed("cubic", "Goes to a value along a smooth curve.") { .cubic(to: $0, duration: $1) },
    KindDescription("spring", "Goes to a value like a spring.") { keys in
      let end = keys.required("to", .number(), "The value.")
      let duration = keys.optional("duration", .seconds, "How long; until it rests unless given.")
      let bounce = keys.optional("bounce", .number(in: -1...1), default: 0, "How bouncy it is.")
      return {
        .spring(
          to: end.value(in: $0), duration: duration?.value(in: $0), bounce: bounce.value(in: $0))
      }
    },
    KindDescription("move", "Jumps to a value.") { keys in
      let end = keys.required("to", .number(), "The value.", isShorthand: true)
      return { .move(to: end.value(in: $0)) }
    },
  ])

private func timed(
  _ name: String, _ summary: String,
  _ plan: @escaping @Sendable (Double, Double) -> KeyframePlan
) -> KindDescription<KeyframePlan> {
  KindDescription(name, summary) { keys in
    let end = keys.required("to", .number(), "The value.")
    let duration = keys.required("duration", .seconds, "How long it takes.")
    return { plan(end.value(in: $0), duration.value(in: $0)) }
  }
}

extension ValueFormat where Value == [Track] {
  fileprivate static var tracks: ValueFormat {
    let phrase = "an object of names and tracks"
    return ValueFormat(
      phrase, placeholder: [],
      example:
        #"{ "y": { "from": 0, "keyframes": [{ "cubic": { "to": -60, "duration": 0.3 } }] } }"#
    ) { json, reading in
      guard json.isObject, json.members.count <= 64 else {
        reading.mismatch(json, phrase)
        return nil
      }
      let tracks = json.members.map { member in
        reading.at(.key(member.name)) { () -> Attribute<Track>? in
          guard reading.checkedName(member.name, at: member.key.range) != nil else { return nil }
          return ValueFormat<Track>.track(member.name).read(member.value, reading)
        }
      }
      return combined(tracks.compactMap(\.self))
    }
  }
}

extension ValueFormat where Value == Track {
  fileprivate static func track(_ name: String) -> ValueFormat {
    let keyframe = ValueFormat<KeyframePlan>(
      "a keyframe such as { \"cubic\": { \"to\": 10, \"duration\": 0.3 } }",
      placeholder: .move(to: 0)
    ) { json, reading in
      reading.kind(
        json, of: keyframeTable,
        "a keyframe such as { \"cubic\": { \"to\": 10, \"duration\": 0.3 } }")
    }
    let empty = Track(name: name, start: Attribute(0), keyframes: Attribute([]))
    return ValueFormat("a track", placeholder: empty) { json, reading in
      guard json.isObject else {
        reading.mismatch(json, "a track { \"from\": 0, \"keyframes\": [ … ] }")
        return nil
      }
      let keys = KeyReader(json, reading)
      let start = keys.optional("from", .number(), default: 0, "The value before the first.")
      let keyframes = keys.required(
        "keyframes", .list(of: keyframe, "a list of keyframes", count: 1...10_000),
        "The keyframes, one after another.")
      keys.finish()
      return Attribute(Track(name: name, start: start, keyframes: keyframes))
    }
  }
}
