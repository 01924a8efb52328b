import Drawing
import Testing
import Views

@testable import SceneDocument

@Suite("Sounds of documents")
struct SoundTests {
  private func document(_ audio: String, _ state: String = "{ \"open\": true }") -> String {
    "{ \"state\": \(state), \"body\": { \"circle\": {} }, \"audio\": \(audio) }"
  }

  @Test("have all that can be said of a track")
  func keys() throws {
    let text = """
      [{ "file": "tone.wav", "at": -2, "from": 1.5, "duration": 8, "volume": 0.6, "fadeIn": 0.5,
         "fadeOut": 1, "loop": true }]
      """
    var expected = SceneSound(path: "tone.wav")
    (expected.start, expected.range, expected.volume) = (-2, 1.5...9.5, 0.6)
    (expected.fadeIn, expected.fadeOut, expected.isLooped) = (0.5, 1, true)
    #expect(try scene(document(text)).soundtrack == [expected])
  }

  @Test("are whole files from the start on when nothing else is said")
  func defaults() throws {
    let sound = SceneSound(path: "tone.wav")
    #expect(sound.range == 0...(.infinity) && sound.volume == 1 && !sound.isLooped)
    let text = "[\"tone.wav\", { \"file\": \"./sounds/../tone.wav\" }]"
    #expect(try scene(document(text)).soundtrack == [sound, sound])
    #expect(try scene(document("[]")).soundtrack == [])
    #expect(try scene("{ \"body\": { \"circle\": {} } }").soundtrack == [])
  }

  @Test("may depend on the first values of the state")
  func state() throws {
    let text = document("[{ \"file\": \"tone.wav\", \"volume\": \"= open ? 0.5 : 200\" }]")
    #expect(try scene(text).soundtrack.map(\.volume) == [0.5])
    let messages = headlines(text, overrides: ["open": "false"])
    #expect(messages.count == 1 && messages[0].hasSuffix("at most 100, found 200"), "\(messages)")
  }

  @Test("have files that are there")
  func missing() {
    let messages = headlines(document("[{ \"file\": \"tone.wav\" }, { \"file\": \"gone.wav\" }]"))
    let end = "error: cannot read \"gone.wav\": there is no such file"
    #expect(messages.count == 1 && messages[0].hasSuffix(end), "\(messages)")
  }

  @Test("leave the film as it is")
  func film() throws {
    let silent = try scene(document("[]")).film
    let film = try scene(document("[{ \"file\": \"tone.wav\", \"duration\": 100 }]")).film
    #expect(film.duration == silent.duration)
    #expect("\(film.makeStage().drawing(at: 0))" == "\(silent.makeStage().drawing(at: 0))")
  }

  @Test(
    "are refused when they are none",
    arguments: [
      "3", "{ \"file\": \"tone.wav\" }", "[3]", "[{}]", "[{ \"file\": \"tone.wav\", \"at\": 1e9 }]",
      "[{ \"file\": \"tone.wav\", \"duration\": 0 }]",
      "[{ \"file\": \"tone.wav\", \"volume\": -1 }]",
      "[{ \"file\": \"tone.wav\", \"duration\": \"= 0 / 0\" }]",
    ])
  func wrong(audio: String) {
    let messages = headlines(document(audio))
    #expect(messages.count == 1 && messages[0].contains("error: "), "\(messages)")
  }
}
