import Motion

extension ValueFormat where Value == [SceneStep] {
  /// A list of steps; their times are worked out with the values of `state`.
  static func script(_ state: VariableValues) -> ValueFormat {
    ValueFormat("a list of steps", placeholder: []) { json, reading in
      guard json.isArray else {
        reading.mismatch(json, "a list of steps such as [{ \"at\": 1, \"set\": { … } }]")
        return nil
      }
      let elements = json.elements
      guard elements.count <= SceneLimits.stepCount else {
        reading.error("a script has at most \(SceneLimits.stepCount) steps", at: json.range)
        return nil
      }
      var clock = ScriptClock(state: state)
      let steps = elements.enumerated().compactMap { index, element in
        reading.at(.index(index)) { reading.step(element, &clock) }
      }
      let sorted = steps.enumerated()
        .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      return Attribute(sorted.map(\.element))
    }
  }
}

/// What the times of a script's steps are worked out with.
struct ScriptClock {
  /// The film's first state.
  let values: VariableValues
  /// When the step before is complete.
  var end = 0.0

  init(state: VariableValues) { values = state }
}

extension DocumentReading {
  fileprivate func step(_ json: JSONValue, _ clock: inout ScriptClock) -> SceneStep? {
    guard json.isObject else {
      mismatch(json, "a step such as { \"at\": 1, \"set\": { … } }")
      return nil
    }
    return step(KeyReader(json, self), &clock)
  }

  /// Asks for the keys of a step.
  func step(_ keys: KeyReader, _ clock: inout ScriptClock) -> SceneStep {
    let time = keys.time(&clock)
    let changes =
      keys.optional("set", .changes, "The variables that change, with their new values.")?
      .value(in: clock.values) ?? []
    let plan = keys.optional(
      "animation", .animation, "How the change is shown; without it, at once.")
    _ = keys.optional("label", .plainString, "A name for the step, for people.")
    keys.finish()
    report(keys.checks, in: clock.values)
    let animation = plan?.value(in: clock.values)
    clock.end = time + (animation?.duration ?? 0)
    return SceneStep(time: time, animation: animation, changes: changes)
  }
}

extension KeyReader {
  /// When a step is: at a time, or some time after the step before is complete.
  fileprivate func time(_ clock: inout ScriptClock) -> Double {
    let at = optional("at", .seconds, "When it happens, from the start of the film.")
    let after = optional(
      "after", .seconds, "When it happens, from the moment in which the step before is complete.")
    if has("at"), has("after") {
      reading.error("\"at\" and \"after\" exclude each other", at: rangeOfKey("after"))
    }
    if !has("at"), !has("after") {
      reading.error("missing key \"at\" or \"after\"", at: range.lowerBound..<range.lowerBound + 1)
    }
    if let at { return at.value(in: clock.values) }
    guard let after else { return 0 }
    guard clock.end.isFinite else {
      reading.error("the step before never ends; use \"at\"", at: rangeOfKey("after"))
      return 0
    }
    return clock.end + after.value(in: clock.values)
  }
}

extension ValueFormat where Value == [SceneStep.Change] {
  fileprivate static var changes: ValueFormat {
    ValueFormat("an object of variables and values", placeholder: []) { json, reading in
      guard json.isObject else {
        reading.mismatch(json, "an object of variables and values")
        return nil
      }
      return Attribute(
        json.members.compactMap { member in
          reading.at(.key(member.name)) { reading.change(member) }
        })
    }
  }
}

extension DocumentReading {
  fileprivate func change(_ member: JSONMember) -> SceneStep.Change? {
    guard let variable = components.layout[member.name], member.name != timeVariable else {
      let clause = Suggestion.clause(for: member.name, among: components.layout.namesOfState)
      error("the state has no \"\(member.name)\"\(clause)", at: member.key.range)
      return nil
    }
    return value(member.value, of: variable.type)
      .map { SceneStep.Change(variable: variable, value: $0) }
  }
}
