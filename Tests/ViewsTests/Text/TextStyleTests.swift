import Drawing
import Geometry
import Testing
import Typography

@testable import Views

@Suite("Text styles")
struct TextStyleTests {
  private func fonts(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in })
    -> [FontDescription]
  {
    var environment = EnvironmentValues()
    change(&environment)
    return TextContent(text.pieces, in: environment).text.runs.map(\.font)
  }

  @Test("what is said nearest to the letters counts")
  func precedence() {
    #expect(fonts(Text("a").font(.caption).font(.title)).map(\.size) == [12])
    #expect(fonts(Text("a").font(.caption)) { $0.font = .title }.map(\.size) == [12])
    #expect(fonts(Text("a")) { $0.font = .title }.map(\.size) == [28])
    #expect(fonts(Text("a").bold().font(.title)).map(\.weight) == [.bold])
    #expect(fonts(Text("a")) { $0.font = .headline }.map(\.weight) == [.semibold])
  }

  @Test("texts that are joined keep their own styles and share what is said about all")
  func joining() {
    let text = (Text("a").bold() + Text("b").italic()).font(.title)
    let found = fonts(text)
    #expect(found.map(\.weight) == [.bold, .regular])
    #expect(found.map(\.isItalic) == [false, true])
    #expect(found.map(\.size) == [28, 28])
  }

  @Test("designs and features reach the font")
  func designs() {
    #expect(fonts(Text("a").monospaced())[0].family == .monospaced)
    #expect(fonts(Text("a").font(.system(.body, design: .monospaced)))[0].family == .monospaced)
    #expect(fonts(Text("a").monospacedDigit())[0].features == [.monospacedDigits])
    #expect(fonts(Text("a").font(.custom("Lato", size: 9)))[0].family == .named("Lato"))
  }

  @Test("letters are painted with their own style, else with the surroundings'")
  func colours() {
    let drawn = textStage {
      (Text("a").foregroundStyle(.red) + Text("b")).foregroundStyle(Color.Resolved.white)
    }.drawing(at: 0).glyphs
    let red = Color.red.resolve(in: EnvironmentValues())
    #expect(drawn.map(\.paint) == [.color(red), .color(.white)])
  }

  @Test("Markdown in literals is emphasis; elsewhere it stands for itself")
  func markdown() {
    func weights(_ key: LocalizedStringKey) -> [String] {
      key.pieces.map {
        "\($0.text)|\($0.attributes.weight == .bold)|\($0.attributes.isItalic == true)"
      }
    }
    #expect(
      weights("a **b** *c*") == ["a |false|false", "b|true|false", " |false|false", "c|false|true"])
    #expect(weights("2 * 3 * 4 ** 5") == ["2 * 3 * 4 ** 5|false|false"])
    #expect(weights("snake_case_name *x") == ["snake_case_name *x|false|false"])
    #expect(weights("\\*a\\*") == ["*a*|false|false"])
    #expect(weights("**\("*1*")**") == ["*1*|true|false"])
    #expect(Text(verbatim: "**a**").pieces.map(\.text) == ["**a**"])
    let text: Substring = "**a**"
    #expect(Text(text).pieces.map(\.text) == ["**a**"])
  }

  @Test("a character without a font is a box of some width and one remark with the place")
  func missingCharacters() {
    let stage = textStage { VStack { Text("a\u{F8FF}b\u{F8FF}") } }
    let drawn = stage.drawing(at: 0).glyphs
    #expect(drawn.reduce(0) { $0 + $1.count } == 4)
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.view == "VStack > Text")
    _ = stage.drawing(at: 1)
    #expect(stage.diagnostics.count == 1)
  }

  @Test("a family that is missing is remarked on and set in Inter")
  func missingFamily() {
    let stage = textStage { Text("a").font(.custom("No Such Family", size: 20)) }
    #expect(stage.drawing(at: 0).glyphs.count == 1)
    #expect(
      stage.diagnostics.map(\.message) == [FontWarning.unknownFamily("No Such Family").description])
  }

  @Test("lines under and through letters are as long as these are drawn")
  func rules() {
    let width = Paragraph(StyledText("abc"), library: .embedded).idealSize.width
    let drawn = textStage { Text("abc").tracking(0).underline().strikethrough() }.drawing(at: 0)
    #expect(drawn.frames.count == 2)
    #expect(drawn.frames.allSatisfy { abs($0.width - width) < 1e-9 })
    #expect(drawn.frames[0].minY > drawn.frames[1].minY)
  }
}
