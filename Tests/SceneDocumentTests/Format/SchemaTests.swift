import Foundation
import Testing

@testable import SceneDocument

@Suite("The JSON Schema of scenes")
struct SchemaTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  static let scenes =
    ((try? FileManager.default.contentsOfDirectory(
      at: root.appending(path: "Scenes"), includingPropertiesForKeys: nil)) ?? [])
    .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }

  @Test("allows every scene of the gallery", arguments: scenes)
  func gallery(_ file: URL) throws {
    let problems = try problems(String(contentsOf: file, encoding: .utf8))
    #expect(problems.isEmpty, "\(problems.prefix(3))")
  }

  @Test("allows every example of the tables")
  func examples() throws {
    for description in ElementDescription.all {
      let problems = try problems("{ \"body\": \(description.example) }")
      #expect(problems.isEmpty, "\(description.name): \(problems.prefix(3))")
    }
    for description in ModifierDescription.all {
      let body = "{ \"circle\": {}, \"modifiers\": [\(description.example)] }"
      let problems = try problems("{ \"body\": \(body) }")
      #expect(problems.isEmpty, "\(description.name): \(problems.prefix(3))")
    }
  }

  @Test("shows examples of every key, and allows them itself")
  func shownExamples() throws {
    let schema = try tree(SceneSchema.json)
    let check = SchemaCheck(root: schema)
    var count = 0
    for place in check.places(in: schema, "") where place.path.contains("properties.") {
      guard place.schema["description"] != nil else { continue }
      let examples = place.schema["examples"]?.elements ?? []
      #expect(!examples.isEmpty, "\(place.path)")
      for example in examples {
        let problems = check.problems(example, place.schema, "")
        #expect(problems.isEmpty, "\(place.path): \(problems.prefix(3))")
        count += 1
      }
    }
    #expect(count > 600)
  }

  @Test("tells defaults, which it allows itself")
  func defaults() throws {
    let schema = try tree(SceneSchema.json)
    let check = SchemaCheck(root: schema)
    let found = check.places(in: schema, "").compactMap { place in
      place.schema["default"].map { (place, $0) }
    }
    #expect(found.count > 150)
    for (place, value) in found where !place.path.hasSuffix("properties") {
      let problems = check.problems(value, place.schema, "")
      #expect(problems.isEmpty, "\(place.path): \(problems.prefix(3))")
    }
  }

  @Test(
    "refuses what the reader refuses",
    arguments: [
      "{ \"body\": { \"circle\": {} }, \"bodyy\": 1 }", "{ \"fps\": 30 }",
      "{ \"body\": { \"circle\": {}, \"modifiers\": [{ \"opacityy\": 1 }] } }",
      "{ \"body\": { \"circle\": {}, \"modifiers\": [{ \"opacity\": 2 }] } }",
      "{ \"body\": { \"circle\": {}, \"modifiers\": [{ \"blendMode\": \"loud\" }] } }",
      "{ \"body\": { \"zstack\": [{ \"circle\": { \"size\": 1 } }] } }",
      "{ \"body\": { \"circle\": {} }, \"script\": [{ \"att\": 1 }] }",
    ])
  func refusals(_ text: String) throws {
    #expect(!(try problems(text)).isEmpty)
    #expect(!report(text).isEmpty)
  }

  private func problems(_ text: String) throws -> [String] {
    let schema = try tree(SceneSchema.json)
    return SchemaCheck(root: schema).problems(try tree(text), schema, "")
  }

  private func tree(_ text: String) throws -> JSONValue {
    let result = JSONReader.read(SourceText(name: "s.json", text: text))
    return try #require(result.tree, "\(result.diagnostics)").root
  }
}

/// Checks a value by the words of JSON Schema that the schema of scenes uses.
private struct SchemaCheck {
  let root: JSONValue

  /// All schemas within a schema.
  func places(in schema: JSONValue, _ path: String) -> [(path: String, schema: JSONValue)] {
    guard schema.isObject || schema.isArray else { return [] }
    let inner = schema.members.filter { $0.name != "examples" }.flatMap {
      places(in: $0.value, "\(path).\($0.name)")
    }
    let elements = schema.elements.enumerated().flatMap {
      places(in: $0.element, "\(path)[\($0.offset)]")
    }
    return [(path, schema)] + inner + elements
  }

  func problems(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    schema.members.flatMap { word in problems(value, word, of: schema, path) }
  }

  private func problems(
    _ value: JSONValue, _ word: JSONMember, of schema: JSONValue, _ path: String
  ) -> [String] {
    switch word.name {
    case "$ref":
      let name = word.value.string?.text.split(separator: "/").last.map(String.init) ?? ""
      guard let definition = root["$defs"]?[name] else { return ["no definition \(name)"] }
      return problems(value, definition, path)
    case "anyOf":
      let results = word.value.elements.map { problems(value, $0, path) }
      let nearest = results.min { $0.count < $1.count } ?? []
      return results.contains(where: \.isEmpty) ? [] : nearest
    case "properties":
      return value.members.flatMap { member in
        word.value[member.name].map { problems(member.value, $0, "\(path).\(member.name)") } ?? []
      }
    case "items":
      return value.elements.enumerated().flatMap {
        problems($0.element, word.value, "\(path)[\($0.offset)]")
      }
    default: return holds(value, word, of: schema) ? [] : ["\(path): \(word.name)"]
    }
  }

  private func holds(_ value: JSONValue, _ word: JSONMember, of schema: JSONValue) -> Bool {
    let limit = word.value.double ?? 0
    return switch word.name {
    case "type": value.kindName == word.value.string?.text
    case "enum": word.value.elements.contains { $0.string?.text == value.string?.text }
    case "additionalProperties":
      value.members.allSatisfy { schema["properties"]?[$0.name] != nil }
    case "required":
      !value.isObject
        || word.value.elements.allSatisfy { value[$0.string?.text ?? ""] != nil }
    case "pattern": value.string?.text.hasPrefix("=") ?? true
    case "minimum": value.double.map { $0 >= limit } ?? true
    case "maximum": value.double.map { $0 <= limit } ?? true
    case "minItems": !value.isArray || Double(value.elements.count) >= limit
    case "maxItems": !value.isArray || Double(value.elements.count) <= limit
    case "minProperties": !value.isObject || Double(value.members.count) >= limit
    case "maxProperties": !value.isObject || Double(value.members.count) <= limit
    case "$schema", "$defs", "title", "description", "default", "examples": true
    default: false
    }
  }
}

extension JSONValue {
  fileprivate subscript(name: String) -> JSONValue? { members.first { $0.name == name }?.value }

  fileprivate var double: Double? { if case .number(let number) = content { number } else { nil } }

  fileprivate var kindName: String {
    switch content {
    case .object: "object"
    case .array: "array"
    case .string: "string"
    case .number: "number"
    case .boolean: "boolean"
    case .null, .invalid: "null"
    }
  }
}
