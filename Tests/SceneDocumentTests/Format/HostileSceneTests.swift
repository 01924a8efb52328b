import TestSupport
import Testing

@testable import SceneDocument

@Suite("Hostile scenes")
struct HostileSceneTests {
  private static let whole = """
    { "size": [640, 360], "fps": 60, "duration": 3, "background": "#101418", "loop": 2,
      "state": { "open": false, "n": 3, "tint": "#f00", "p": { "x": 1, "y": 2 }, "l": [1, 2] },
      "components": { "Petal": { "parameters": { "angle": 0 }, "body": {
        "capsule": {}, "modifiers": [{ "fill": "= tint" }, { "rotationEffect": "= angle" }] } } },
      "body": { "zstack": { "alignment": "top", "content": [
        { "forEach": { "count": "= n", "as": "i", "content": [{ "Petal": { "angle": "= i * 30" } }] } },
        { "path": { "data": "M0 0L9 0L5 8Z", "viewBox": [0, 0, 9, 9] }, "modifiers": [
          { "frame": { "width": 20, "height": "= l[0] * 10" } }, { "offset": "= p * 2" },
          { "animation": { "curve": { "spring": { "bounce": 0.2 } }, "value": "= open" } }] }] } },
      "script": [{ "at": 0.5, "set": { "open": true, "n": "= n + 1" }, "animation": "bouncy" },
        { "after": 0.2, "set": { "tint": "blue" }, "animation": { "easeInOut": { "delay": 1 } } }] }
    """

  @Test("the scene that is damaged below is right")
  func whole() throws { _ = try scene(Self.whole) }

  @Test("no damage to a scene crashes the reader, and what it rejects it explains")
  func damage() {
    var random = SeededRandom(seed: 11)
    let tokens = tokens(of: Self.whole)
    for _ in 0..<1500 {
      var damaged = tokens
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: damaged[place] = tokens.randomElement(using: &random) ?? ""
        case 1:
          damaged[place] =
            ["null", "-1e300", "{}", "[]", "\"= 1/0\"", "\"\""].randomElement(using: &random) ?? ""
        default: damaged.swapAt(place, Int.random(in: 0..<damaged.count, using: &random))
        }
      }
      let source = SourceText(name: "s.json", text: damaged.joined(separator: " "))
      do throws(DiagnosticList) {
        _ = try SceneReader.read(source)
      } catch {
        #expect(error.hasErrors && !error.description.isEmpty)
      }
    }
  }

  /// The words of a document: strings, numbers, punctuation.
  private func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var current = ""
    var inString = false
    for character in text {
      if inString || !(character.isWhitespace || "{}[]:,\"".contains(character)) {
        current.append(character)
        if character == "\"" {
          tokens.append(current)
          (current, inString) = ("", false)
        }
        continue
      }
      if !current.isEmpty { tokens.append(current) }
      current = ""
      if character == "\"" {
        (current, inString) = ("\"", true)
      } else if !character.isWhitespace {
        tokens.append(String(character))
      }
    }
    return tokens
  }

  @Test("components inside one another end at a limit, in whichever order they are used")
  func chains() {
    func chain(_ count: Int, _ body: String) -> String {
      let links = (0..<count).map { "\"C\($0)\": { \"body\": { \"C\($0 + 1)\": {} } }, " }
      return
        "{ \"components\": { \(links.joined())\"C\(count)\": { \"body\": { \"circle\": {} } } }, "
        + "\"body\": \(body) }"
    }
    let message = "error: more than 256 views inside one another"
    #expect(headlines(chain(200, "{ \"C0\": {} }")).isEmpty)
    let deep = headlines(chain(400, "{ \"C0\": {} }"))
    #expect(deep.count == 1 && deep.allSatisfy { $0.hasSuffix(message) }, "\(deep)")
    #expect(headlines(chain(3000, "{ \"C0\": {} }")).contains { $0.hasSuffix(message) })
    let backwards = (0...3000).reversed().map { "{ \"C\($0)\": {} }" }.joined(separator: ", ")
    let messages = headlines(chain(3000, "{ \"group\": [\(backwards)] }"))
    #expect(messages.contains { $0.hasSuffix(message) })
  }

  @Test("groups inside one another end at the depth limit, not in a crash")
  func nesting() {
    func nested(_ count: Int) -> String {
      "{ \"body\": " + String(repeating: "{ \"group\": [", count: count) + "{ \"circle\": {} }"
        + String(repeating: "] }", count: count) + " }"
    }
    #expect(headlines(nested(100)) == [])
    #expect(
      headlines(nested(1000)) == [
        "1:1546: error: more than 256 arrays and objects inside one another"
      ])
  }
}
