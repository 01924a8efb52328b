import Motion
import SceneDocument
import Testing

@Suite("An animation read by itself")
struct SceneReaderAnimationTests {
  private func read(_ text: String) throws(DiagnosticList) -> Animation? {
    try SceneReader.animation(SourceText(name: "text", text: text))
  }

  @Test("is the one that a script's step would have")
  func animations() throws {
    #expect(try read(#""bouncy""#) == .bouncy)
    #expect(
      try read(#"{ "easeInOut": { "duration": "= 3 / 5", "delay": 0.2 } }"#)
        == .easeInOut(duration: 0.6).delay(0.2))
    #expect(try read(#""none""#) == nil)
  }

  @Test(
    "is refused with the places of its mistakes",
    arguments: [
      "", "{", "3", #""bounzy""#, #"{ "linear": { "duration": -1 } }"#,
      #"{ "linear": { "duration": "= 0 / 0" } }"#, #"{ "linear": { "duration": "= time" } }"#,
    ])
  func mistakes(_ text: String) {
    let mistakes = #expect(throws: DiagnosticList.self) { try read(text) }
    #expect(mistakes?.hasErrors == true)
  }
}
