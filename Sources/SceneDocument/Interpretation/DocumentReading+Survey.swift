extension DocumentReading {
  /// Looks at the scene in each state that its script reaches, and reports what goes wrong there.
  ///
  /// In very large scenes with long scripts the last states go unseen: a document is read in bounded time.
  /// Of `room` elements what can't go wrong is found out beforehand.
  func survey(_ scene: SceneDescription, room: Int = SceneLimits.viewCount) {
    var room = room
    let plan = scene.body.survey(within: bounds(of: scene), &room)
    var state = scene.state
    var visits = 0
    var reported: Set<SourcePlace> = []
    for step in [nil] + scene.steps.map(Optional.some) where visits < 3_000_000 {
      step?.apply(to: &state)
      state.time = step?.time ?? 0
      var survey = SceneSurvey()
      plan.run(in: state, &survey)
      visits += survey.count
      report(survey, of: scene.bodyRange, at: step?.time ?? 0, &reported)
      if survey.isOver || plan.isSettled { return }
    }
  }

  /// Within which bounds the state lies in the whole film, as far as its script alone changes it.
  private func bounds(of scene: SceneDescription) -> VariableBounds {
    var state = scene.state
    state.time = 0
    var bounds = VariableBounds(state)
    for step in scene.steps {
      step.apply(to: &state)
      state.time = step.time
      bounds.include(state)
    }
    return bounds
  }

  private func report(
    _ survey: SceneSurvey, of range: Range<Int>, at time: Double, _ reported: inout Set<SourcePlace>
  ) {
    let notes = time > 0 ? [Diagnostic.Note("at \(numberText(time)) s, as the script has it")] : []
    for problem in survey.problems where reported.insert(problem.check.place).inserted {
      error(problem.message, at: problem.check, notes: notes)
    }
    if survey.isOver {
      error("the scene shows more than \(SceneLimits.viewCount) views", at: range, notes: notes)
    }
  }
}

/// Bytes of one of the documents of a scene.
private struct SourcePlace: Hashable {
  let name: String?
  let range: Range<Int>
}

extension StateCheck {
  fileprivate var place: SourcePlace { SourcePlace(name: source?.name, range: range) }
}
