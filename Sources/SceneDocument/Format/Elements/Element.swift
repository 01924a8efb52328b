internal import Views

/// An element of a document with its modifiers, ready to be shown for any state.
struct Element: Sendable {
  let content: ElementContent
  /// What may be wrong with it, depending on the state.
  let checks: [StateCheck]

  /// The view for the given values of the variables.
  func view(in environment: VariableValues) -> AnyView {
    switch content {
    case .shape(let shape): AnyView(erasing: shape(environment))
    case .painted(_, let view), .view(let view, _): view(environment)
    }
  }

  /// Looks at the element and those inside it.
  func survey(in environment: VariableValues, _ survey: inout SceneSurvey) {
    guard survey.visit() else { return }
    for check in checks { survey.run(check, in: environment) }
    if case .view(_, let surveyContent) = content { surveyContent(environment, &survey) }
  }
}

/// Elements one after another.
struct ElementList: Sendable {
  let elements: [Element]

  /// The elements' views, told apart by their places in the list.
  func views(in environment: VariableValues) -> ForEach<Range<Int>, Int, AnyView> {
    ForEach(0..<elements.count) { elements[$0].view(in: environment) }
  }

  /// Looks at each element.
  func survey(in environment: VariableValues, _ survey: inout SceneSurvey) {
    for element in elements { element.survey(in: environment, &survey) }
  }
}

extension AnyView {
  /// Hides the type of a view that is known as an existential.
  init(erasing view: any View) { self = Self.erase(view) }

  private static func erase(_ view: some View) -> AnyView { AnyView(view) }
}
