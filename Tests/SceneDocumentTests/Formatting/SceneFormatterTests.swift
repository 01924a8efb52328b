import Foundation
import TestSupport
import Testing

@testable import SceneDocument

@Suite("The one form of documents")
struct SceneFormatterTests {
  private func format(_ text: String) throws -> String {
    try SceneFormatter.format(SourceText(name: "s.json", text: text))
  }

  /// The values of a document without places and comments.
  private func values(_ text: String) throws -> String {
    let tree = try #require(JSONReader.read(SourceText(name: "s.json", text: text)).tree)
    return describe(tree.root)
  }

  private func describe(_ value: JSONValue) -> String {
    if value.isArray { return "[" + value.elements.map(describe).joined(separator: ",") + "]" }
    if value.isObject {
      return "{" + value.members.map { $0.name + ":" + describe($0.value) }.joined(separator: ",")
        + "}"
    }
    return "\(value.content)"
  }

  @Test(
    "is what is expected",
    arguments: [
      ("{}", "{}\n"), (" [1,2 , 3,]", "[1, 2, 3]\n"), ("{\"a\":1}", "{ \"a\": 1 }\n"),
      ("{\"a\":1,\"b\":[]}", "{\n  \"a\": 1,\n  \"b\": []\n}\n"),
      ("{ \"a\": 1, // one\n\"b\": 2 }", "{\n  \"a\": 1,  // one\n  \"b\": 2\n}\n"),
      ("{ \"a\": 1 // one\n,\"b\": 2 }", "{\n  \"a\": 1,  // one\n  \"b\": 2\n}\n"),
      ("{ /* x */ \"a\": /* y */ 1 }", "{\n  /* x */\n  /* y */\n  \"a\": 1\n}\n"),
      ("[\n\n\n// in\n1\n\n\n,2]", "[\n  // in\n  1,\n  2\n]\n"),
      ("[1,\n\n2 // end\n// last\n]\n// after", "[\n  1,\n\n  2  // end\n  // last\n]\n// after\n"),
      ("\u{FEFF}{\"a\":\"\\u00e9 // no comment\"}", "{ \"a\": \"\\u00e9 // no comment\" }\n"),
    ])
  func forms(_ text: String, _ expected: String) throws { #expect(try format(text) == expected) }

  @Test("keeps values and comments, and what is in it stays as it is")
  func laws() throws {
    var random = SeededRandom(seed: 5)
    for _ in 0..<200 {
      var comments = 0
      let text = document(&random, 4, &comments)
      let once = try format(text)
      #expect(try format(once) == once, "\(text)")
      #expect(try values(once) == values(text), "\(text)")
      #expect(once.components(separatedBy: "c#").count - 1 == comments, "\(text)\n\(once)")
    }
  }

  @Test("lines are no longer than 100 characters where there is a choice")
  func width() throws {
    let list = (0..<40).map { "\($0)" }.joined(separator: ",")
    let text = try format("{\"a\":[\(list)],\"b\":{\"c\":{\"d\":[\(list)]}}}")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  /// A random document with comments in random places.
  private func document(
    _ random: inout SeededRandom, _ depth: Int, _ comments: inout Int
  ) -> String {
    let gap = { (random: inout SeededRandom, comments: inout Int) -> String in
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        comments += 1
        return "// c#\n"
      case 1:
        comments += 1
        return "/* c# */"
      case 2: return "\n\n"
      default: return " "
      }
    }
    let count = depth == 0 ? 0 : Int.random(in: 0..<4, using: &random)
    var parts: [String] = []
    let isArray = Bool.random(using: &random)
    guard depth > 0, Int.random(in: 0..<5, using: &random) > 0 else {
      return gap(&random, &comments) + "\"x\"" + gap(&random, &comments)
    }
    for index in 0..<count {
      let key =
        isArray ? "" : gap(&random, &comments) + "\"k\(index)\"" + gap(&random, &comments) + ":"
      parts.append(key + document(&random, depth - 1, &comments))
    }
    let inner = parts.joined(separator: ",") + gap(&random, &comments)
    let text = isArray ? "[\(inner)]" : "{\(inner)}"
    return gap(&random, &comments) + text + gap(&random, &comments)
  }
}
