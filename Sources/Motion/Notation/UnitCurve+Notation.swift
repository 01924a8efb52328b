extension UnitCurve {
  /// Reads a curve as Swift or CSS writes it.
  ///
  /// For example `.easeIn`, `ease-in-out`, `cubic-bezier(0.4, 0, 0.2, 1)`, `steps(4, jump-end)`,
  /// `linear(0, 0.25 25% 75%, 1)` or `easeOutBack`. A mistake is thrown with its place.
  public init(parsing text: String) throws(NotationError) {
    let phrase = try NotationParser.phrase(text)
    if let modifier = phrase.modifiers.first {
      throw NotationError(modifier.offset, "a curve has no modifier \"\(modifier.name)\"")
    }
    if let time = phrase.times.first {
      throw NotationError(time.offset, "a curve has no duration")
    }
    guard Self.notationNames.contains(phrase.base.name) else {
      throw NotationError(
        phrase.base.offset, "unknown curve \"\(phrase.base.name)\"",
        suggestion: Suggestion.nearest(to: phrase.base.name, among: Self.notationNames))
    }
    var arguments = NotationArguments(phrase.base)
    self = try Self.curve(phrase.base, &arguments)
    try arguments.finish()
  }

  /// The names that a curve can begin with.
  static let notationNames =
    plainNames.keys.sorted() + ["cubic-bezier", "bezier", "steps", "back", "elastic", "power"]

  /// The curve that `call` names; its arguments are taken out of `arguments`.
  static func curve(
    _ call: NotationCall, _ arguments: inout NotationArguments
  ) throws(NotationError) -> UnitCurve {
    switch call.name {
    case "cubic-bezier", "bezier": return try bezier(&arguments)
    case "steps": return try steps(&arguments)
    case "linear" where arguments.startsUnlabelled: return try stops(&arguments)
    case "back":
      let direction = try direction(call, &arguments)
      return .back(direction, overshoot: try arguments.number("overshoot", or: 1.70158))
    case "elastic":
      return .elastic(
        try direction(call, &arguments),
        amplitude: try arguments.number("amplitude", in: 1...1000, or: 1),
        period: try arguments.number("period", in: 0.001...1000, or: 0.3))
    case "power":
      return .power(
        try direction(call, &arguments),
        exponent: try arguments.number("exponent", in: 1...1000))
    default:
      return plainNames[call.name] ?? .linear
    }
  }

  static func bezier(_ arguments: inout NotationArguments) throws(NotationError) -> UnitCurve {
    let x1 = try arguments.nextNumber("x1", in: 0...1)
    let y1 = try arguments.nextNumber("y1", in: -1e6...1e6)
    let x2 = try arguments.nextNumber("x2", in: 0...1)
    let y2 = try arguments.nextNumber("y2", in: -1e6...1e6)
    return .bezier(x1, y1, x2, y2)
  }

  private static func direction(
    _ call: NotationCall, _ arguments: inout NotationArguments
  ) throws(NotationError) -> EaseDirection {
    let word = arguments.nextCall()
    switch word?.name {
    case "easeIn": return .easeIn
    case "easeOut": return .easeOut
    case "easeInOut": return .easeInOut
    default:
      throw NotationError(
        word?.offset ?? call.offset, "\"\(call.name)\" needs a direction",
        expected: [".easeIn", ".easeOut", ".easeInOut"])
    }
  }

  private static func steps(
    _ arguments: inout NotationArguments
  ) throws(NotationError) -> UnitCurve {
    let count = Int(try arguments.nextNumber("number of steps", in: 1...1e6))
    guard let word = arguments.nextCall() else { return .steps(count) }
    guard let position = stepPositions[word.name] else {
      throw NotationError(
        word.offset, "unknown position \"\(word.name)\"",
        expected: ["jump-start", "jump-end", "jump-none", "jump-both", "start", "end"],
        suggestion: Suggestion.nearest(to: word.name, among: stepPositions.keys.sorted()))
    }
    guard position != .jumpNone || count > 1 else {
      throw NotationError(word.offset, "\"\(word.name)\" needs at least 2 steps")
    }
    return .steps(count, position)
  }

  private static func stops(
    _ arguments: inout NotationArguments
  ) throws(NotationError) -> UnitCurve {
    var stops: [LinearStop] = []
    for row in arguments.takeRows() {
      var (output, inputs) = (Double?.none, [Double]())
      for value in row {
        guard case .number(let number, let unit) = value.kind, unit == "" || unit == "%" else {
          throw NotationError(value.offset, "a stop is a number and up to two percentages")
        }
        if unit == "%", inputs.count < 2 {
          inputs.append(number / 100)
        } else if unit == "", output == nil {
          output = number
        } else {
          throw NotationError(value.offset, "a stop is a number and up to two percentages")
        }
      }
      guard let output else {
        throw NotationError(
          row[0].offset, "the stop has no output, a number without a percent sign")
      }
      stops += inputs.isEmpty ? [LinearStop(output)] : inputs.map { LinearStop(output, at: $0) }
    }
    return .linear(stops)
  }

  private static let stepPositions: [String: StepPosition] = [
    "jump-start": .jumpStart, "jumpStart": .jumpStart, "start": .jumpStart,
    "jump-end": .jumpEnd, "jumpEnd": .jumpEnd, "end": .jumpEnd,
    "jump-none": .jumpNone, "jumpNone": .jumpNone,
    "jump-both": .jumpBoth, "jumpBoth": .jumpBoth,
  ]
}
