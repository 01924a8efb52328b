import Drawing
import Foundation
import TestSupport
import Testing

@Suite("CSS colours")
struct CSSColorTests {
  @Test(
    "each notation is read",
    arguments: [
      ("#f00", [255, 0, 0, 255]), ("#F008", [255, 0, 0, 136]), ("#10a0Ff", [16, 160, 255, 255]),
      ("#10a0ff80", [16, 160, 255, 128]), ("red", [255, 0, 0, 255]),
      (" RebeccaPurple ", [102, 51, 153, 255]), ("transparent", [0, 0, 0, 0]),
      ("rgb(1, 2, 3)", [1, 2, 3, 255]), ("rgb(1 2 3 / 50%)", [1, 2, 3, 128]),
      ("rgba(10%,20%,30%,.2)", [26, 51, 77, 51]), ("rgb(1e2 0 0)", [100, 0, 0, 255]),
      ("hsl(240, 100%, 50%)", [0, 0, 255, 255]), ("hsl(-120deg 100% 50%)", [0, 0, 255, 255]),
      ("hsl(0 0% 50%)", [128, 128, 128, 255]), ("hwb(120 0% 0%)", [0, 255, 0, 255]),
      ("hwb(0 60% 60%)", [128, 128, 128, 255]), ("hwb(200 20% 40% / .5)", [51, 119, 153, 128]),
    ] as [(String, [UInt8])])
  func notations(css: String, bytes: [UInt8]) throws {
    let color = try #require(Color.Resolved(css: css))
    #expect((0..<4).map { color.rgba8[$0] } == bytes)
  }

  @Test(
    "what is no colour is refused",
    arguments: [
      "", "#", "#12", "#12345", "#ggg", "#fg00", "# fff", "reddish", "red(0, 0, 0)", "rgb", "rgb()",
      "rgb(1, 2)", "rgb(1 2)", "rgb(1, 2, 3, 4, 5)", "rgb(1px, 2, 3)", "rgb(1 2 3) x",
      "hwb(0, 0%, 0%)",
      "hsl(1foo 0% 0%)", "rgb(1. 2 3)", "rgb(nan 0 0)", "rgb(\u{0}0 0 0)", "rouge é", "rgb(1/2/3)",
    ])
  func refused(css: String) {
    #expect(Color.Resolved(css: css) == nil)
  }

  @Test("named colours have the bytes of the table")
  func names() {
    // Spot checks from the table of CSS Color Module Level 4, §6.1.
    let expected = ["aliceblue": "#f0f8ff", "slategrey": "#708090", "yellowgreen": "#9acd32"]
    for (name, hexadecimal) in expected {
      #expect(Color.Resolved(css: name)?.description == hexadecimal)
    }
  }

  struct Case: Decodable {
    var name: String
    var css: String
    var rgba: [Double]?
  }

  static let corpus = ConformanceCorpus.files(of: "canvas", ext: "json")
    .first { $0.lastPathComponent == "colors.json" }

  @Test(
    "the colour strings of the canvas suite are read as browsers do",
    .enabled(if: corpus != nil, "needs ../shared/corpora or ANIMATE_CORPORA"))
  func canvasSuite() throws {
    let file = try #require(Self.corpus)
    let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
    #expect(!cases.isEmpty)
    for test in cases {
      let color = Color.Resolved(css: test.css)
      guard let rgba = test.rgba, let color else {
        #expect((color == nil) == (test.rgba == nil), "\(test.name): \(test.css)")
        continue
      }
      let components = [color.red, color.green, color.blue, color.opacity]
      for (component, level) in zip(components, rgba) {
        #expect(abs(component * 255 - level) < 1, "\(test.name): \(test.css)")
      }
    }
  }
}
