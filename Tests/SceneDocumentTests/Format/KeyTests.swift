import Testing

@testable import SceneDocument

/// A place of a document where keys are read, with what to write around them.
struct KeyPlace: CustomTestStringConvertible {
  let name: String
  let keys: [KeyDescription]
  /// Text before and after the object of the keys.
  let before: String
  let after: String

  var testDescription: String { name }

  /// A document with the given members in the object.
  func document(_ members: String) -> String { "\(before){ \(members) }\(after)" }
}

@Suite("Every key of every view, modifier and animation")
struct KeyTests {
  static let places: [KeyPlace] =
    elements + modifiers + animations + styles + transitions + steps
    + sounds

  static let document = KeyPlace(
    name: "document", keys: keys { _ = $0.reading.scene($0) }, before: "", after: "")

  private static func keys(_ read: (KeyReader) -> Void) -> [KeyDescription] {
    let source = SourceText(name: "", bytes: [])
    let keys = KeyReader(nil, DocumentReading(diagnostics: DiagnosticList(source: source)))
    read(keys)
    return keys.keys.filter { !$0.name.isEmpty }
  }

  private static let elements = ElementDescription.all.map { description in
    KeyPlace(
      name: description.name, keys: keys { _ = description.read($0) },
      before: "{ \"body\": { \"\(description.name)\": ", after: " } }")
  }

  private static let modifiers = ModifierDescription.all.map { description in
    KeyPlace(
      name: description.name, keys: keys { _ = description.read($0) },
      before: "{ \"body\": { \"circle\": {}, \"modifiers\": [{ \"\(description.name)\": ",
      after: " }] } }")
  }

  private static let animations = AnimationDescription.all.map { description in
    let keys = keys {
      _ = description.read($0)
      _ = $0.animationModifiers()
    }
    return KeyPlace(
      name: description.name, keys: keys,
      before: "{ \"body\": { \"circle\": {} }, \"script\": [{ \"at\": 0, \"animation\": "
        + "{ \"\(description.name)\": ", after: " } }] }")
  }

  private static let styles = styleTable.kinds.map { kind in
    KeyPlace(
      name: "style \(kind.name)", keys: keys { _ = kind.read($0) },
      before: "{ \"body\": { \"circle\": {}, \"modifiers\": [{ \"fill\": { \"\(kind.name)\": ",
      after: " } }] } }")
  }

  private static let transitions = transitionTable.kinds.map { kind in
    KeyPlace(
      name: "transition \(kind.name)", keys: keys { _ = kind.read($0) },
      before: "{ \"body\": { \"circle\": {}, \"modifiers\": [{ \"transition\": "
        + "{ \"\(kind.name)\": ", after: " } }] } }")
  }

  private static let steps = [
    KeyPlace(
      name: "step",
      keys: keys {
        var clock = ScriptClock(values: VariableValues(), order: .script)
        _ = $0.reading.step($0, &clock)
      }, before: "{ \"body\": { \"circle\": {} }, \"script\": [", after: "] }")
  ]

  private static let sounds = [
    KeyPlace(
      name: "sound", keys: keys { _ = $0.sound(VariableValues()) },
      before: "{ \"body\": { \"circle\": {} }, \"audio\": [", after: "] }"),
    KeyPlace(
      name: "eventSounds", keys: keys { _ = $0.eventSounds(VariableValues()) },
      before: "{ \"body\": { \"circle\": {} }, \"eventSounds\": ", after: " }"),
  ]

  @Test("is suggested when it is misspelt", arguments: places)
  func misspelt(place: KeyPlace) {
    for key in place.keys where key.name.count > 2 {
      let name = key.name + "e"
      let messages = headlines(place.document("\"\(name)\": 1"))
      let expected = "unknown key \"\(name)\", did you mean \"\(key.name)\"?"
      #expect(messages.contains { $0.hasSuffix(expected) }, "\(messages)")
    }
  }

  @Test("refuses values of a wrong type", arguments: places)
  func wrongType(place: KeyPlace) {
    for key in place.keys {
      for wrong in ["null", "{ \"strange\": 1 }"] {
        let text = report(place.document("\"\(key.name)\": \(wrong)"))
        #expect(
          text.contains("error: ") && text.contains(key.name), "\(key.name): \(wrong)\n\(text)")
      }
    }
  }

  @Test("refuses numbers beyond all measure", arguments: places)
  func extreme(place: KeyPlace) {
    for key in place.keys where key.phrase.hasPrefix("a number") {
      for (number, shown) in [("1e300", "1e+300"), ("-1e300", "-1e+300")] {
        let messages = headlines(place.document("\"\(key.name)\": \(number)"))
        let expected = "for \"\(key.name)\", found \(shown)"
        #expect(messages.contains { $0.hasSuffix(expected) }, "\(key.name)\n\(messages)")
      }
    }
  }

  @Test("is described in a sentence", arguments: places)
  func described(place: KeyPlace) {
    #expect(Set(place.keys.map(\.name)).count == place.keys.count)
    for key in place.keys {
      #expect(key.summary.hasSuffix(".") && !key.phrase.isEmpty, "\(key.name)")
    }
  }

  @Test("has an example that is right", arguments: places + [document])
  func example(place: KeyPlace) throws {
    for key in place.keys where place.name != "sound" || key.name != "file" {
      let example = try #require(key.example, "\(place.name).\(key.name)")
      let text = Self.surrounded(place.document("\"\(key.name)\": \(example)"), key)
      let column = text.utf8.count - place.after.utf8.count - example.utf8.count - 2
      let messages = headlines(text).filter { !$0.contains("missing key") }
        .filter { (Int($0.split(separator: ":")[1]) ?? 0) > column }
      #expect(messages.isEmpty, "\(place.name).\(key.name): \(example)")
    }
  }

  /// A document with what examples name: variables of the state, and a table.
  private static func surrounded(_ text: String, _ key: KeyDescription) -> String {
    let state = "\"open\": true, \"level\": 4, \"spot\": { \"x\": 0, \"y\": 0 }"
    let others = [("state", "{ \(state) }"), ("data", "{ \"sales\": \"sales.csv\" }")]
      .filter { $0.0 != key.name }.map { "\"\($0.0)\": \($0.1), " }
    return "{ " + others.joined() + text.dropFirst(2)
  }

  @Test("views and modifiers have examples that are right")
  func examples() throws {
    for description in ElementDescription.all {
      #expect(description.example.contains("\"\(description.name)\""))
      _ = try scene(
        "{ \"state\": { \"open\": true, \"level\": 4 }, \"body\": \(description.example) }")
    }
    for description in ModifierDescription.all {
      #expect(description.example.contains("\"\(description.name)\""))
      let body = "{ \"circle\": {}, \"modifiers\": [\(description.example)] }"
      _ = try scene("{ \"state\": { \"open\": true }, \"body\": \(body) }")
    }
  }
}
