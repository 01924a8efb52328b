extension DocumentReading {
  /// Reads the documents that a list names, for their components and themes.
  func readImports(_ json: JSONValue) {
    guard json.isArray, json.elements.count <= 1000 else {
      return mismatch(json, importsPhrase)
    }
    for (index, element) in json.elements.enumerated() {
      at(.index(index)) { readImport(element) }
    }
  }

  private func readImport(_ json: JSONValue) {
    guard let name = json.string?.text else { return mismatch(json, "the name of a file") }
    let path = place.path(of: name)
    if imports.stack.contains(path) || path == imports.root {
      let circle = imports.stack.drop { $0 != path } + [path]
      return error("a document imports itself: \(circle.joined(separator: " → "))", at: json.range)
    }
    guard imports.read.insert(path).inserted else { return }
    do {
      let source = SourceText(name: files.path(path), bytes: try files.bytes(path))
      imports.stack.append(path)
      defer { imports.stack.removeLast() }
      readImported(source, DocumentPlace.document(source, at: path))
    } catch {
      self.error("cannot read \"\(name)\": \(error)", at: json.range)
    }
  }

  private func readImported(_ source: SourceText, _ place: DocumentPlace) {
    let json = JSONReader.read(source)
    for var diagnostic in json.diagnostics.diagnostics {
      diagnostic.source = source
      add(diagnostic)
    }
    guard let tree = json.tree else { return }
    `in`(place) {
      guard tree.root.isObject else {
        return mismatch(tree.root, "an object with components and a theme")
      }
      let keys = KeyReader(tree.root, self)
      importedKeys(keys)
      keys.finish()
    }
  }

  /// Asks for the keys of a document that others import.
  func importedKeys(_ keys: KeyReader) {
    _ = keys.optional("imports", .imports, "Documents whose components and themes it uses itself.")
    if let theme = keys.optional(
      "theme", .theme(colorScheme), "Names for colors, fonts and animations.")
    {
      self.theme.merge(theme.value(in: VariableValues()))
    }
    _ = keys.optional("components", .components, "Views of the document's own, by name.")
  }
}

/// The documents that are being imported.
struct Imports {
  /// The name of the first document.
  var root: String?
  /// The paths of those that are being read, outermost first.
  var stack: [String] = []
  /// The paths of all that have been read.
  var read: Set<String> = []
}

private let importsPhrase = "a list of files"

extension ValueFormat where Value == Bool {
  /// Documents that are read at once.
  static var imports: ValueFormat {
    ValueFormat(
      importsPhrase, placeholder: true, schema: .list(.string, count: 0...1000),
      example: #"["parts/cards.json"]"#
    ) { json, reading in
      reading.readImports(json)
      return Attribute(true)
    }
  }
}
