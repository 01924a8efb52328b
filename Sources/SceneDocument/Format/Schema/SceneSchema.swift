/// The JSON Schema of scenes, made from the tables that the reader works with.
public enum SceneSchema {
  /// The schema, in the dialect of 2020-12.
  public static var json: String { schema.description + "\n" }

  private static var schema: SchemaText {
    let dialect = "https://json-schema.org/draft/2020-12/schema"
    let head: [(name: String, value: SchemaText)] = [
      ("$schema", .string(dialect)), ("title", .string("A scene of animate")),
    ]
    return .object(head).adding(members(of: object(keys { _ = $0.reading.scene($0) })))
      .adding([("$defs", definitions)])
  }

  private static var definitions: SchemaText {
    var clock = ScriptClock(values: VariableValues(), order: .script)
    return .object([
      ("expression", .object([("type", .string("string")), ("pattern", .string("^="))])),
      ("view", view),
      ("views", .object([("type", .string("array")), ("items", .reference("view"))])),
      ("modifier", modifier),
      ("steps", .object([("type", .string("array")), ("items", .reference("step"))])),
      ("step", object(keys { _ = $0.reading.step($0, &clock) })),
      ("animation", animation), ("style", kinds(styleTable)),
      ("numberFormat", kinds(numberFormatTable)), ("font", font), ("sound", sound),
      ("eventSounds", eventSounds),
      ("transition", transition), ("shape", .object([])),
    ])
  }

  private static var view: SchemaText {
    let elements = ElementDescription.all.map { description in
      entry(
        description.name, description.summary, keys { _ = description.read($0) },
        example: description.example)
    }
    let modifiers = SchemaText.object([
      ("type", .string("array")), ("items", .reference("modifier")),
    ])
    // The document's own components have names that no schema knows.
    return .object([
      ("type", .string("object")), ("minProperties", .number(1)), ("maxProperties", .number(2)),
      ("properties", .object(elements + [(name: modifiersKey, value: modifiers)])),
    ])
  }

  private static var modifier: SchemaText {
    let modifiers = ModifierDescription.all.map { description in
      entry(
        description.name, description.summary, keys { _ = description.read($0) },
        example: description.example)
    }
    return .object([
      ("type", .string("object")), ("minProperties", .number(1)), ("maxProperties", .number(1)),
      ("additionalProperties", .boolean(false)), ("properties", .object(modifiers)),
    ])
  }

  private static var animation: SchemaText {
    let entries = AnimationDescription.all.map { description in
      entry(
        description.name, description.summary,
        keys {
          _ = description.read($0)
          _ = $0.animationModifiers()
        })
    }
    return named(entries)
  }

  private static var font: SchemaText {
    let keys = keys { _ = $0.font() }
    return .anyOf([
      .object([("type", .string("string"))]), .object([("type", .string("number"))]), object(keys),
    ])
  }

  private static var sound: SchemaText {
    let keys = keys { _ = $0.sound(VariableValues()) }
    let shown = schemaExamples["sound"].map { SchemaExample($0) }
    return .anyOf([.object([("type", .string("string"))]), object(keys, shown)])
  }

  private static var eventSounds: SchemaText {
    let keys = keys { _ = $0.eventSounds(VariableValues()) }
    return .anyOf([SchemaType.boolean.schema, object(keys)])
  }

  private static var transition: SchemaText {
    .anyOf([
      kinds(transitionTable),
      .object([("type", .string("array")), ("items", .reference("transition"))]),
    ])
  }
}

extension SceneSchema {
  /// A value that is a name, an object under one, or something else that is a string.
  private static func kinds<Value>(_ table: KindTable<Value>) -> SchemaText {
    named(table.kinds.map { kind in entry(kind.name, kind.summary, keys { _ = kind.read($0) }) })
  }

  private static func named(_ entries: [(name: String, value: SchemaText)]) -> SchemaText {
    .anyOf([
      .object([("type", .string("string"))]),
      .object([
        ("type", .string("object")), ("minProperties", .number(1)), ("maxProperties", .number(1)),
        ("additionalProperties", .boolean(false)), ("properties", .object(entries)),
      ]),
    ])
  }

  /// A key that names a kind of something, with what its value may be.
  private static func entry(
    _ name: String, _ summary: String, _ keys: [KeyDescription], example: String? = nil
  ) -> (name: String, value: SchemaText) {
    let short = keys.filter(\.isShorthand).map(\.schema.schema)
    let about = example.map { "\(summary)\n\n\($0)" } ?? summary
    let shown = example.flatMap { SchemaExample($0).member(name) } ?? SchemaExample(of: keys)
    return (
      name,
      SchemaText.anyOf(short + [object(keys, shown)]).adding([
        ("description", .string(about)), ("examples", .array([shown.text])),
      ])
    )
  }

  private static func object(
    _ keys: [KeyDescription], _ shown: SchemaExample? = nil
  ) -> SchemaText {
    let named = keys.filter { !$0.name.isEmpty }
    let properties = named.map { key in
      (name: key.name, value: key.schema.schema.adding(about(key, shown?.member(key.name))))
    }
    let required = named.filter { $0.isRequired }.map { SchemaText.string($0.name) }
    return .object([
      ("type", .string("object")), ("additionalProperties", .boolean(false)),
      ("properties", .object(properties)), ("required", .array(required)),
    ])
  }

  /// What is said of a key; the value that the example of the whole has for it comes first.
  private static func about(
    _ key: KeyDescription, _ shown: SchemaExample?
  ) -> [(name: String, value: SchemaText)] {
    let fallback = key.defaultText.map { " Default: \($0)." } ?? ""
    let examples = [shown, key.example.map { SchemaExample($0) }].compactMap(\.self)
    let texts = examples.enumerated().filter { $0.offset == 0 || $0.element != examples[0] }
      .map(\.element.text)
    return [
      ("description", .string("\(key.summary) Expects \(key.phrase).\(fallback)"))
    ] + (key.defaultValue.map { [("default", $0)] } ?? []) + [("examples", .array(texts))]
  }

  private static func members(of text: SchemaText) -> [(name: String, value: SchemaText)] {
    if case .object(let members) = text { members } else { [] }
  }

  private static func keys(_ read: (KeyReader) -> Void) -> [KeyDescription] {
    let nothing = DiagnosticList(source: SourceText(name: "", bytes: []))
    let keys = KeyReader(nil, DocumentReading(diagnostics: nothing))
    read(keys)
    return keys.keys
  }
}
