import TestSupport
import Testing

@testable import SceneDocument

@Suite("The look at all states of a scene")
struct SurveyTests {
  private func messages(_ view: String, state: String = "\"n\": 1, \"on\": false") -> [String] {
    let text = """
      { "state": { \(state) },
        "components": { "Dot": { "parameters": { "size": 1 }, "body": {
          "circle": {}, "modifiers": [{ "frame": { "width": "= size", "height": 1 } }] } } },
        "script": [{ "at": 1, "set": { "n": 2, "on": true } }, { "at": 2, "set": { "n": 9 } }],
        "body": \(view) }
      """
    return report(text).split(separator: "\n")
      .filter { $0.contains(": error:") || $0.contains("as the script has it") }
      .map { String($0.drop { $0 != " " }.drop { $0 == " " }) }
  }

  private let tooSmall = "error: expected at least 0, found -1"

  @Test("a component's value that goes wrong in one state is found, in whichever use")
  func components() {
    let uses = "{ \"zstack\": [{ \"Dot\": \"= 9 - n\" }, { \"Dot\": \"= 8 - n\" }] }"
    #expect(messages(uses) == [tooSmall, "= at 2 s, as the script has it"])
    #expect(messages("{ \"Dot\": \"= 9 - n\" }").isEmpty)
  }

  @Test("what a condition hides in the state in which it would be wrong is no mistake")
  func conditions() {
    let view = "{ \"Dot\": \"= 8 - n\" }"
    let hidden = "{ \"if\": { \"condition\": \"= n < 9\", \"then\": [\(view)] } }"
    let shown = "{ \"if\": { \"condition\": \"= on\", \"then\": [\(view)] } }"
    #expect(messages(hidden).isEmpty)
    #expect(messages(shown) == [tooSmall, "= at 2 s, as the script has it"])
  }

  @Test("the rounds of a loop are looked at when one of them may be wrong")
  func loops() {
    func loop(_ source: String, _ size: String) -> String {
      "{ \"forEach\": { \(source), \"content\": [{ \"Dot\": \"= \(size)\" }] } }"
    }
    #expect(messages(loop("\"count\": 5", "4 - i")).isEmpty)
    #expect(messages(loop("\"count\": 6", "4 - i")) == [tooSmall])
    #expect(messages(loop("\"in\": [3, 7, 8]", "7 - i")) == [tooSmall])
    #expect(
      messages(loop("\"count\": \"= n\"", "7 - i")) == [
        tooSmall, "= at 2 s, as the script has it",
      ])
    #expect(messages(loop("\"in\": \"= range(n)\"", "7 - i")).count == 2)
    #expect(messages(loop("\"in\": [3, 7], \"index\": \"k\"", "-k")) == [tooSmall])
  }

  @Test("phases and keyframes are looked at with their first values and the state")
  func animators() {
    let dot = "\"content\": [{ \"Dot\": \"= 10 - v - n\" }]"
    func phases(_ list: String) -> String {
      "{ \"phases\": { \"in\": \(list), \"as\": \"v\", \"trigger\": \"= n\", \(dot) } }"
    }
    #expect(messages(phases("[0, 1]")).isEmpty)
    #expect(messages(phases("[0, 2]")) == [tooSmall, "= at 2 s, as the script has it"])
    let tracks =
      "\"tracks\": { \"v\": { \"from\": \"= n - 7\", \"keyframes\": [{ \"move\": { \"to\": 0 } }] } }"
    #expect(
      messages("{ \"keyframes\": { \"trigger\": \"= n\", \(tracks), \(dot) } }")
        == [tooSmall, "= at 2 s, as the script has it"])
  }

  @Test("says the same whether or not it is found out beforehand what can't go wrong")
  func planning() throws {
    var random = SeededRandom(seed: 5)
    var wrong = 0
    for _ in 0..<400 {
      let text = RandomScene(&random).text
      let (planned, plain) = try (found(text, room: 100_000), found(text, room: 0))
      #expect(planned == plain, "\(text)")
      if planned.contains("error") { wrong += 1 }
    }
    #expect(wrong > 100 && wrong < 390)
  }

  /// What the look at a scene's states finds.
  private func found(_ text: String, room: Int) throws -> String {
    let source = SourceText(name: "s.json", text: text)
    let tree = try #require(JSONReader.read(source).tree)
    let reading = DocumentReading(diagnostics: DiagnosticList(source: source))
    let scene = reading.scene(tree.root, SceneSettings())
    try #require(!reading.diagnostics.hasErrors, "\(reading.diagnostics)")
    reading.survey(scene, room: room)
    return reading.diagnostics.description
  }

  @Test("components that double one another are counted, not followed without end")
  func doubling() {
    let doubles = (0..<40).map {
      "\"C\($0)\": { \"body\": { \"zstack\": [{ \"C\($0 + 1)\": {} }, { \"C\($0 + 1)\": {} }] } }"
    }
    let text = """
      { "components": { \(doubles.joined(separator: ", ")), "C40": { "body": { "circle": {} } } },
        "body": { "C0": {} } }
      """
    #expect(
      headlines(text).map { $0.drop { $0 != "t" } } == ["the scene shows more than 100000 views"])
  }
}

/// A scene whose values may go wrong in some of its states.
private struct RandomScene {
  let text: String

  init(_ random: inout SeededRandom) {
    let steps = (1...4).map { time in
      let number = ["3", "-2", "= n * 2", "= n - 5", "= 1 / (n - 3)"].randomElement(using: &random)
      let flag = Bool.random(using: &random)
      return "{ \"at\": \(time), \"set\": { \"n\": \"\(number ?? "")\", \"on\": \(flag) } }"
        .replacing("\"3\"", with: "3").replacing("\"-2\"", with: "-2")
    }
    text = """
      { "state": { "n": 1, "on": false },
        "components": { "Dot": { "parameters": { "size": 1 }, "body": {
          "circle": {}, "modifiers": [{ "frame": { "width": "= size" } }] } } },
        "script": [\(steps.joined(separator: ", "))],
        "body": { "zstack": [\(Self.view(3, "n", &random)), \(Self.view(2, "n", &random))] } }
      """
  }

  private static func view(_ depth: Int, _ name: String, _ random: inout SeededRandom) -> String {
    let numbers = [
      "n + 2", "abs(n)", "clamp(n, 0, 1)", "n * \(name)", "4 - \(name)", "on ? n : 1",
      "\(name) % 3",
      "sin(n) + 1", "max(n, \(name)) / 4", "sqrt(n)", "mix(0, 1, \(name) / 9)",
      "[1, 2, -1][\(name)]",
    ]
    let number = numbers.randomElement(using: &random) ?? "1"
    guard depth > 0 else { return "{ \"Dot\": \"= \(number)\" }" }
    let inner = view(depth - 1, name, &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let shown = "\"condition\": \"= (\(number)) > 1\", \"then\": [\(inner)]"
      return "{ \"if\": { \(shown), \"else\": [\(view(depth - 1, name, &random))] } }"
    case 1:
      let loop = view(depth - 1, "i", &random)
      return "{ \"forEach\": { \"count\": \"= clamp(n, 0, 6)\", \"content\": [\(loop)] } }"
    case 2:
      let loop = view(depth - 1, "k", &random)
      return "{ \"forEach\": { \"in\": [2, 0, 5], \"as\": \"k\", \"content\": [\(loop)] } }"
    case 3:
      let modifier = "{ \"opacity\": \"= \(number)\" }"
      return "{ \"group\": [\(inner)], \"modifiers\": [\(modifier)] }"
    case 4:
      let overlay = "{ \"overlay\": [\(inner)] }"
      let color = "{ \"fill\": \"= rgb(\(number), 0, 0)\" }"
      return "{ \"rectangle\": {}, \"modifiers\": [\(color), \(overlay)] }"
    default: return "{ \"hstack\": [\(inner), { \"Dot\": \"= \(number)\" }] }"
    }
  }
}
