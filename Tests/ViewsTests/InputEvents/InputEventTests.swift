import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("What fingers and keys do")
struct InputEventTests {
  private func typed(
    _ text: String = "ab cd", by animation: Animation? = .linear(duration: 2),
    frameRate: FrameRate = .default
  ) -> Film {
    Film(
      size: CGSize(width: 400, height: 100), frameRate: frameRate, state: 0.0,
      script: [ScriptStep(at: 0.3, animation: animation) { $0 = 1 }]
    ) { Text(verbatim: text).typewriter(progress: $0, cursor: nil) }
  }

  private func touched(_ script: [ScriptStep<Int>]) -> [InputEvent] {
    Film(size: CGSize(width: 100, height: 100), duration: 4, state: 0, script: script) { _ in
      Rectangle().frame(width: 40, height: 40).onTapGesture {}.accessibilityIdentifier("box")
    }.inputEvents()
  }

  private func expectEqual(
    _ events: [InputEvent], _ expected: [InputEvent], _ tolerance: Double = 1e-7,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(events.map(\.kind) == expected.map(\.kind), sourceLocation: location)
    for (event, expected) in zip(events, expected) {
      #expect(abs(event.time - expected.time) < tolerance, sourceLocation: location)
    }
  }

  @Test("fingers are put down and lifted at the times of the script")
  func touches() {
    let drag = ScriptStep<Int>.drag(
      "box", at: 2, by: CGSize(width: 9, height: 0), duration: 0.5)
    expectEqual(
      touched([drag, .tap("box", at: 0.25), .pinch("box", at: 3, scale: 2, duration: 0.3)]),
      [
        InputEvent(.touchBegan, at: 0.25), InputEvent(.touchEnded, at: 0.35),
        InputEvent(.touchBegan, at: 2), InputEvent(.touchEnded, at: 2.5),
        InputEvent(.touchBegan, at: 3), InputEvent(.touchEnded, at: 3.3),
      ], 1e-12)
    #expect(touched([.tap("box", at: 1, count: 2)]).count == 4)
  }

  @Test("touches that can't be made are none")
  func impossibleTouches() {
    let places: [TouchLocation] = ["bax", .point(CGPoint(x: CGFloat.nan, y: 0))]
    for place in places { #expect(touched([.tap(place, at: 1)]) == []) }
    #expect(touched([.tap("box", at: .nan)]) == [])
  }

  @Test("letters are typed when their share is reached, a space half-way between two")
  func letters() {
    expectEqual(
      typed().inputEvents(),
      [
        InputEvent(.letter, at: 0.8), InputEvent(.letter, at: 1.3), InputEvent(.space, at: 1.55),
        InputEvent(.letter, at: 1.8), InputEvent(.letter, at: 2.3),
      ])
  }

  @Test("a letter is typed at the moment in which it is seen", arguments: ["easeInOut", "spring"])
  func seen(name: String) {
    let film = typed("abcdefgh", by: name == "spring" ? .smooth(duration: 1.3) : .easeInOut)
    let events = film.inputEvents()
    #expect(events.count == 8)
    let stage = film.makeStage()
    for (number, event) in events.enumerated() {
      let counts = [event.time - 1e-6, event.time + 1e-6].map { time in
        stage.drawing(at: time).glyphs.reduce(0) { $0 + $1.count }
      }
      #expect(counts == [number, number + 1])
    }
  }

  @Test("typing that follows the clock is as exact where it keeps its pace")
  func clock() {
    let film = Film(size: CGSize(width: 400, height: 100), duration: 3, state: 0) { _ in
      TimelineView(.animation) { context in
        let time = context.date.timeIntervalSinceReferenceDate
        Text(verbatim: "ab cd").typewriter(progress: time / 2.1, cursor: nil)
      }
    }
    let expected = [
      (1.0, InputEvent.Kind.letter), (2, .letter), (2.5, .space), (3, .letter), (4, .letter),
    ]
    expectEqual(
      film.inputEvents(),
      expected.map { InputEvent($0.1, at: $0.0 * 2.1 / 4) })
  }

  @Test("a typewriter that is taken away and comes back is heard once, and not for what it finds")
  func comingBack() {
    let steps = [
      ScriptStep<Int>(at: 1) { $0 = 1 }, ScriptStep(at: 2) { $0 = 2 },
      ScriptStep(at: 3, animation: .linear(duration: 1)) { $0 = 3 },
    ]
    let film = Film(size: CGSize(width: 400, height: 100), state: 0, script: steps) { state in
      let typewriter = Typewriter(progress: state == 3 ? 1 : 0.5, cursor: nil)
      Text(verbatim: "abcd").environment(\.typewriter, state == 1 ? nil : typewriter)
    }
    expectEqual(film.inputEvents(), [3.5, 4].map { InputEvent(.letter, at: $0) })
  }

  @Test("a text that grows letter by letter is typed, by the clock or by the script")
  func growing() {
    let text = "ab c"
    let film = Film(size: CGSize(width: 400, height: 100), duration: 1, state: 0) { _ in
      TimelineView(.animation) { context in
        let time = context.date.timeIntervalSinceReferenceDate
        Text(verbatim: String(text.prefix(Int((time - 0.1) / 0.0713 + 1))))
      }
    }
    let kinds: [InputEvent.Kind] = [.letter, .letter, .space, .letter]
    let expected = kinds.enumerated().map {
      InputEvent($0.element, at: 0.1 + 0.0713 * Double($0.offset))
    }
    expectEqual(film.inputEvents(), expected, 1 / 48000)
    let times = [0.1, 0.35, 0.4, 0.7]
    let steps = times.map { ScriptStep<Int>(at: $0) { $0 += 1 } }
    let scripted = Film(size: CGSize(width: 400, height: 100), state: 0, script: steps) {
      Text(verbatim: String(text.prefix($0)))
    }
    #expect(scripted.inputEvents() == zip(kinds, times).map { InputEvent($0, at: $1) })
  }

  @Test("a text that becomes another one or longer at once, and a number, aren't typed")
  func changing() {
    for texts in [
      ["ab", "ac"], ["", "hello"], ["ab", "a", ""], ["1", "12", "123"], ["Go", "Go on"],
    ] {
      let steps = texts.indices.dropFirst().map { index in
        ScriptStep<Int>(at: Double(index) / 10) { $0 = index }
      }
      let film = Film(size: CGSize(width: 400, height: 100), state: 0, script: steps) {
        Text(verbatim: texts[$0])
      }
      #expect(film.inputEvents() == [])
    }
  }

  @Test("letters that come at once are one, and those that were there or go are none")
  func jumps() {
    #expect(typed(by: nil).inputEvents() == [InputEvent(.letter, at: 0.3)])
    let deleted = Film(
      size: CGSize(width: 400, height: 100), state: 1.0,
      script: [ScriptStep(at: 0.3, animation: .linear(duration: 2)) { $0 = 0 }]
    ) { Text(verbatim: "ab cd").typewriter(progress: $0) }
    #expect(deleted.inputEvents() == [])
    #expect(typed("").inputEvents() == [])
  }

  @Test("a text that comes later is heard from then on, one that has gone no more")
  func comingAndGoing() {
    let film = Film(
      size: CGSize(width: 400, height: 100), duration: 6, state: 0,
      script: [ScriptStep(at: 1) { $0 = 1 }, ScriptStep(at: 2.2) { $0 = 2 }]
    ) { state in
      if state == 1 { TypedOnAppearing() }
    }
    expectEqual(
      film.inputEvents(),
      [InputEvent(.letter, at: 1.5), InputEvent(.letter, at: 2)])
  }

  private struct TypedOnAppearing: View {
    @State private var progress = 0.0

    var body: some View {
      Text(verbatim: "abcd").typewriter(progress: progress)
        .onAppear { withAnimation(.linear(duration: 2)) { progress = 1 } }
    }
  }

  @Test("the frame rate and the end that is asked for change nothing of what is before")
  func independent() {
    let events = typed().inputEvents()
    #expect(typed(frameRate: FrameRate(7)!).inputEvents() == events)
    for end in [0, 0.79, 0.81, 1.6, 100] {
      #expect(typed().inputEvents(until: end) == events.filter { $0.time <= end })
    }
  }

  @Test("a film without an end has events up to one that is given")
  func endless() {
    let film = Film(
      size: CGSize(width: 400, height: 100), state: 0.0,
      script: [
        ScriptStep(at: 0, animation: .linear(duration: 1).repeatForever(autoreverses: false)) {
          $0 = 1
        }
      ]
    ) { Text(verbatim: "ab").typewriter(progress: $0) }
    #expect(film.inputEvents() == [])
    expectEqual(
      film.inputEvents(until: 1.9), [0.5, 1.5].map { InputEvent(.letter, at: $0) }, 0.003)
  }
}
