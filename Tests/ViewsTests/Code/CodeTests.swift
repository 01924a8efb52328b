import Drawing
import Geometry
import TestSupport
import Testing

@testable import Views

@Suite("Code")
struct CodeTests {
  @Test("the pieces of code are the code, whatever it is", arguments: CodeLanguage.allCases)
  func complete(language: CodeLanguage) {
    var random = SeededRandom(seed: 11)
    let scraps = [
      "\"", "'", "`", "\\", "/*", "*/", "//", "<", ">", "<!--", "-->", "&amp", ";", "#", "@", "$x",
      " ", "\n", "\r\n", "\t", "let", "Name", "1.5e", "+", "0xF", ".", "(", "}", "é", "👩‍🚀", "\"\"\"",
    ]
    for _ in 0..<300 {
      let count = Int.random(in: 0..<20, using: &random)
      let code = (0..<count).map { _ in scraps.randomElement(using: &random) ?? "" }.joined()
      let tokens = language.tokens(of: code)
      #expect(tokens.map(\.text).joined() == code)
      #expect(tokens.allSatisfy { !$0.text.isEmpty })
    }
  }

  @Test(
    "words are what they are in their language",
    arguments: [
      (
        CodeLanguage.swift, "let name: Int = call(1.5) // end",
        [
          "let": "keyword", "name": "plain", "Int": "type", "call": "function", "1.5": "number",
          "// end": "comment",
        ]
      ),
      (.swift, "@State var a = \"x \\\" y\"", ["@State": "keyword", "\"x \\\" y\"": "string"]),
      (
        .json, "{\"a\": true, \"b\": \"c\"}",
        ["\"a\"": "property", "true": "keyword", "\"c\"": "string"]
      ),
      (
        .javascript, "const f = async () => `a${b}`",
        ["const": "keyword", "async": "keyword", "`a${b}`": "string"]
      ),
      (.typescript, "interface A { b: number }", ["interface": "keyword", "number": "type"]),
      (.python, "def f(x): # note", ["def": "keyword", "f": "function", "# note": "comment"]),
      (
        .html, "<a href=\"b\">&lt;</a>",
        ["a": "tag", "href": "property", "\"b\"": "string", "&lt;": "number"]
      ),
      (.css, ".a { font-size: 1.5em; }", ["font-size": "property", "1.5em": "number"]),
      (.shell, "echo $HOME # note", ["echo": "type", "$HOME": "variable", "# note": "comment"]),
    ])
  func kinds(language: CodeLanguage, code: String, expected: [String: String]) {
    let tokens = language.tokens(of: code)
    for (text, kind) in expected {
      #expect(tokens.first { $0.text == text }?.kind.rawValue == kind, "\(text) in \(tokens)")
    }
  }

  @Test("a string that isn't closed ends with its line, unless it may span lines")
  func open() {
    let line = CodeLanguage.swift.tokens(of: "\"a\nlet")
    #expect(line.map(\.text) == ["\"a", "\n", "let"])
    let block = CodeLanguage.python.tokens(of: "\"\"\"a\nb")
    #expect(block.map(\.kind) == [.string])
  }

  @Test("lines are numbered, as many as there are")
  func numbers() {
    func count(_ hasNumbers: Bool) -> Int {
      textStage { CodeView("a\nb\n\nd", language: .plain).lineNumbers(hasNumbers) }
        .drawing(at: 0).glyphs.reduce(0) { $0 + $1.count }
    }
    #expect(count(false) == 3 && count(true) == 7)
  }

  @Test("the theme follows the surroundings unless one is set")
  func themes() {
    func paint(_ scheme: ColorScheme, _ theme: CodeTheme?) -> Paint? {
      textStage { CodeView("a", language: .plain).theme(theme).colorScheme(scheme) }
        .drawing(at: 0).glyphs.first?.paint
    }
    #expect(paint(.dark, nil) == paint(.light, .dark))
    #expect(paint(.light, nil) == paint(.dark, .light) && paint(.dark, nil) != paint(.light, nil))
  }

  @Test("from one version to the next what is kept travels, the rest fades")
  func versions() {
    let half = glyphs(at: 0.5) {
      CodeView($0 < 0.5 ? "let a = 1" : "let longer = 1", language: .swift)
    }
    #expect(half.filter { $0.opacity == 1 }.reduce(0) { $0 + $1.count } == 5)
    #expect(half.filter { $0.opacity == 0.5 }.map(\.count).sorted() == [1, 6])
  }
}
