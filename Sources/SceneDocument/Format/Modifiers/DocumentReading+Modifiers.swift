import Motion
internal import Views

extension DocumentReading {
  /// The element with a list of modifiers applied in order; without an element they are only checked.
  func modified(_ element: Element?, by json: JSONValue) -> Element? {
    guard json.isArray else {
      mismatch(json, "a list of modifiers such as [{ \"opacity\": 0.5 }]")
      return element
    }
    var element = element
    var previous: String?
    for (index, modifier) in json.elements.enumerated() {
      at(.index(index)) {
        element = applied(modifier, to: element, after: previous)
        previous = modifier.members.first?.name ?? previous
      }
    }
    return element
  }

  private func applied(
    _ json: JSONValue, to element: Element?, after previous: String?
  ) -> Element? {
    guard let member = modifierMember(of: json) else { return element }
    guard let description = ModifierDescription.named(member.name) else {
      reportUnknownModifier(member)
      return element
    }
    return at(.key(member.name)) {
      let keys = KeyReader(member.value, self)
      let effect = description.read(keys)
      keys.finish()
      guard let element else { return nil }
      guard let content = element.content.applying(effect) else {
        reportNeedsShape(member, after: previous)
        return element
      }
      return Element(content: content, checks: element.checks + keys.checks)
    }
  }

  private func modifierMember(of json: JSONValue) -> JSONMember? {
    let members = json.members
    guard json.isObject, let first = members.first else {
      mismatch(json, "a modifier such as { \"opacity\": 0.5 }")
      return nil
    }
    guard members.count == 1 else {
      error(
        "one object is one modifier, because their order matters; write [{ \"\(first.name)\": … }, "
          + "{ \"\(members[1].name)\": … }]", at: members[1].key.range)
      return nil
    }
    return first
  }

  private func reportUnknownModifier(_ member: JSONMember) {
    let name = member.name
    let synonym = ModifierDescription.all.first { $0.synonyms.contains(name) }
    let names = ModifierDescription.all.map(\.name)
    let nearest = synonym?.name ?? Suggestion.nearest(to: name, among: names)
    let known = "known modifiers: \(names.joined(separator: ", "))"
    error(
      "unknown modifier \"\(name)\"" + (nearest.map { ", did you mean \"\($0)\"?" } ?? ""),
      at: member.key.range, notes: nearest == nil ? [Diagnostic.Note(known)] : [])
  }

  private func reportNeedsShape(_ member: JSONMember, after previous: String?) {
    let notes =
      previous.map {
        [Diagnostic.Note("after \"\($0)\" it is one no more; put \"\(member.name)\" first")]
      } ?? [Diagnostic.Note("use \"foregroundStyle\" to color all shapes inside a view")]
    error("\"\(member.name)\" needs a shape", at: member.key.range, notes: notes)
  }
}

extension ElementContent {
  /// The content with a modifier; nil when the modifier needs a shape and this is none.
  fileprivate func applying(_ effect: ModifierEffect) -> ElementContent? {
    switch (self, effect) {
    case (.shape(let shape), .ofOutline(let effect)): return .shape { effect(shape($0), $0) }
    case (_, .ofOutline), (.view, .ofShape): return nil
    case (.shape(let shape), .ofShape(let effect)):
      return .painted(shape, { effect(shape($0), $0) })
    case (.painted(let shape, let view), .ofShape(let effect)):
      return .painted(shape, { layered(effect(shape($0), $0), over: view($0)) })
    case (.shape(let shape), .ofView(let effect, let survey)):
      return .view({ effect(AnyView(erasing: shape($0)), $0) }, survey: survey)
    case (.painted(_, let view), .ofView(let effect, let survey)):
      return .view({ effect(view($0), $0) }, survey: survey)
    case (.view(let view, let outer), .ofView(let effect, let inner)):
      return .view({ effect(view($0), $0) }) { .all([outer($0, &$1), inner($0, &$1)]) }
    }
  }
}

/// A shape painted once more, over what it was painted with before.
private func layered(_ paint: AnyView, over view: AnyView) -> AnyView {
  AnyView(paint.background { view })
}
