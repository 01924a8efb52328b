import Motion

extension DocumentReading {
  /// Reads a view of the document; nil after an error has been reported.
  func element(_ json: JSONValue) -> Element? {
    guard nesting.enter() else {
      nesting.leave()
      reportTooDeep(at: json.range)
      return nil
    }
    defer { nesting.leave() }
    guard json.isObject else {
      mismatch(json, "a view such as { \"circle\": {} }")
      return nil
    }
    guard let member = elementMember(of: json) else { return nil }
    let modifiers = json.members.first { $0.name == modifiersKey }?.value
    guard let element = content(member) else {
      // Their mistakes are shown as well, though there is nothing to apply them to.
      _ = modifiers.map { list in at(.key(modifiersKey)) { modified(nil, by: list) } }
      return nil
    }
    guard let modifiers else { return element }
    return at(.key(modifiersKey)) { modified(element, by: modifiers) }
  }

  /// Reports views that are inside too many others.
  func reportTooDeep(at range: Range<Int>) {
    error("more than \(ViewNesting.limit) views inside one another", at: range)
  }

  private func content(_ member: JSONMember) -> Element? {
    at(.key(member.name)) {
      if let description = ElementDescription.named(member.name) {
        let keys = KeyReader(member.value, self)
        let content = description.read(keys)
        keys.finish()
        return Element(content: content, checks: keys.checks)
      }
      return component(member)
    }
  }

  /// The one member of an object that says which view it is; other keys are reported.
  private func elementMember(of json: JSONValue) -> JSONMember? {
    let others = json.members.filter { $0.name != modifiersKey }
    let known = others.filter { isElement($0.name) }
    guard let element = known.first else {
      if others.isEmpty {
        error("this object names no view; write one such as \"circle\": {}", at: json.range)
      }
      for member in others { reportUnknownElement(member) }
      return nil
    }
    for member in others where member.key.range != element.key.range {
      if isElement(member.name) {
        error("one object is one view; \"\(element.name)\" is here already", at: member.key.range)
      } else {
        reportUnknownKey(member, of: element)
      }
    }
    return element
  }

  private func isElement(_ name: String) -> Bool {
    ElementDescription.named(name) != nil || components.has(name)
  }

  private func reportUnknownElement(_ member: JSONMember) {
    let name = member.name
    let synonym = ElementDescription.all.first { $0.synonyms.contains(name) }
    let names = ElementDescription.all.map(\.name) + components.names
    let nearest = synonym?.name ?? Suggestion.nearest(to: name, among: names)
    let notes =
      nearest == nil ? [Diagnostic.Note("known views: \(names.joined(separator: ", "))")] : []
    error(
      "unknown view \"\(name)\"" + (nearest.map { ", did you mean \"\($0)\"?" } ?? ""),
      at: member.key.range, notes: notes)
  }

  private func reportUnknownKey(_ member: JSONMember, of element: JSONMember) {
    let clause = Suggestion.clause(for: member.name, among: [modifiersKey])
    let isModifier = ModifierDescription.named(member.name) != nil
    let remedy =
      isModifier
      ? "modifiers are written \"modifiers\": [{ \"\(member.name)\": … }]"
      : "the keys of \"\(element.name)\" go inside its braces"
    error(
      "unknown key \"\(member.name)\"\(clause)", at: member.key.range,
      notes: clause.isEmpty ? [Diagnostic.Note(remedy)] : [])
  }
}

/// The key of an element's modifiers.
let modifiersKey = "modifiers"
