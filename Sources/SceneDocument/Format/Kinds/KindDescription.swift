import Motion

/// One kind of a value that has several, such as a transition: its name, what is said of it, and how it
/// is read.
struct KindDescription<Value: Sendable>: Sendable {
  let name: String
  /// One sentence.
  let summary: String
  /// Other names that people may try.
  let synonyms: [String]
  /// Asks for the kind's keys and makes of them the value.
  let read: @Sendable (KeyReader) -> @Sendable (VariableValues) -> Value

  init(
    _ name: String, _ summary: String, synonyms: [String] = [],
    read: @escaping @Sendable (KeyReader) -> @Sendable (VariableValues) -> Value
  ) {
    (self.name, self.summary, self.synonyms, self.read) = (name, summary, synonyms, read)
  }
}

/// All kinds of a value.
struct KindTable<Value: Sendable>: Sendable {
  /// What one of them is called in messages.
  let noun: String
  let kinds: [KindDescription<Value>]

  /// The kind called `name`.
  func named(_ name: String) -> KindDescription<Value>? { kinds.first { $0.name == name } }

  /// Whether an object's first key is meant for the name of a kind.
  func names(_ json: JSONValue) -> Bool {
    guard let name = json.members.first?.name else { return false }
    return named(name) != nil || Suggestion.nearest(to: name, among: kinds.map(\.name)) != nil
  }
}

extension DocumentReading {
  /// Reads a value that is written as the name of a kind, or as an object with its keys under its name.
  func kind<Value>(_ json: JSONValue, of table: KindTable<Value>, _ phrase: String)
    -> Attribute<Value>?
  {
    if let name = json.string?.text { return kind(name, nil, at: json.range, of: table) }
    guard let member = json.members.first else {
      mismatch(json, phrase)
      return nil
    }
    if json.members.count > 1 {
      let second = json.members[1]
      error(
        "one object is one \(table.noun); its keys go inside the braces of \"\(member.name)\"",
        at: second.key.range)
    }
    return at(.key(member.name)) {
      kind(member.name, member.value, at: member.key.range, of: table)
    }
  }

  private func kind<Value>(
    _ name: String, _ json: JSONValue?, at range: Range<Int>, of table: KindTable<Value>
  ) -> Attribute<Value>? {
    guard let description = table.named(name) else {
      reportUnknownKind(name, at: range, of: table)
      return nil
    }
    let keys = KeyReader(json, self)
    let value = description.read(keys)
    keys.finish()
    if json == nil, let key = keys.keys.first(where: \.isRequired) {
      error("\"\(name)\" needs an object with \"\(key.name)\"", at: range)
      return nil
    }
    return keys.attribute(value)
  }

  private func reportUnknownKind<Value>(
    _ name: String, at range: Range<Int>, of table: KindTable<Value>
  ) {
    let synonym = table.kinds.first { $0.synonyms.contains(name) }
    let names = table.kinds.map(\.name)
    let nearest = synonym?.name ?? Suggestion.nearest(to: name, among: names)
    error(
      "unknown \(table.noun) \"\(name)\"" + (nearest.map { ", did you mean \"\($0)\"?" } ?? ""),
      at: range,
      notes: nearest == nil
        ? [Diagnostic.Note("known are \(names.joined(separator: ", "))")] : [])
  }
}
