extension KeyDescription {
  /// The default as a document would have it; nil when it is something that no value stands for.
  var defaultValue: SchemaText? {
    guard let defaultText else { return nil }
    if case .choice(let names) = schema, names.contains(defaultText) { return .string(defaultText) }
    let found = JSONReader.read(SourceText(name: "", text: defaultText))
    guard !found.diagnostics.hasErrors, let root = found.tree?.root, !root.isObject else {
      return nil
    }
    return SchemaText(root)
  }
}

/// A value that the schema shows to people, as a document has it.
struct SchemaExample: Equatable {
  let text: SchemaText

  private init(text: SchemaText) { self.text = text }

  /// The value of a text in the notation of documents.
  init(_ source: String) {
    let tree = JSONReader.read(SourceText(name: "", text: source)).tree
    text = tree.map { SchemaText($0.root) } ?? .object([])
  }

  /// An object of all keys that have to be there; one that may stand in place of it stands alone.
  init(of keys: [KeyDescription]) {
    let required = keys.filter { $0.isRequired && !$0.name.isEmpty }
    if required.isEmpty, let short = keys.first(where: \.isShorthand)?.example {
      self.init(short)
    } else {
      self.init(
        text: .object(
          required.compactMap { key in key.example.map { (key.name, SchemaExample($0).text) } }))
    }
  }

  /// The value of a key; nil when the value is no object or has no such key.
  func member(_ name: String) -> SchemaExample? {
    guard case .object(let members) = text else { return nil }
    return members.first { $0.name == name }.map { SchemaExample(text: $0.value) }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.text.description == right.text.description
  }
}
