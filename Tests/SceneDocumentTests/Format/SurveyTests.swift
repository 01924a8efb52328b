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
