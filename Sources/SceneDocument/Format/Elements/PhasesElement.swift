import Motion
internal import Views

extension ElementDescription {
  static let phases = ElementDescription(
    "phases", "Views that go through the values of a list, one after another.",
    example: ##"""
      { "phases": { "in": [1, 1.5, 0.5], "as": "size", "trigger": "= 1", "animation": "bouncy",
          "content": [{ "circle": {}, "modifiers": [{ "scaleEffect": "= size" }] }] } }
      """##,
    synonyms: ["phaseAnimator"]
  ) { keys in
    let list = keys.required("in", .loopList, "The values to go through.")
    let source = list.value(in: VariableValues())
    let name = keys.optional(
      "as", .variableName, default: "phase", "The name of the value in the views inside."
    ).value(in: VariableValues())
    let trigger = keys.optional(
      "trigger", .anyValue,
      "Goes through the values once whenever this changes; without it, for ever.")
    var layout = keys.reading.layout
    layout.add(name, source.type)
    let (plan, content) = keys.reading.with(layout) {
      let plan = keys.optional(
        "animation", .animation, "How each value is gone to; it may depend on the value.")
      return (plan, keys.content())
    }
    let animator = Phases(source: source, trigger: trigger, plan: plan, content: content)
    return .view({ animator.view(in: $0) }) { animator.survey(within: $0, &$1) }
  }
}

private struct Phases: Sendable {
  let source: LoopSource
  let trigger: Attribute<SceneValue>?
  let plan: Attribute<AnimationPlan>?
  let content: ElementList

  func view(in environment: VariableValues) -> AnyView {
    let values = source.values(environment)
    guard !values.isEmpty else { return AnyView(EmptyView()) }
    let animation: (SceneValue) -> Animation? = { value in
      plan.map { $0.value(in: inner(environment, value)).animation } ?? .default
    }
    guard let trigger else {
      return AnyView(
        PhaseAnimator(
          values, content: { content.views(in: inner(environment, $0)) }, animation: animation))
    }
    return AnyView(
      PhaseAnimator(
        values, trigger: trigger.value(in: environment),
        content: { content.views(in: inner(environment, $0)) }, animation: animation))
  }

  func survey(within bounds: VariableBounds, _ room: inout Int) -> SurveyPlan {
    var inner = bounds
    inner.append(source.bounds)
    return .each(of: source.values, content.survey(within: inner, &room)) { environment, value, _ in
      self.inner(environment, value)
    }
  }

  private func inner(_ outer: VariableValues, _ value: SceneValue) -> VariableValues {
    var environment = outer
    environment.append(value)
    return environment
  }
}
