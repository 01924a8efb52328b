import TestSupport
import Testing

@testable import SceneDocument

@Suite("What the JSON reader says about mistakes")
struct JSONDiagnosticsTests {
  private func report(_ text: String) -> String {
    JSONReader.read(SourceText(name: "s.json", text: text)).diagnostics.description
  }

  /// The first lines of the report's entries.
  private func headlines(_ text: String) -> [String] {
    report(text).split(separator: "\n").map(String.init).filter { $0.hasPrefix("s.json:") }
  }

  @Test(
    "a mistake is named with its place",
    arguments: [
      ("", "1:1: error: the file is empty"),
      (" // nothing\n", "1:1: error: the file is empty but for comments"),
      ("{ \"a\": 1 \"b\": 2 }", "1:9: error: expected \",\" here"),
      ("{ \"a\": { \"b\": 1 }\n\n  \"c\": 2 }", "1:18: error: expected \",\" here"),
      ("[1,, 3]", "1:4: error: expected a value or \"]\", found \",\""),
      ("{'a': 1}", "1:2: error: strings are written in double quotes"),
      ("{a: 1}", "1:2: error: keys are written in double quotes"),
      ("[-Infinity]", "1:3: error: expected a digit after \"-\", found \"I\""),
      ("[NaN]", "1:2: error: JSON has no number \"NaN\""),
      ("[True]", "1:2: error: unknown word \"True\", did you mean \"true\"?"),
      ("[red]", "1:2: error: unknown word \"red\"; text is written in double quotes"),
      ("{\"a\": \"open\n}", "1:7: error: this string isn't closed on its line"),
      ("[\"a\tb\"]", "1:4: error: a tab in a string is written \"\\t\""),
      ("[\"\\q\"]", "1:3: error: unknown escape; a backslash itself is written \"\\\\\""),
      ("[\"\\u12\"]", "1:3: error: \"\\u\" needs four hexadecimal digits"),
      ("[\"\\ud800x\"]", "1:3: error: half of a surrogate pair stands for no character"),
      ("[01]", "1:2: error: numbers have no leading zeros"),
      ("[+1]", "1:2: error: numbers have no plus sign"),
      ("[.5]", "1:2: error: a number needs a digit before its point"),
      ("[5.]", "1:2: error: a number needs a digit after its point"),
      ("[0x10]", "1:2: error: numbers are written in decimal"),
      ("[10px]", "1:2: error: a number ends before \"px\""),
      ("[1e999]", "1:2: error: this number is too large; the largest is about 1.8e308"),
      ("{} {}", "1:4: error: the document ended before \"{\""),
      ("{\"a\" 1}", "1:6: error: expected \":\" after the key, found \"1\""),
      ("{\"a\"= 1}", "1:5: error: expected \":\" after the key, found \"=\""),
      ("{\"a\":}", "1:6: error: expected a value after \":\", found \"}\""),
      ("{,}", "1:2: error: expected a key in double quotes or \"}\", found \",\""),
      ("/* abc", "1:1: error: this comment isn't closed"),
      ("[\u{7}]", "1:2: error: expected a value or \"]\", found the control character U+0007"),
    ])
  func message(text: String, expected: String) {
    #expect(headlines(text) == ["s.json:" + expected])
  }

  @Test("a second key and an early end point back to where it began")
  func notes() {
    #expect(
      report("{\"a\": 1,\n \"b\": [1,\n  {\"a\": 3}") == """
        s.json:3:10: error: expected "]", found the end of the file
            3 |   {"a": 3}
              |          ^
        s.json:2:7: note: the array starts here
            2 |  "b": [1,
              |       ^

        """)
    #expect(
      headlines("{\"a\": 1,\n \"\\u0061\": 3}") == [
        "s.json:2:2: error: the key \"a\" is here a second time",
        "s.json:1:2: note: the first one is here",
      ])
  }

  @Test("reading goes on after a mistake whose meaning is plain")
  func recovery() {
    let text = "{ a: 'x', \"b\": [1 2, 03, NaN, \"\\q\"] \"c\": Null, }"
    #expect(headlines(text).count == 8)
  }

  @Test("columns count characters, and tabs and control characters are shown")
  func columns() {
    #expect(
      report("{\n\t{ \"é👩‍👩‍👧\u{1B}\": 漢 }") == """
        s.json:2:2: error: expected a key in double quotes or "}", found "{"
            2 |     { "é👩‍👩‍👧␛": 漢 }
              |     ^

        """)
    #expect(
      report("[\"é👩‍👩‍👧\", 漢]") == """
        s.json:1:8: error: expected a value or "]", found "漢"
            1 | ["é👩‍👩‍👧", 漢]
              |         ^^

        """)
  }

  @Test("a long line is shown around the mistake")
  func longLines() {
    let numbers = String(repeating: "1234567890, ", count: 5000)
    let lines = report("[\(numbers)x, \(numbers)0]").split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("s.json:1:60002: error"))
    #expect(lines[1].contains("0, x, 1"))
    #expect(lines.allSatisfy { $0.count <= SourceExcerpt.width + 12 })
  }

  @Test("at most fifty errors are kept, the others counted")
  func limit() {
    let text = "[" + String(repeating: "01,", count: 62) + "]"
    #expect(headlines(text).filter { $0.contains("leading zeros") }.count == 50)
    #expect(report(text).hasSuffix("s.json: and 12 more errors\n"))
  }

  @Test("a hundred thousand brackets are an error")
  func depth() {
    let expected = ["s.json:1:257: error: more than 256 arrays and objects inside one another"]
    #expect(headlines(String(repeating: "[", count: 100_000)) == expected)
    #expect(
      headlines(String(repeating: "[", count: 256) + String(repeating: "]", count: 256)) == [])
  }

  @Test("bytes that aren't UTF-8 are refused where they stand")
  func encoding() {
    func headline(_ bytes: [UInt8]) -> String {
      let source = SourceText(name: "s.json", bytes: bytes)
      return String(JSONReader.read(source).diagnostics.description.prefix { $0 != "\n" })
    }
    #expect(
      headline([0x5B, 0x0A, 0x22, 0xC0, 0x80])
        == "s.json:2:2: error: byte 0xC0 is not UTF-8; save the file as UTF-8")
    #expect(
      headline([0xFF, 0xFE, 0x5B, 0])
        == "s.json:1:1: error: the file is in UTF-16; save it as UTF-8")
  }

  @Test("no damage to a document crashes the reader, and what it rejects it explains")
  func damage() {
    var random = SeededRandom(seed: 1)
    let text = Array(
      "{\"a\": [1, -2.5e3, \"x\\n\\u00e9\"], // c\n \"b\": {\"c\": null, \"d\": true,}}".utf8)
    for _ in 0..<20_000 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = bytes.indices.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(text.randomElement(using: &random) ?? 0, at: place)
        default: bytes[place] = .random(in: 0...255, using: &random)
        }
      }
      let result = JSONReader.read(SourceText(name: "s.json", bytes: bytes))
      #expect(result.tree != nil || result.diagnostics.hasErrors)
      #expect(result.diagnostics.description.isEmpty != result.diagnostics.hasErrors)
    }
  }
}
