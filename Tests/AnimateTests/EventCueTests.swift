import Animate
import Testing

@Suite("What is heard of touches and typing")
struct EventCueTests {
  /// A film in which "abcdefghij" is typed from 0.5 on, at so many letters a second, after a tap at 0.1.
  private func film(lettersPerSecond: Double, _ text: String = "abcdefghij") -> Film {
    let duration = Double(text.count { $0 != " " }) / lettersPerSecond
    return Film(
      size: CGSize(width: 200, height: 50), duration: 5, state: 0.0,
      script: [
        .tap(.point(CGPoint(x: 100, y: 25)), at: 0.1),
        ScriptStep(at: 0.5, animation: .linear(duration: duration)) { $0 = 1 },
      ]
    ) { Text(verbatim: text).typewriter(progress: $0, cursor: nil) }
  }

  private func times(_ cues: [AudioCue]) -> [Double] {
    cues.map { ($0.start * 1e5).rounded() / 1e5 }
  }

  @Test("is nothing unless the film or the caller says what it sounds like")
  func silent() {
    var film = film(lettersPerSecond: 10)
    #expect(film.audioCues() == [])
    #expect(film.audioCues(EventSounds(touch: nil, key: nil)) == [])
    film.eventSounds = .standard
    #expect(film.audioCues().count == 12)
    #expect(film.audioCues(EventSounds(key: nil)).count == 2)
    #expect(film.audioCues(EventSounds(touch: nil)).count == 10)
  }

  @Test("is a click at a touch, a release when it ends, and a key a letter, no two of them alike")
  func sounds() {
    let cues = film(lettersPerSecond: 10).audioCues(EventSounds(volume: 0.5))
    let starts: [Double] = [0.1, 0.2, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5]
    #expect(times(cues) == starts)
    #expect(cues.allSatisfy { $0.volume == 0.5 })
    #expect(cues[0].sound == .click(.press, variation: 1))
    #expect(cues[1].sound == .click(.release, variation: 1))
    let keys = (1...10).map { AudioCue.Sound.click(.key, variation: $0) }
    #expect(cues.dropFirst(2).map(\.sound) == keys)
    let spaced = film(lettersPerSecond: 5, "ab c").audioCues(EventSounds(touch: nil))
    #expect(
      spaced.map(\.sound) == [
        .click(.key, variation: 1), .click(.key, variation: 2), .click(.space, variation: 3),
        .click(.key, variation: 4),
      ])
  }

  @Test("of files, the end of a touch is softer than its beginning")
  func files() {
    let file = EventSounds.Sound.file(path: "a.wav")
    let cues = film(lettersPerSecond: 10).audioCues(EventSounds(touch: file, key: file))
    #expect(cues.allSatisfy { $0.sound == .recording(.file(path: "a.wav")) })
    #expect(cues[0].volume == 1 && cues[1].volume < 0.5 && cues[2].volume == 1)
  }

  @Test("is at most 25 keys a second, at even distances")
  func pace() {
    func distances(_ lettersPerSecond: Double) -> Set<Double> {
      let cues = film(lettersPerSecond: lettersPerSecond).audioCues(EventSounds(touch: nil))
      let times = cues.map(\.start)
      return Set(zip(times, times.dropFirst()).map { (($1 - $0) * 1000).rounded() / 1000 })
    }
    #expect(distances(25) == [0.04])
    #expect(distances(50) == [0.04])
    #expect(distances(40) == [0.05])
    #expect(distances(100) == [0.04])
  }

  @Test("doesn't depend on the frame rate nor on the end that is asked for")
  func independent() {
    var film = film(lettersPerSecond: 40)
    film.eventSounds = .standard
    let cues = film.audioCues()
    film.frameRate = FrameRate(7, 1)!
    #expect(film.audioCues() == cues)
    for end in [0.0, 0.15, 0.6, 100] {
      #expect(film.audioCues(until: end) == cues.filter { $0.start <= end })
    }
  }
}
