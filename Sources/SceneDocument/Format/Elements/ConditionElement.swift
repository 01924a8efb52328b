internal import Views

extension ElementDescription {
  static let condition = ElementDescription(
    "if", "Views that are there while a condition holds, and others while it doesn't.",
    example: ##"{ "if": { "condition": "= 2 > 1", "then": [{ "circle": {} }] } }"##,
    synonyms: ["when", "condition", "show"]
  ) { keys in
    let condition = keys.required("condition", .boolean, "What decides.")
    let shown = keys.required(
      "then", .elements, "The views while the condition holds, a list."
    ).value(in: VariableValues())
    let otherwise =
      keys.optional("else", .elements, "The views while it doesn't, a list.")?
      .value(in: VariableValues()) ?? ElementList(elements: [])
    return .view({ environment in
      AnyView(
        branch(
          condition.value(in: environment), shown.views(in: environment),
          otherwise.views(in: environment)))
    }) { bounds, room in
      let first = shown.survey(within: bounds, &room)
      let second = otherwise.survey(within: bounds, &room)
      return .open { environment, survey in
        (condition.value(in: environment) ? first : second).run(in: environment, &survey)
      }
    }
  }
}

/// One of two views; each has a state of its own, and comes and goes by its transition.
@ViewBuilder
private func branch(_ condition: Bool, _ first: some View, _ second: some View) -> some View {
  if condition { first } else { second }
}
