internal import Drawing
import Motion
internal import SVG
internal import Views

extension ElementDescription {
  static let svg = ElementDescription(
    "svg", "An SVG file beside the scene, sharp at every size; parts of it by their ids.",
    example: ##"{ "svg": { "file": "logo.svg", "resizable": true, "currentColor": "#0a84ff" } }"##
  ) { keys in
    let document = keys.required(
      "file", .svgDocument, "The file, seen from the scene's folder.", isShorthand: true)
    let isResizable = keys.optional(
      "resizable", .boolean, default: false, "Whether it fills what it is offered.")
    let color = keys.optional(
      "currentColor", .color, "What is drawn where the file says `currentColor`.")
    let parts = keys.optional(
      "parts", .svgParts, "Elements by their ids, each with modifiers of its own.")
    return .view({ environment in
      guard let document = document.value(in: environment).document else {
        return AnyView(EmptyView())
      }
      var image = SVGImage(document)
      if isResizable.value(in: environment) { image = image.resizable() }
      if let color { image = image.currentColor(Color(color.value(in: environment))) }
      for part in parts?.value(in: environment).parts ?? [] {
        image = image.part(part.id) { view in
          SVGPartSlot.$part.withValue(view) { part.element.view(in: environment) }
        }
      }
      return AnyView(image)
    })
  }
}

/// An SVG file that a document names; none where there is no document.
struct SVGReference: Sendable {
  var document: SVGDocument?
}

/// Elements of an SVG file with their modifiers.
struct SVGPartList: Sendable {
  var parts: [(id: String, element: Element)]
}

/// The part that an element of `parts` is to change, while its view is made.
enum SVGPartSlot {
  @TaskLocal static var part: SVGPart?
}

extension ValueFormat where Value == SVGReference {
  /// The name of a file with an SVG picture.
  static var svgDocument: ValueFormat {
    let phrase = "the name of an SVG file"
    return ValueFormat(
      phrase, placeholder: SVGReference(), schema: .string, example: #""logo.svg""#
    ) { json, reading in
      guard let name = json.string?.text else {
        reading.mismatch(json, phrase)
        return nil
      }
      return reading.svg(name, at: json).map { Attribute(SVGReference(document: $0)) }
    }
  }
}

extension DocumentReading {
  /// The SVG file called `name`; nil after an error has been reported.
  func svg(_ name: String, at json: JSONValue) -> SVGDocument? {
    do { return try svg(name) } catch {
      self.error("cannot read \"\(name)\": \(error)", at: json.range)
      return nil
    }
  }
}

extension ValueFormat where Value == SVGPartList {
  /// A list of ids with modifiers.
  static var svgParts: ValueFormat {
    let phrase = "a list such as [{ \"id\": \"dot\", \"modifiers\": [{ \"opacity\": 0.5 }] }]"
    return ValueFormat(
      phrase, placeholder: SVGPartList(parts: []),
      example: #"[{ "id": "dot", "modifiers": [{ "opacity": 0.5 }] }]"#
    ) { json, reading in
      guard json.isArray else {
        reading.mismatch(json, phrase)
        return nil
      }
      let parts = json.elements.enumerated().compactMap { index, json in
        reading.at(.index(index)) { reading.svgPart(json, phrase) }
      }
      return Attribute(SVGPartList(parts: parts))
    }
  }
}

extension DocumentReading {
  /// An id with the element that its modifiers make of the part.
  fileprivate func svgPart(_ json: JSONValue, _ phrase: String) -> (id: String, element: Element)? {
    guard json.isObject else {
      mismatch(json, phrase)
      return nil
    }
    let known = ["id", modifiersKey]
    for member in json.members where !known.contains(member.name) {
      let clause = Suggestion.clause(for: member.name, among: known)
      error("unknown key \"\(member.name)\"\(clause)", at: member.key.range)
    }
    guard let id = json.members.first(where: { $0.name == "id" })?.value.string?.text else {
      error("missing key \"id\": the id of an element of the file", at: json.range)
      return nil
    }
    let part = Element(content: .view({ _ in AnyView(SVGPartSlot.part) }), checks: [])
    guard let modifiers = json.members.first(where: { $0.name == modifiersKey }) else {
      return (id, part)
    }
    return at(.key(modifiersKey)) { modified(part, by: modifiers.value) }.map { (id, $0) }
  }
}
