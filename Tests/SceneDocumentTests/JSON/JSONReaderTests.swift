import TestSupport
import Testing

@testable import SceneDocument

@Suite("The JSON reader")
struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue {
    let result = JSONReader.read(SourceText(name: "s.json", text: text))
    #expect(!result.diagnostics.hasErrors, "\(result.diagnostics)")
    return try #require(result.tree).root
  }

  @Test("values keep their content and their place")
  func values() throws {
    let root = try read("{ \"a\": [1, true, null, \"x\"], /* b */ \"c\": {}, }")
    #expect(root.members.map(\.name) == ["a", "c"])
    #expect(
      root.members[0].value.elements.map(\.content) == [
        .number(1), .boolean(true), .null, .string("x"),
      ])
    #expect(root.members[0].value.range == 7..<27)
    #expect(root.members[1].key.range == 37..<40)
    #expect(root.members[1].value.members.isEmpty)
  }

  @Test("numbers are rounded as the standard library rounds them")
  func numbers() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      let digits = "\(random.next())".prefix(Int.random(in: 1...20, using: &random))
      let exponent = Int.random(in: -40...40, using: &random)
      for text in ["\(number)", "-\(digits)e\(exponent)", "0.000\(digits)", "\(digits).5"] {
        let zeros = text.hasPrefix("0") && !text.hasPrefix("0.")
        if !zeros { #expect(try read(text).content == .number(#require(Double(text)))) }
      }
    }
  }

  @Test("escapes are resolved and their source bytes found again")
  func escapes() throws {
    let string = try #require(read(#""a\n\u00e9\ud83d\ude00\/z""#).string)
    #expect(string.text == "a\né😀/z")
    #expect(string.sourceRange(ofUTF8: 0..<1) == 1..<2)
    #expect(string.sourceRange(ofUTF8: 2..<4) == 4..<10)
    #expect(string.sourceRange(ofUTF8: 4..<8) == 10..<22)
    #expect(string.sourceRange(ofUTF8: 9..<10) == 24..<25)
  }

  @Test("a byte order mark is passed")
  func mark() throws { #expect(try read("\u{FEFF}[1]").elements.count == 1) }
}
