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

  /// What is to be looked at in the element and those inside it, in states within bounds.
  func survey(within bounds: VariableBounds, _ room: inout Int) -> SurveyPlan {
    guard room > 0 else { return unplanned(bounds) }
    room -= 1
    let checks = checks.filter { !$0.complaint.isRuledOut(bounds) }
    let inside =
      if case .view(_, let survey) = content { survey(bounds, &room) } else { SurveyPlan.nothing }
    if checks.isEmpty, case .settled(let count) = inside { return .settled(count: count + 1) }
    return .open { environment, survey in
      guard survey.visit() else { return }
      for check in checks { survey.run(check, in: environment) }
      inside.run(in: environment, &survey)
    }
  }

  /// Everything is to be looked at in each state.
  private func unplanned(_ bounds: VariableBounds) -> SurveyPlan {
    .open { environment, survey in
      guard survey.visit() else { return }
      for check in checks { survey.run(check, in: environment) }
      guard case .view(_, let plan) = content else { return }
      var room = 0
      plan(bounds, &room).run(in: environment, &survey)
    }
  }
}

/// Elements one after another.
struct ElementList: Sendable {
  let elements: [Element]

  /// The elements' views, told apart by their places in the list.
  func views(in environment: VariableValues) -> ForEach<Range<Int>, Int, AnyView> {
    ForEach(0..<elements.count) { elements[$0].view(in: environment) }
  }

  /// What is to be looked at in the elements, in states within bounds.
  func survey(within bounds: VariableBounds, _ room: inout Int) -> SurveyPlan {
    .all(elements.map { $0.survey(within: bounds, &room) })
  }
}

extension AnyView {
  /// Hides the type of a view that is known as an existential.
  init(erasing view: any View) { self = Self.erase(view) }

  private static func erase(_ view: some View) -> AnyView { AnyView(view) }
}
