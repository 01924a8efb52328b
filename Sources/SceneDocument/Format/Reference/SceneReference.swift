/// The part of the reference of the format that is made from the tables.
enum SceneReference {
  /// Views, modifiers, animations and functions in Markdown.
  static var markdown: String {
    [
      documents, steps, sounds, eventSounds, elements, modifiers,
      kinds("Transitions", transitionTable), kinds("Number formats", numberFormatTable), animations,
      functions,
    ].joined(separator: "\n")
  }

  private static var documents: String {
    "## Document\n\n" + table(keys { _ = $0.reading.scene($0) })
  }

  private static var steps: String {
    var clock = ScriptClock(values: VariableValues(), order: .script)
    return "## Steps of the script\n\n" + table(keys { _ = $0.reading.step($0, &clock) })
  }

  private static var sounds: String {
    "## Sounds\n\n" + table(keys { _ = $0.sound(VariableValues()) })
  }

  private static var eventSounds: String {
    "## Sounds of events\n\n" + table(keys { _ = $0.eventSounds(VariableValues()) })
  }

  private static var elements: String {
    let entries = ElementDescription.all.map { description in
      entry(
        description.name, description.summary, description.example,
        keys { _ = description.read($0) }, picture: description.name)
    }
    return "## Views\n\n" + entries.joined(separator: "\n")
  }

  private static var modifiers: String {
    let entries = ModifierDescription.all.map { description in
      entry(
        description.name, description.summary, description.example,
        keys { _ = description.read($0) },
        picture: ReferencePicture.isSeen(description) ? "modifier-\(description.name)" : nil)
    }
    return "## Modifiers\n\n" + entries.joined(separator: "\n")
  }

  private static func kinds<Value>(_ title: String, _ table: KindTable<Value>) -> String {
    let entries = table.kinds.map { kind in
      let keys = keys { _ = kind.read($0) }
      return "### `\(kind.name)`\n\n\(kind.summary)\n"
        + (keys.isEmpty ? "" : "\n" + self.table(keys))
    }
    return "## \(title)\n\n" + entries.joined(separator: "\n")
  }

  private static var animations: String {
    let entries = AnimationDescription.all.map { description in
      let keys = keys { _ = description.read($0) }
      let text = "### `\(description.name)`\n\n\(description.summary)\n"
      return keys.isEmpty ? text : text + "\n" + table(keys)
    }
    let common = "### Keys of every animation\n\n" + table(keys { _ = $0.animationModifiers() })
    return "## Animations\n\n" + (entries + [common]).joined(separator: "\n")
  }

  private static var functions: String {
    let rows = ExpressionFunction.all.map { "| `\($0.usage)` | \($0.summary) |\n" }
    return "## Functions\n\n| call | value |\n|---|---|\n" + rows.joined()
  }
}

extension SceneReference {
  private static func entry(
    _ name: String, _ summary: String, _ example: String, _ keys: [KeyDescription],
    picture: String?
  ) -> String {
    let picture = picture.map { "\n![\(name)](pictures/\($0).png)\n" } ?? ""
    let text = "### `\(name)`\n\n\(summary)\n\(picture)\n```jsonc\n\(example)\n```\n"
    return keys.isEmpty ? text : text + "\n" + table(keys)
  }

  private static func table(_ keys: [KeyDescription]) -> String {
    "| key | value | default | |\n|---|---|---|---|\n" + keys.map(row).joined()
  }

  private static func row(_ key: KeyDescription) -> String {
    let fallback = key.isRequired ? "required" : key.defaultText.map { "`\($0)`" } ?? "–"
    let name = key.name.isEmpty ? "(in place of the keys)" : "`\(key.name)`"
    let short = key.isShorthand && !key.name.isEmpty ? " May stand in place of the keys." : ""
    return "| \(name) | \(key.phrase) | \(fallback) | \(key.summary)\(short) |\n"
  }

  private static func keys(_ read: (KeyReader) -> Void) -> [KeyDescription] {
    let nothing = DiagnosticList(source: SourceText(name: "", bytes: []))
    let keys = KeyReader(nil, DocumentReading(diagnostics: nothing))
    read(keys)
    return keys.keys
  }
}
