extension Selector {
  /// The selectors of a list with commas; nil when one of them can't be read.
  static func list(_ text: String) -> [Selector]? {
    var scanner = ValueScanner(text)
    var selectors: [Selector] = []
    repeat {
      guard let selector = scanner.selector() else { return nil }
      selectors.append(selector)
    } while scanner.skip(",")
    return scanner.isAtEnd ? selectors : nil
  }
}

extension ValueScanner {
  /// A selector up to a comma or the end.
  fileprivate mutating func selector() -> Selector? {
    skipSpace()
    guard let first = compound() else { return nil }
    var (subject, ancestors) = (
      first, [(combinator: Selector.Combinator, compound: CompoundSelector)]()
    )
    while let combinator = combinator() {
      guard let next = compound() else { return nil }
      ancestors.insert((combinator, subject), at: 0)
      subject = next
    }
    return Selector(subject: subject, ancestors: ancestors)
  }

  /// What stands between two compounds; nil at the end of a selector.
  private mutating func combinator() -> Selector.Combinator? {
    let hadSpace = next.map(ValueScanner.isSpace) ?? false
    skipSpace()
    let combinator: Selector.Combinator
    if skip(">") {
      combinator = .child
    } else if skip("+") {
      combinator = .nextSibling
    } else if skip("~") {
      combinator = .laterSibling
    } else {
      return hadSpace && !isAtEnd && next != UInt8(ascii: ",") ? .descendant : nil
    }
    skipSpace()
    return combinator
  }

  /// Conditions without space between them.
  private mutating func compound() -> CompoundSelector? {
    var compound = CompoundSelector()
    if skip("*") {
      guard !skip("|") else { return nil }
    } else {
      let name = identifier()
      if !name.isEmpty {
        compound.conditions.append(.type(name))
      } else if !startsCondition {
        return nil
      }
    }
    while startsCondition {
      guard let condition = condition() else { return nil }
      compound.conditions.append(condition)
    }
    return compound
  }

  private var startsCondition: Bool {
    next.map { [0x23, 0x2E, 0x5B, 0x3A].contains($0) } ?? false
  }

  private mutating func condition() -> CompoundSelector.Condition? {
    if skip("#") { return name().map { .id($0) } }
    if skip(".") { return name().map { .class($0) } }
    if skip("[") { return attributeCondition().map { .attribute($0) } }
    guard skip(":"), !skip(":") else { return nil }
    return pseudoClass()
  }

  private mutating func name() -> String? {
    let name = identifier()
    return name.isEmpty ? nil : name
  }

  private mutating func attributeCondition() -> AttributeCondition? {
    skipSpace()
    guard let name = name() else { return nil }
    skipSpace()
    if skip("]") { return AttributeCondition(name: name, match: .exists, value: "") }
    guard let match = attributeMatch(), skip("=") else { return nil }
    skipSpace()
    let value = quotedOrIdentifier()
    skipSpace()
    return skip("]") ? AttributeCondition(name: name, match: match, value: value) : nil
  }

  private mutating func attributeMatch() -> AttributeCondition.Match? {
    if skip("~") { return .word }
    if skip("|") { return .dash }
    if skip("^") { return .prefix }
    if skip("$") { return .suffix }
    if skip("*") { return .contains }
    return next == UInt8(ascii: "=") ? .equals : nil
  }

  private mutating func quotedOrIdentifier() -> String {
    for quote: Unicode.Scalar in ["\"", "'"] where skip(quote) {
      let value = take { $0 != UInt8(ascii: quote) }
      _ = skip(quote)
      return value
    }
    return identifier()
  }
}

// MARK: - Pseudo-classes

extension ValueScanner {
  private mutating func pseudoClass() -> CompoundSelector.Condition? {
    let name = identifier().lowercased()
    guard skip("(") else { return Self.plainPseudoClasses[name] }
    guard name == "not" else {
      let argument = take { $0 != 0x29 }
      guard skip(")"), let (step, offset) = nthArgument(argument) else { return nil }
      return nthPseudoClass(name, step, offset)
    }
    skipSpace()
    guard let inner = compound() else { return nil }
    skipSpace()
    return skip(")") ? .not(inner) : nil
  }

  private func nthPseudoClass(
    _ name: String, _ step: Int, _ offset: Int
  ) -> CompoundSelector.Condition? {
    switch name {
    case "nth-child": .nthChild(step: step, offset: offset, fromEnd: false, ofType: false)
    case "nth-last-child": .nthChild(step: step, offset: offset, fromEnd: true, ofType: false)
    case "nth-of-type": .nthChild(step: step, offset: offset, fromEnd: false, ofType: true)
    case "nth-last-of-type": .nthChild(step: step, offset: offset, fromEnd: true, ofType: true)
    default: nil
    }
  }

  private static let plainPseudoClasses: [String: CompoundSelector.Condition] = [
    "root": .root, "empty": .empty,
    "first-child": .nthChild(step: 0, offset: 1, fromEnd: false, ofType: false),
    "last-child": .nthChild(step: 0, offset: 1, fromEnd: true, ofType: false),
    "first-of-type": .nthChild(step: 0, offset: 1, fromEnd: false, ofType: true),
    "last-of-type": .nthChild(step: 0, offset: 1, fromEnd: true, ofType: true),
    "only-child": .only(ofType: false), "only-of-type": .only(ofType: true),
    "hover": .never, "active": .never, "focus": .never, "visited": .never, "link": .never,
    "target": .never,
  ]

  /// `odd`, `even`, `b` or `an+b`.
  private func nthArgument(_ text: String) -> (step: Int, offset: Int)? {
    let text = text.filter { !$0.isWhitespace }.lowercased()
    if text == "odd" { return (2, 1) }
    if text == "even" { return (2, 0) }
    guard let n = text.firstIndex(of: "n") else { return Int32(text).map { (0, Int($0)) } }
    let (head, tail) = (text[..<n], text[text.index(after: n)...])
    let steps: [Substring: Int32] = ["": 1, "+": 1, "-": -1]
    guard let step = steps[head] ?? Int32(head) else { return nil }
    guard let offset = tail.isEmpty ? 0 : Int32(tail) else { return nil }
    return (Int(step), Int(offset))
  }
}
