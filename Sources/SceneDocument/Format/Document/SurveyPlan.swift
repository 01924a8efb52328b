/// What is left to look at in each state of a film, once it is known within which bounds all of them lie.
///
/// Most values can't go wrong in any state that a script reaches; they are looked at once, not in each.
enum SurveyPlan: Sendable {
  /// Nothing can go wrong, and there are always so many views.
  case settled(count: Int)
  /// Each state is to be looked at.
  case open(@Sendable (VariableValues, inout SceneSurvey) -> Void)

  /// There is nothing to look at.
  static let nothing = SurveyPlan.settled(count: 0)

  var isSettled: Bool { if case .settled = self { true } else { false } }

  /// Looks at a state.
  func run(in environment: VariableValues, _ survey: inout SceneSurvey) {
    switch self {
    case .settled(let count): survey.visit(count)
    case .open(let look): if !survey.isOver { look(environment, &survey) }
    }
  }
}

/// Finds what is left to look at in states within bounds.
///
/// The number is how many more elements may be planned: components that contain one another multiply.
/// Those beyond are looked at in each state, as far as the limit of views allows.
typealias SurveyPlanner = @Sendable (VariableBounds, inout Int) -> SurveyPlan

extension SurveyPlan {
  /// Several plans, one after another.
  static func all(_ plans: [SurveyPlan]) -> SurveyPlan {
    var count = 0
    var open: [SurveyPlan] = []
    for plan in plans {
      if case .settled(let views) = plan { count += views } else { open.append(plan) }
    }
    guard !open.isEmpty else { return .settled(count: count) }
    return .open { [open, count] environment, survey in
      survey.visit(count)
      for plan in open { plan.run(in: environment, &survey) }
    }
  }

  /// The plan for views that know more than those around them.
  func inside(_ inner: @escaping @Sendable (VariableValues) -> VariableValues) -> SurveyPlan {
    guard case .open = self else { return self }
    return .open { environment, survey in run(in: inner(environment), &survey) }
  }

  /// The plan for views that are there once for each of some values.
  static func each(
    of values: @escaping @Sendable (VariableValues) -> [SceneValue], _ plan: SurveyPlan,
    inner: @escaping @Sendable (VariableValues, SceneValue, Int) -> VariableValues
  ) -> SurveyPlan {
    .open { environment, survey in
      let values = values(environment)
      if case .settled(let count) = plan {
        survey.visit(count * values.count)
        return
      }
      for (index, value) in values.enumerated() where !survey.isOver {
        plan.run(in: inner(environment, value, index), &survey)
      }
    }
  }
}
