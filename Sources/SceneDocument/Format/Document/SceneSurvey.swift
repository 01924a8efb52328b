/// A look at all views of a scene in one state: what goes wrong there, and how many views there are.
///
/// The states that a script reaches are known when the document is read, so mistakes that depend on
/// the state are found then, not in the middle of a film.
struct SceneSurvey {
  private(set) var problems: [(check: StateCheck, message: String)] = []
  private(set) var count = 0
  /// Whether there are more views than allowed.
  var isOver: Bool { count > SceneLimits.viewCount }

  /// Counts views; false when there are too many.
  @discardableResult
  mutating func visit(_ views: Int = 1) -> Bool {
    count += views
    return !isOver
  }

  /// Notes what a check finds.
  mutating func run(_ check: StateCheck, in environment: VariableValues) {
    guard problems.count < DiagnosticList.limit else { return }
    if let message = check.complaint.message(environment) { problems.append((check, message)) }
  }
}
