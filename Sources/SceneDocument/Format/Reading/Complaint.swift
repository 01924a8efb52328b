/// What may be wrong with a value, depending on the state.
struct Complaint: Sendable {
  /// What is wrong in a state; nil when nothing is.
  let message: @Sendable (VariableValues) -> String?
  /// Whether nothing can be wrong in any state within bounds; false as well when that isn't known.
  let isRuledOut: @Sendable (VariableBounds) -> Bool

  init(
    isRuledOut: @escaping @Sendable (VariableBounds) -> Bool = { _ in false },
    _ message: @escaping @Sendable (VariableValues) -> String?
  ) {
    (self.message, self.isRuledOut) = (message, isRuledOut)
  }

  /// A complaint about a program whose numbers have to lie in a range.
  init(
    about program: Program, range: ClosedRange<Double>,
    _ message: @escaping @Sendable (VariableValues) -> String?
  ) {
    self.init(isRuledOut: { program.isWithin(range, in: $0) }, message)
  }

  /// The first of several complaints; nil when there are none.
  static func first(of complaints: [Complaint]) -> Complaint? {
    guard complaints.count > 1 else { return complaints.first }
    return Complaint(isRuledOut: { bounds in complaints.allSatisfy { $0.isRuledOut(bounds) } }) {
      environment in complaints.lazy.compactMap { $0.message(environment) }.first
    }
  }
}

/// A value that can become wrong when the state changes.
struct StateCheck: Sendable {
  let range: Range<Int>
  let path: ValuePath
  /// The document that the range is of, when it isn't the one that was read first.
  let source: SourceText?
  let complaint: Complaint
}
