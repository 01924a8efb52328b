import Testing

@testable import Motion

@Suite("Suggestions for misspelt names")
struct SuggestionTests {
  private let names = ["color", "width", "height", "opacity", "scaleEffect", "rotationEffect", "x"]

  @Test(
    "the nearest name is suggested when it is near",
    arguments: [
      ("colour", "color"), ("Width", "width"), ("heigth", "height"), ("opactiy", "opacity"),
      ("scale", "scaleEffect"), ("rotation", "rotationEffect"), ("rotateEffect", "rotationEffect"),
    ])
  func near(misspelt: String, expected: String) {
    #expect(Suggestion.nearest(to: misspelt, among: names) == expected)
  }

  @Test("nothing is suggested for what is far from every name", arguments: ["y", "blur", "", "co"])
  func far(misspelt: String) {
    #expect(Suggestion.nearest(to: misspelt, among: names) == nil)
  }

  @Test("swapping neighbours is one edit")
  func swap() {
    func distance(_ first: String, _ second: String) -> Int {
      Suggestion.editDistance(Array(first.unicodeScalars), Array(second.unicodeScalars))
    }
    #expect(distance("ab", "ba") == 1)
    #expect(distance("kitten", "sitting") == 3)
    #expect(distance("", "abc") == 3)
    #expect(distance("ca", "abc") == 3)
  }
}
