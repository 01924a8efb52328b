/// The arguments of a call, taken one by one; what is left over in the end is a mistake.
struct NotationArguments {
  private let call: NotationCall
  private var remaining: [NotationArgument]
  private var known: [String] = []

  init(_ call: NotationCall) {
    self.call = call
    remaining = call.arguments ?? []
  }

  var isEmpty: Bool { remaining.isEmpty }

  /// Whether an argument of that label is there.
  func has(_ label: String) -> Bool { remaining.contains { $0.label == label } }

  /// Whether the next argument has no label.
  var startsUnlabelled: Bool { remaining.first.map { $0.label == nil } ?? false }

  /// The number given as `label`, in `range`; `fallback` when it isn't given.
  mutating func number(
    _ label: String, in range: ClosedRange<Double> = -1e9...1e9, or fallback: Double
  ) throws(NotationError) -> Double {
    known.append(label)
    guard let index = remaining.firstIndex(where: { $0.label == label }) else { return fallback }
    let argument = remaining.remove(at: index)
    return try number(argument.values[0], in: range, as: label)
  }

  /// The number that must be given as `label`.
  mutating func number(
    _ label: String, in range: ClosedRange<Double>
  ) throws(NotationError) -> Double {
    guard has(label) else {
      known.append(label)
      throw misspelling() ?? missing("\(label):")
    }
    return try number(label, in: range, or: 0)
  }

  /// The number given next, without a label.
  mutating func nextNumber(
    _ name: String, in range: ClosedRange<Double>
  ) throws(NotationError) -> Double {
    guard startsUnlabelled else { throw missing(name) }
    return try number(remaining.removeFirst().values[0], in: range, as: name)
  }

  /// The truth given as `label`; `fallback` when it isn't given.
  mutating func boolean(_ label: String, or fallback: Bool) throws(NotationError) -> Bool {
    known.append(label)
    guard let index = remaining.firstIndex(where: { $0.label == label }) else { return fallback }
    let value = remaining.remove(at: index).values[0]
    if case .call(let word) = value.kind, word.arguments == nil {
      if word.name == "true" { return true }
      if word.name == "false" { return false }
    }
    throw NotationError(value.offset, "\"\(label)\" is neither true nor false")
  }

  /// The name or call given next, without a label; nil if there is none.
  mutating func nextCall() -> NotationCall? {
    guard startsUnlabelled, case .call(let call) = remaining[0].values[0].kind else { return nil }
    remaining.removeFirst()
    return call
  }

  /// The arguments without a label, each a row of values.
  mutating func takeRows() -> [[NotationValue]] {
    let rows = remaining.prefix { $0.label == nil }.map(\.values)
    remaining.removeFirst(rows.count)
    return rows
  }

  /// Complains about the first argument that nothing has taken.
  func finish() throws(NotationError) {
    guard let extra = remaining.first else { return }
    if let misspelling = misspelling() { throw misspelling }
    throw NotationError(
      extra.offset,
      extra.label.map { "\"\(call.name)\" has no argument \"\($0)\"" }
        ?? "\"\(call.name)\" has too many arguments",
      expected: known.isEmpty ? ["\")\""] : known.map { "\"\($0):\"" })
  }

  private func misspelling() -> NotationError? {
    guard let extra = remaining.first(where: { $0.label.map { !known.contains($0) } ?? false }),
      let label = extra.label, let nearest = Suggestion.nearest(to: label, among: known)
    else { return nil }
    return NotationError(
      extra.offset, "\"\(call.name)\" has no argument \"\(label)\"", suggestion: nearest)
  }

  private func missing(_ name: String) -> NotationError {
    NotationError(call.offset, "\"\(call.name)\" needs an argument \"\(name)\"")
  }

  private func number(
    _ value: NotationValue, in range: ClosedRange<Double>, as name: String
  ) throws(NotationError) -> Double {
    let number = try value.seconds(or: "a number for \"\(name)\"")
    guard range.contains(number) else {
      throw NotationError(
        value.offset, "\"\(name)\" is \(number)",
        expected: ["a number from \(range.lowerBound) to \(range.upperBound)"])
    }
    return number
  }
}

extension NotationValue {
  /// The number, a time in milliseconds as one in seconds.
  func seconds(or expectation: String) throws(NotationError) -> Double {
    guard case .number(let number, let unit) = kind else {
      throw NotationError(offset, "this is no number", expected: [expectation])
    }
    switch unit {
    case "", "s": return number
    case "ms": return number / 1000
    default:
      throw NotationError(offset, "unknown unit \"\(unit)\"", expected: ["s", "ms"])
    }
  }
}
