import Motion

extension ValueFormat where Value == [SceneStep] {
  /// A list of steps; their times are worked out with the values of `state`.
  static func script(_ state: VariableValues) -> ValueFormat {
    ValueFormat("a list of steps", placeholder: [], schema: .reference("steps")) { json, reading in
      var clock = ScriptClock(values: state, order: .script)
      guard let steps = reading.steps(json, &clock) else { return nil }
      let sorted = steps.enumerated()
        .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      return Attribute(sorted.map(\.element))
    }
  }
}

extension ValueFormat where Value == StepGroup {
  /// Steps within a step; their times count from its own.
  fileprivate static func steps(
    _ values: VariableValues, _ order: ScriptClock.Order
  ) -> ValueFormat {
    ValueFormat(
      "a list of steps", placeholder: StepGroup(steps: [], length: 0), schema: .reference("steps")
    ) { json, reading in
      var clock = ScriptClock(values: values, order: order)
      return reading.steps(json, &clock)
        .map { Attribute(StepGroup(steps: $0, length: clock.latest)) }
    }
  }
}

/// Steps with the time after which they are complete.
struct StepGroup: Sendable {
  var steps: [SceneStep]
  var length: Double
}

extension DocumentReading {
  fileprivate func steps(_ json: JSONValue, _ clock: inout ScriptClock) -> [SceneStep]? {
    guard json.isArray else {
      mismatch(json, "a list of steps such as [{ \"at\": 1, \"set\": { … } }]")
      return nil
    }
    var steps: [SceneStep] = []
    for (index, element) in json.elements.enumerated() {
      steps += at(.index(index)) { step(element, &clock) }
      guard steps.count <= SceneLimits.stepCount else {
        error("a script has at most \(SceneLimits.stepCount) steps", at: json.range)
        return nil
      }
    }
    return steps
  }

  private func step(_ json: JSONValue, _ clock: inout ScriptClock) -> [SceneStep] {
    guard json.isObject else {
      mismatch(json, "a step such as { \"at\": 1, \"set\": { … } }")
      return []
    }
    return step(KeyReader(json, self), &clock)
  }

  /// Asks for the keys of a step.
  func step(_ keys: KeyReader, _ clock: inout ScriptClock) -> [SceneStep] {
    let time = keys.time(&clock)
    var group = keys.change(clock.values)
    for inner in keys.innerSteps(clock.values) {
      group.steps += inner.steps
      group.length = max(group.length, inner.length)
    }
    group = keys.repeated(group, clock.values)
    _ = keys.optional("label", .plainString, "A name for the step, for people.")
    keys.finish()
    report(keys.checks, in: clock.values)
    clock.finish(time + group.length)
    return group.steps.map { $0.shifted(by: time) }
  }
}

extension KeyReader {
  /// What the step itself does.
  fileprivate func change(_ values: VariableValues) -> StepGroup {
    let changes =
      optional("set", .changes, "The variables that change, with their new values.")?
      .value(in: values) ?? []
    let plan = optional(
      "animation", .animation, "How the change is shown; without it, at once.")
    let touch = touch(in: values)
    let animation = plan?.value(in: values)
    let isChange = !changes.isEmpty || touch == nil && !has("sequence") && !has("parallel")
    var steps = isChange ? [SceneStep(time: 0, animation: animation, changes: changes)] : []
    if let touch {
      steps.append(SceneStep(time: 0, animation: nil, changes: [], touch: touch))
    }
    return StepGroup(steps: steps, length: max(animation?.duration ?? 0, touch?.duration ?? 0))
  }

  /// The steps within the step.
  fileprivate func innerSteps(_ values: VariableValues) -> [StepGroup] {
    let stagger =
      optional(
        "stagger", .seconds, default: 0, "How much later each step of \"parallel\" begins."
      ).value(in: values)
    return [
      optional(
        "sequence", .steps(values, .sequence), "Steps one after another, from this step's time."),
      optional(
        "parallel", .steps(values, .parallel(stagger: stagger)),
        "Steps that begin together, at this step's time."),
    ].compactMap { $0?.value(in: values) }
  }

  /// The steps as often as the step says.
  fileprivate func repeated(_ group: StepGroup, _ values: VariableValues) -> StepGroup {
    let count = optional(
      "repeat", .number(in: 1...10_000, unit: "times", placeholder: 1), default: 1, "How often.")
    let interval = optional(
      "every", .seconds,
      "The time from one repetition to the next; until it is complete unless given.")
    let times = Int(count.value(in: values))
    let period = interval?.value(in: values) ?? group.length
    guard times > 1 else { return group }
    guard period.isFinite, times * group.steps.count <= SceneLimits.stepCount else {
      reading.error("a script has at most \(SceneLimits.stepCount) steps", at: rangeOfKey("repeat"))
      return group
    }
    let steps = (0..<times).flatMap { index in
      group.steps.map { $0.shifted(by: Double(index) * period) }
    }
    return StepGroup(steps: steps, length: Double(times - 1) * period + group.length)
  }

  /// When a step is: at a time, or some time after the step before is complete.
  fileprivate func time(_ clock: inout ScriptClock) -> Double {
    let at = optional("at", .seconds, "When it happens, from the start of the film.")
    let after = optional(
      "after", .seconds, "When it happens, from the moment in which the step before is complete.")
    if has("at"), has("after") {
      reading.error("\"at\" and \"after\" exclude each other", at: rangeOfKey("after"))
    }
    let next = clock.next()
    if let at { return at.value(in: clock.values) }
    if !has("at"), !has("after") {
      if let next { return next }
      reading.error("missing key \"at\" or \"after\"", at: range.lowerBound..<range.lowerBound + 1)
    }
    guard let after else { return 0 }
    guard clock.end.isFinite else {
      reading.error("the step before never ends; use \"at\"", at: rangeOfKey("after"))
      return 0
    }
    return clock.end + after.value(in: clock.values)
  }
}

extension ValueFormat where Value == [SceneStep.Change] {
  /// Variables of the state with their new values.
  static var changes: ValueFormat {
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
