import Testing
import Views

@testable import SceneDocument

@Suite("Sounds of touches and typing in documents")
struct EventSoundTests {
  private func document(_ sounds: String) -> String {
    "{ \"state\": { \"loud\": true }, \"body\": { \"circle\": {} }, \"eventSounds\": \(sounds) }"
  }

  private func sounds(_ text: String) throws -> EventSounds? {
    try scene(document(text)).film.eventSounds
  }

  @Test("are none unless they are asked for, and then clicks and sounds of keys")
  func switched() throws {
    #expect(try scene("{ \"body\": { \"circle\": {} } }").film.eventSounds == nil)
    #expect(try sounds("false") == nil && sounds("\"= !loud\"") == nil)
    for text in ["true", "\"= loud\"", "{}", "{ \"touch\": true, \"key\": true }"] {
      #expect(try sounds(text) == .standard)
    }
  }

  @Test("may be left out one by one, be files, and have a volume")
  func keys() throws {
    #expect(try sounds("{ \"key\": false }") == EventSounds(key: nil))
    #expect(
      try sounds("{ \"touch\": \"= !loud\", \"volume\": 2 }") == EventSounds(touch: nil, volume: 2))
    #expect(
      try sounds("{ \"touch\": \"tone.wav\", \"key\": \"./sounds/../tone.wav\" }")
        == EventSounds(touch: .file(path: "tone.wav"), key: .file(path: "tone.wav")))
    #expect(try sounds("{ \"volume\": \"= loud ? 0.5 : 200\" }")?.volume == 0.5)
  }

  @Test("are of the film as it is typed and touched in the document")
  func events() throws {
    let text = """
      { "size": [200, 100], "state": { "typed": 0 }, "eventSounds": true,
        "body": { "vstack": [
          { "text": "ab", "modifiers": [ { "typewriter": { "progress": "= typed" } } ] },
          { "circle": {}, "modifiers": [ { "name": "button" }, { "onTap": {
            "set": { "typed": 1 }, "animation": { "linear": { "duration": 1 } } } } ] } ] },
        "script": [ { "at": 0.5, "tap": "button" } ] }
      """
    let events = try scene(text).film.inputEvents()
    #expect(events.map(\.kind) == [.touchBegan, .touchEnded, .letter, .letter])
    for (event, time) in zip(events, [0.5, 0.6, 1.1, 1.6]) {
      #expect(abs(event.time - time) < 1e-7)
    }
  }

  @Test(
    "are refused when they are none",
    arguments: [
      (
        "3",
        "expected true, false or an object of keys such as \"touch\" for \"eventSounds\", found 3"
      ),
      (
        "\"yes\"",
        "expected true, false or an object of keys such as \"touch\" for \"eventSounds\", found a string"
      ),
      (
        "[]",
        "expected true, false or an object of keys such as \"touch\" for \"eventSounds\", found a list"
      ),
      ("{ \"touch\": 3 }", "expected true, false or the name of a file for \"touch\", found 3"),
      ("{ \"key\": \"gone.wav\" }", "cannot read \"gone.wav\": there is no such file"),
      ("{ \"keys\": true }", "unknown key \"keys\", did you mean \"key\"?"),
      ("{ \"volume\": -1 }", "expected at least 0 for \"volume\", found -1"),
      ("{ \"volume\": \"= loud ? 11 : 1\" }", "expected at most 10, found 11"),
    ])
  func wrong(sounds: String, message: String) {
    let messages = headlines(document(sounds))
    #expect(messages.count == 1 && messages[0].hasSuffix("error: " + message), "\(messages)")
  }
}
