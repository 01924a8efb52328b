/// Reads the text of an animation or a curve into names, arguments and modifiers.
struct NotationParser {
  private var scanner: NotationScanner
  private var depth = 0

  /// The whole of `text`.
  static func phrase(_ text: String) throws(NotationError) -> NotationPhrase {
    var parser = NotationParser(scanner: NotationScanner(text))
    return try parser.phrase()
  }

  private init(scanner: NotationScanner) { self.scanner = scanner }

  private mutating func phrase() throws(NotationError) -> NotationPhrase {
    let base = try call()
    var (modifiers, times) = ([NotationCall](), [NotationValue]())
    scanner.skipSpace()
    while scanner.isAtMember, scanner.take(".") {
      modifiers.append(try call())
      guard modifiers.count <= 64 else {
        throw NotationError(scanner.offset, "there are more than 64 modifiers")
      }
      scanner.skipSpace()
    }
    while times.count < 2, let time = try number() {
      times.append(time)
      scanner.skipSpace()
    }
    guard scanner.isAtEnd else {
      throw NotationError(scanner.offset, "unexpected \(scanner.next()) after the animation")
    }
    return NotationPhrase(base: base, modifiers: modifiers, times: times)
  }

  /// A name with its arguments; a leading dot or a type before the name says nothing more.
  private mutating func call() throws(NotationError) -> NotationCall {
    scanner.skipSpace()
    _ = scanner.take(".")
    var start = scanner.offset
    guard var name = scanner.takeName() else {
      throw NotationError(
        scanner.offset, "unexpected \(scanner.next())",
        expected: ["the name of an animation or a curve, such as \"bouncy\""])
    }
    if ["Animation", "UnitCurve", "Spring"].contains(name), scanner.take(".") {
      start = scanner.offset
      guard let member = scanner.takeName() else {
        throw NotationError(scanner.offset, "a name is missing after \"\(name).\"")
      }
      name = member
    }
    var call = NotationCall(name: name, offset: start)
    if scanner.take("(") { call.arguments = try arguments() }
    return call
  }

  private mutating func arguments() throws(NotationError) -> [NotationArgument] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 16 else {
      throw NotationError(scanner.offset, "more than 16 parentheses are nested")
    }
    var arguments: [NotationArgument] = []
    scanner.skipSpace()
    if scanner.take(")") { return arguments }
    while true {
      arguments.append(try argument())
      scanner.skipSpace()
      if scanner.take(")") { return arguments }
      guard scanner.take(",") else {
        throw NotationError(
          scanner.offset, "unexpected \(scanner.next())", expected: ["\",\"", "\")\""])
      }
    }
  }

  private mutating func argument() throws(NotationError) -> NotationArgument {
    scanner.skipSpace()
    let start = scanner.offset
    let before = scanner
    if let label = scanner.takeName() {
      scanner.skipSpace()
      if scanner.take(":") {
        return NotationArgument(label: label, values: [try value()], offset: start)
      }
      scanner = before
    }
    var values = [try value()]
    scanner.skipSpace()
    while let next = try number() {
      values.append(next)
      scanner.skipSpace()
    }
    return NotationArgument(label: nil, values: values, offset: start)
  }

  private mutating func value() throws(NotationError) -> NotationValue {
    scanner.skipSpace()
    if let number = try number() { return number }
    let start = scanner.offset
    return NotationValue(kind: .call(try call()), offset: start)
  }

  private mutating func number() throws(NotationError) -> NotationValue? {
    let start = scanner.offset
    guard let number = try scanner.takeNumber() else { return nil }
    let unit = scanner.take("%") ? "%" : scanner.takeName() ?? ""
    return NotationValue(kind: .number(number, unit: unit), offset: start)
  }
}
