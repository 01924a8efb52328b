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
    names.reserveCapacity(16)
  }

  /// Whether there is an object to read keys of.
  var isObject: Bool { (json?.isObject ?? false) && !foundShorthand }

  /// The bytes of the object.
  var range: Range<Int> { json?.range ?? 0..<0 }

  /// The value of a key; `defaultValue` when it is missing.
  func optional<Value>(
    _ name: String, _ format: @autoclosure () -> ValueFormat<Value>, default defaultValue: Value,
    _ summary: String, isShorthand: Bool = false, defaultText: String? = nil
  ) -> Attribute<Value> {
    note(name, format) { format in
      KeyDescription(
        name, format, summary, defaultText: defaultText ?? text(of: defaultValue),
        isShorthand: isShorthand)
    }
    return value(name, format, isShorthand) ?? Attribute(defaultValue)
  }

  /// The value of a key; nil when it is missing.
  func optional<Value>(
    _ name: String, _ format: @autoclosure () -> ValueFormat<Value>, _ summary: String,
    isShorthand: Bool = false
  ) -> Attribute<Value>? {
    note(name, format) { KeyDescription(name, $0, summary, isShorthand: isShorthand) }
    return value(name, format, isShorthand)
  }

  /// The value of a key that has to be there.
  func required<Value>(
    _ name: String, _ format: @autoclosure () -> ValueFormat<Value>, _ summary: String,
    isShorthand: Bool = false
  ) -> Attribute<Value> {
    note(name, format) {
      KeyDescription(name, $0, summary, isRequired: true, isShorthand: isShorthand)
    }
    if let value = value(name, format, isShorthand) { return value }
    let format = format()
    if json?.isObject ?? false, member(name) == nil, !foundShorthand {
      reportMissing(name, format.phrase)
    }
    return Attribute(format.placeholder)
  }

  /// The value that stands in place of the whole object when that isn't one; asked for first.
  func shorthand<Value>(
    _ format: @autoclosure () -> ValueFormat<Value>, _ summary: String
  ) -> Attribute<Value>? {
    note("", format) { KeyDescription("", $0, summary, isShorthand: true) }
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
    _ name: String, _ format: () -> ValueFormat<Value>, _ isShorthand: Bool
  ) -> Attribute<Value>? {
    guard let json, !foundShorthand else { return nil }
    if isShorthand {
      let format = format()
      if !json.isObject || format.takesObject(json) {
        foundShorthand = true
        return checked(format.read(json, reading), json)
      }
    }
    guard let member = member(name) else { return nil }
    return reading.at(.key(name)) { checked(format().read(member.value, reading), member.value) }
  }

  /// Keeps what may go wrong with a value later.
  private func checked<Value>(
    _ attribute: Attribute<Value>?, _ json: JSONValue
  ) -> Attribute<Value>? {
    if let complaint = attribute?.complaint {
      checks.append(
        StateCheck(
          range: json.range, path: reading.path, source: reading.place.source,
          complaint: complaint))
    }
    return attribute
  }

  /// Takes note of a key; formats are made only of those that the document has, or for a list.
  private func note<Value>(
    _ name: String, _ format: () -> ValueFormat<Value>,
    _ describe: (ValueFormat<Value>) -> KeyDescription
  ) {
    names.append(name)
    if json == nil { keys.append(describe(format())) }
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
