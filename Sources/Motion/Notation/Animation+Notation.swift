extension Animation {
  /// Reads an animation as Swift or CSS writes it.
  ///
  /// For example `.spring(duration: 0.5, bounce: 0.3).delay(0.2)`, `bouncy`,
  /// `easeInOut(duration: 1).repeatForever()`, `cubic-bezier(0.4, 0, 0.2, 1) 300ms` or
  /// `steps(4, jump-end) 2s 0.5s`. As in CSS, a first time is the duration and a second the delay; a
  /// curve without one takes 0.35 s. A mistake is thrown with its place.
  public init(parsing text: String) throws(NotationError) {
    let phrase = try NotationParser.phrase(text)
    var animation = try Self.base(of: phrase)
    for modifier in phrase.modifiers { animation = try animation.modified(by: modifier) }
    if phrase.times.count > 1 {
      animation = animation.delay(try phrase.times[1].seconds(or: "a delay"))
    }
    self = animation
  }

  private static func base(of phrase: NotationPhrase) throws(NotationError) -> Animation {
    let call = phrase.base
    var arguments = NotationArguments(call)
    if let spring = try spring(call.name, &arguments) {
      if let time = phrase.times.first {
        throw NotationError(time.offset, "a spring has its duration in its parentheses")
      }
      try arguments.finish()
      return spring
    }
    let curve = try curve(call, &arguments)
    var duration = try arguments.number("duration", in: 0...1e6, or: 0.35)
    try arguments.finish()
    if let time = phrase.times.first {
      duration = try time.seconds(or: "a duration")
      guard duration >= 0 else {
        throw NotationError(time.offset, "the duration is negative")
      }
    }
    return .timingCurve(curve, duration: duration)
  }

  private static func curve(
    _ call: NotationCall, _ arguments: inout NotationArguments
  ) throws(NotationError) -> UnitCurve {
    if call.name == "timingCurve" {
      guard let inner = arguments.nextCall() else { return try UnitCurve.bezier(&arguments) }
      return try named(inner)
    }
    guard UnitCurve.notationNames.contains(call.name) else { throw unknown(call) }
    return try UnitCurve.curve(call, &arguments)
  }

  private static func named(_ call: NotationCall) throws(NotationError) -> UnitCurve {
    guard UnitCurve.notationNames.contains(call.name) else {
      throw NotationError(
        call.offset, "unknown curve \"\(call.name)\"",
        suggestion: Suggestion.nearest(to: call.name, among: UnitCurve.notationNames))
    }
    var arguments = NotationArguments(call)
    let curve = try UnitCurve.curve(call, &arguments)
    try arguments.finish()
    return curve
  }

  private static func unknown(_ call: NotationCall) -> NotationError {
    let names = springNames + ["timingCurve"] + UnitCurve.notationNames
    return NotationError(
      call.offset, "unknown animation \"\(call.name)\"",
      expected: ["a name such as \"spring\", \"bouncy\", \"easeInOut\" or \"cubic-bezier\""],
      suggestion: Suggestion.nearest(to: call.name, among: names))
  }

  private func modified(by call: NotationCall) throws(NotationError) -> Animation {
    var arguments = NotationArguments(call)
    let result: Animation
    switch call.name {
    case "delay": result = delay(try arguments.nextNumber("seconds", in: -1e6...1e6))
    case "speed": result = speed(try arguments.nextNumber("factor", in: 1e-6...1e6))
    case "repeatCount":
      let count = Int(try arguments.nextNumber("number of times", in: 1...1e9))
      result = repeatCount(
        count, autoreverses: try arguments.boolean("autoreverses", or: true))
    case "repeatForever":
      result = repeatForever(autoreverses: try arguments.boolean("autoreverses", or: true))
    case "logicallyComplete":
      result = logicallyComplete(after: try arguments.number("after", in: 0...1e6))
    default:
      let names = ["delay", "speed", "repeatCount", "repeatForever", "logicallyComplete"]
      throw NotationError(
        call.offset, "unknown modifier \"\(call.name)\"", expected: names,
        suggestion: Suggestion.nearest(to: call.name, among: names))
    }
    try arguments.finish()
    return result
  }
}
