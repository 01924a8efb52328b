import Motion

extension ValueFormat where Value == [SceneStep] {
  /// A list of steps; their times are worked out with the values of `state`.
  static func script(_ state: VariableValues) -> ValueFormat {
    ValueFormat("a list of steps", placeholder: [], schema: .reference("steps")) { json, reading in
      var clock = ScriptClock(values: state, order: .script)
      return reading.steps(json, &clock).map { Attribute($0.inOrder(from: state)) }
    }
  }
}

extension ValueFormat where Value == StepGroup {
  /// Steps within a step; their times count from its own.
  fileprivate static func steps(
    _ values: VariableValues, _ order: ScriptClock.Order, from base: Double, least: Int = 0
  ) -> ValueFormat {
    ValueFormat(
      "a list of steps", placeholder: StepGroup(steps: [], length: 0), schema: .reference("steps")
    ) { json, reading in
      var clock = ScriptClock(values: values, order: order, base: base)
      if json.isArray, json.elements.count < least {
        reading.error("expected at least \(least) steps", at: json.range)
      }
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
    let label = keys.label()
    var group = keys.change(clock.values, label)
    for inner in keys.innerSteps(clock.values, from: clock.base + time) {
      group.steps += inner.steps
      group.length = max(group.length, inner.length)
    }
    if !label.isEmpty {
      script.labels[label] = LabelledSteps(start: clock.base + time, group: group)
    }
    group = keys.repeated(group, clock.values)
    keys.finish()
    report(keys.checks, in: clock.values)
    script.note(keys.range, at: clock.base + time)
    clock.finish(time + group.length)
    return group.steps.map { $0.shifted(by: time) }
  }
}

extension KeyReader {
  /// The step's name.
  fileprivate func label() -> String {
    let label =
      optional("label", .plainString, "A name, by which other steps and people find it.")?
      .value(in: VariableValues()) ?? ""
    if !label.isEmpty, reading.script.labels[label] != nil {
      reading.error("another step has the label \"\(label)\"", at: rangeOfKey("label"))
    }
    return label
  }

  /// What the step itself does.
  fileprivate func change(_ values: VariableValues, _ label: String) -> StepGroup {
    let changes =
      optional("set", .changes, "The variables that change, with their new values.")?
      .value(in: values) ?? []
    let animation = optional(
      "animation", .animation, "How the change is shown; without it, at once.")?.value(in: values)
    let touch = touch(in: values)
    let undoing = reversal()
    let isChange = !changes.isEmpty || touch == nil && !holdsOthers
    let about = stepText(label)
    var steps: [SceneStep] = undoing?.steps ?? []
    if isChange {
      steps.append(
        SceneStep(
          time: 0, animation: animation, changes: changes, about: about,
          identifier: reading.script.nextIdentifier()))
    }
    if let touch {
      steps.append(
        SceneStep(
          time: 0, animation: animation, changes: [], touch: touch, about: about,
          identifier: reading.script.nextIdentifier()))
    }
    let length = steps.map(\.length).max() ?? 0
    return StepGroup(steps: steps, length: max(length, undoing?.length ?? 0))
  }

  private var holdsOthers: Bool {
    ["sequence", "parallel", "link", "reverse"].contains(where: has)
  }

  /// What takes an earlier step back.
  private func reversal() -> StepGroup? {
    let label = optional(
      "reverse", .plainString, "The label of a step whose changes are taken back, the last first.")
    guard let label = label?.constant, !label.isEmpty,
      reading.at(.key("reverse"), { reading.isLabel(label, at: rangeOfKey("reverse")) })
    else { return nil }
    let steps = reading.script.labels[label]
    if steps?.group.steps.contains(where: \.isScroll) ?? false {
      reading.warning(
        "what \"\(label)\" scrolls isn't taken back", at: rangeOfKey("reverse"),
        notes: [Diagnostic.Note("add a step with \"scroll\" that moves the content back")])
    }
    return steps?.reversed
  }

  /// The steps within the step, which begins at `base`.
  fileprivate func innerSteps(_ values: VariableValues, from base: Double) -> [StepGroup] {
    let stagger =
      optional(
        "stagger", .seconds, default: 0, "How much later each step of \"parallel\" begins."
      ).value(in: values)
    return [
      optional(
        "sequence", .steps(values, .sequence, from: base),
        "Steps one after another, from this step's time."),
      optional(
        "parallel", .steps(values, .parallel(stagger: stagger), from: base),
        "Steps that begin together, at this step's time."),
      optional(
        "link", .steps(values, .sequence, from: base, least: 2),
        "Changes one after another that belong together; \"reverse\" takes them back in the other order."
      ),
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

  /// When a step is, from the beginning of the list that it is in.
  fileprivate func time(_ clock: inout ScriptClock) -> Double {
    let at = optional(
      "at", .scriptTime, "When it happens, from the start of the film, or with which step.")
    let after = optional(
      "after", .scriptTime,
      "When it happens, from the moment in which the step before is complete, or after which step.")
    if has("at"), has("after") {
      reading.error("\"at\" and \"after\" exclude each other", at: rangeOfKey("after"))
    }
    let next = clock.next()
    if let at { return moment(at.value(in: clock.values), clock) { $0.start } ?? 0 }
    if !has("at"), !has("after") {
      if let next { return next }
      reading.error("missing key \"at\" or \"after\"", at: range.lowerBound..<range.lowerBound + 1)
    }
    guard let after = after?.value(in: clock.values) else { return 0 }
    if let time = moment(after, clock, { $0.end }), after.label != nil { return time }
    guard clock.end.isFinite else {
      reading.error("the step before never ends; use \"at\"", at: rangeOfKey("after"))
      return 0
    }
    return clock.end + after.seconds
  }

  /// The time that a label and seconds mean in a list of steps.
  private func moment(
    _ time: ScriptTime, _ clock: ScriptClock, _ edge: (LabelledSteps) -> Double
  ) -> Double? {
    guard let label = time.label, let steps = reading.script.labels[label] else {
      return time.seconds
    }
    let moment = edge(steps) + time.seconds - clock.base
    guard moment.isFinite, moment >= 0 else {
      let message =
        moment.isFinite ? "this is before the steps around begin" : "\"\(label)\" never ends"
      reading.error(message, at: rangeOfKey(has("at") ? "at" : "after"))
      return 0
    }
    return moment
  }

  /// What people are told of the step.
  private func stepText(_ label: String) -> StepText {
    let touches = ["tap", "longPress", "drag", "pinch", "rotate", "scroll"]
    let touch = touches.compactMap { name in
      value(at: [name]).map { "\(name) \($0.sourceText)" }
    }
    let changes = value(at: ["set"])?.members.map { ($0.name, $0.value.sourceText) } ?? []
    return StepText(
      label: label, changes: changes, touch: touch.joined(separator: ", "),
      animation: value(at: ["animation"])?.sourceText ?? "")
  }
}

extension ValueFormat where Value == [SceneStep.Change] {
  /// Variables of the state with their new values.
  static var changes: ValueFormat {
    ValueFormat("an object of variables and values", placeholder: [], example: #"{ "open": true }"#)
    { json, reading in
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
    guard let variable = components.layout.stateVariable(member.name) else {
      let clause = Suggestion.clause(for: member.name, among: components.layout.stateNames)
      error("the state has no \"\(member.name)\"\(clause)", at: member.key.range)
      return nil
    }
    return value(member.value, of: variable.type)
      .map { SceneStep.Change(variable: variable, value: $0) }
  }
}
