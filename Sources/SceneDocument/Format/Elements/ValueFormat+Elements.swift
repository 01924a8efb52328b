import Motion
internal import Views

extension ValueFormat where Value == ElementList {
  /// A list of elements; a single element may stand for a list of one.
  static var elements: ValueFormat {
    ValueFormat(
      "a list of views", placeholder: ElementList(elements: []), schema: .reference("views")
    ) { json, reading in
      guard json.isArray else {
        reading.mismatch(json, "a list of views")
        return nil
      }
      let elements = json.elements.enumerated().map { index, element in
        reading.at(.index(index)) { reading.element(element) }
      }
      return Attribute(ElementList(elements: elements.compactMap(\.self)))
    }
  }
}

extension ValueFormat where Value == ShapeContent {
  /// A shape: its name, or an object as in a list of views, without modifiers.
  static var shape: ValueFormat {
    let phrase = "a shape such as \"circle\" or { \"roundedRectangle\": { \"cornerRadius\": 8 } }"
    return ValueFormat(
      phrase, placeholder: ShapeContent { _ in Rectangle() },
      example: #"{ "roundedRectangle": { "cornerRadius": 8 } }"#,
      takesObject: { isShapeName($0.members.first?.name ?? "") }
    ) { json, reading in
      if let name = json.string?.text { return reading.shape(called: name, nil, at: json.range) }
      guard let member = json.members.first, json.members.count == 1 else {
        reading.mismatch(json, phrase)
        return nil
      }
      return reading.at(.key(member.name)) {
        reading.shape(called: member.name, member.value, at: member.key.range)
      }
    }
  }
}

/// Whether an object's first key is meant for a shape's name rather than for the key of one.
private func isShapeName(_ key: String) -> Bool {
  key != "shape" && Suggestion.nearest(to: key, among: ["shape"]) == nil
}

/// A shape for the values of the variables.
struct ShapeContent: Sendable {
  let shape: @Sendable (VariableValues) -> any Shape

  init(_ shape: @escaping @Sendable (VariableValues) -> any Shape) { self.shape = shape }
}

extension DocumentReading {
  fileprivate func shape(
    called name: String, _ json: JSONValue?, at range: Range<Int>
  ) -> Attribute<ShapeContent>? {
    guard let description = ElementDescription.named(name) else {
      let clause = Suggestion.clause(for: name, among: ElementDescription.all.map(\.name))
      error("unknown shape \"\(name)\"\(clause)", at: range)
      return nil
    }
    let keys = KeyReader(json, self)
    let content = description.read(keys)
    keys.finish()
    guard case .shape(let shape) = content else {
      error("\"\(name)\" is no shape", at: range)
      return nil
    }
    if json == nil, let key = keys.keys.first(where: \.isRequired) {
      error("\"\(name)\" needs an object with \"\(key.name)\"", at: range)
    }
    return keys.attribute { _ in ShapeContent(shape) }
  }
}
