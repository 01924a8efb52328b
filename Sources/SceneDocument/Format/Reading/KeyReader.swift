import Motion

/// Reads the keys of an object — or, without a document, lists them.
///
/// Code that asks it for keys is at once the table of those keys and the reader of their values: the
/// reference and the suggestions for misspelt names come from the same lines as the values.
final class KeyReader {
  /// The keys that have been asked for, in order; known only where there is no document.
  private(set) var keys: [KeyDescription] = []
  private var names: [String] = []
  /// What may be wrong with the values, depending on the state.
  private(set) var checks: [StateCheck] = []
  let reading: DocumentReading
  private let json: JSONValue?
  private let members: [JSONMember]
  private var foundShorthand = false

  /// Reads `json`; nil lists the keys that it could have.
  init(_ json: JSONValue?, _ reading: DocumentReading) {
    (self.json, self.reading) = (json, reading)
    members = json?.members ?? []
  }

  /// Whether there is an object to read keys of.
  var isObject: Bool { (json?.isObject ?? false) && !foundShorthand }

  /// The bytes of the object.
  var range: Range<Int> { json?.range ?? 0..<0 }

  /// The value of a key; `defaultValue` when it is missing.
  func optional<Value>(
    _ name: String, _ format: ValueFormat<Value>, default defaultValue: Value, _ summary: String,
    isShorthand: Bool = false, defaultText: String? = nil
  ) -> Attribute<Value> {
    let shown = json == nil ? defaultText ?? text(of: defaultValue) : nil
    note(name, format.phrase, format.schema, shown, summary, isShorthand: isShorthand)
    return value(name, format, isShorthand) ?? Attribute(defaultValue)
  }

  /// The value of a key; nil when it is missing.
  func optional<Value>(
    _ name: String, _ format: ValueFormat<Value>, _ summary: String, isShorthand: Bool = false
  ) -> Attribute<Value>? {
    note(name, format.phrase, format.schema, nil, summary, isShorthand: isShorthand)
    return value(name, format, isShorthand)
  }

  /// The value of a key that has to be there.
  func required<Value>(
    _ name: String, _ format: ValueFormat<Value>, _ summary: String, isShorthand: Bool = false
  ) -> Attribute<Value> {
    note(
      name, format.phrase, format.schema, nil, summary, isRequired: true, isShorthand: isShorthand)
    let value = value(name, format, isShorthand)
    if value == nil, json?.isObject ?? false, member(name) == nil, !foundShorthand {
      reportMissing(name, format.phrase)
    }
    return value ?? Attribute(format.placeholder)
  }

  /// The value that stands in place of the whole object when that isn't one; asked for first.
  func shorthand<Value>(
    _ format: ValueFormat<Value>, _ summary: String
  ) -> Attribute<Value>? {
    note("", format.phrase, format.schema, nil, summary, isShorthand: true)
    return value("", format, true)
  }

  /// Whether the object has the key.
  func has(_ name: String) -> Bool { member(name) != nil }

  /// A value further down, without asking for it; nil when there is none.
  func value(at path: [String]) -> JSONValue? {
    var value = json
    for name in path { value = value?.members.first { $0.name == name }?.value }
    return value
  }

  /// The bytes of a key of the object.
  func rangeOfKey(_ name: String) -> Range<Int> { member(name)?.key.range ?? range }

  /// Reports the keys that nobody asked for, and a value that is no object and stands for none.
  func finish(otherNames: [String] = []) {
    guard let json, !json.isInvalid, !foundShorthand else { return }
    guard json.isObject else { return reading.mismatch(json, "an object") }
    for member in members where !names.contains(member.name) {
      reportUnknown(member, otherNames)
    }
  }
}

extension KeyReader {
  private func member(_ name: String) -> JSONMember? {
    name.isEmpty ? nil : members.first { $0.name == name }
  }

  private func value<Value>(
    _ name: String, _ format: ValueFormat<Value>, _ isShorthand: Bool
  ) -> Attribute<Value>? {
    guard let json, !foundShorthand else { return nil }
    if isShorthand, !json.isObject || format.takesObject(json) {
      foundShorthand = true
      return checked(format.read(json, reading), json, name)
    }
    guard let member = member(name) else { return nil }
    return reading.at(.key(name)) {
      checked(format.read(member.value, reading), member.value, name)
    }
  }

  /// Keeps what may go wrong with a value later.
  private func checked<Value>(
    _ attribute: Attribute<Value>?, _ json: JSONValue, _ name: String
  ) -> Attribute<Value>? {
    if let complaint = attribute?.complaint {
      checks.append(
        StateCheck(
          range: json.range, path: reading.currentPath, source: reading.place.source,
          complaint: complaint))
    }
    return attribute
  }

  private func note(
    _ name: String, _ phrase: String, _ schema: SchemaType, _ defaultText: String?,
    _ summary: String,
    isRequired: Bool = false, isShorthand: Bool
  ) {
    names.append(name)
    guard json == nil else { return }
    keys.append(
      KeyDescription(
        name: name, summary: summary, phrase: phrase, schema: schema, defaultText: defaultText,
        isRequired: isRequired, isShorthand: isShorthand))
  }

  private func text<Value>(of value: Value) -> String {
    (value as? Double).map(numberText) ?? "\(value)"
  }

  private func reportMissing(_ name: String, _ phrase: String) {
    guard let json else { return }
    let place = json.isObject ? json.range.lowerBound..<json.range.lowerBound + 1 : json.range
    reading.error("missing key \"\(name)\", \(phrase)", at: place)
  }

  private func reportUnknown(_ member: JSONMember, _ otherNames: [String]) {
    let names = self.names.filter { !$0.isEmpty } + otherNames
    let clause = Suggestion.clause(for: member.name, among: names)
    let known =
      names.isEmpty ? "it has no keys" : "known keys: \(names.joined(separator: ", "))"
    reading.error(
      "unknown key \"\(member.name)\"\(clause)", at: member.key.range,
      notes: clause.isEmpty ? [Diagnostic.Note(known)] : [])
  }
}

/// A value that can become wrong when the state changes.
struct StateCheck: Sendable {
  let range: Range<Int>
  let path: String
  /// The document that the range is of, when it isn't the one that was read first.
  let source: SourceText?
  let complaint: @Sendable (VariableValues) -> String?
}
