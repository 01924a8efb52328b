import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("Effects of symbols")
struct SymbolEffectTests {
  private let once: [ScriptStep<Int>] = [ScriptStep(at: 1) { $0 = 1 }]

  private func drawings(
    _ script: [ScriptStep<Int>], at times: [Double],
    @ViewBuilder _ content: @escaping @Sendable (Int) -> some View
  ) -> [FrameDrawing] {
    let stage = Film(
      size: CGSize(width: 100, height: 50), duration: 9, state: 0, script: script,
      content: content
    ).makeStage()
    return times.map { stage.drawing(at: $0) }
  }

  @Test(
    "a turn of an effect begins and ends at rest",
    arguments: [
      SymbolEffectConfiguration.Kind.bounce(isUp: true), .bounce(isUp: false), .pulse,
      .breathe(fades: true), .breathe(fades: false), .wiggle, .rotate(isClockwise: true),
    ])
  func turns(kind: SymbolEffectConfiguration.Kind) {
    let rest = SymbolForm(.pulse, progress: 0)
    #expect(SymbolForm(kind, progress: 0) == rest && SymbolForm(kind, progress: 2) == rest)
    #expect((1..<10).contains { SymbolForm(kind, progress: Double($0) / 10) != rest })
    #expect(SymbolForm(kind, progress: 0.25) == SymbolForm(kind, progress: 1.25))
  }

  @Test("a symbol bounces when a value changes, and rests before and afterwards")
  func bounce() {
    let shown = drawings(once, at: [0, 0.9, 1.1, 1.3, 3]) {
      Image(systemName: "circle.fill").symbolEffect(.bounce, value: $0)
    }
    let widths = shown.map { $0.frames[0].width }
    #expect(widths[0] == widths[1] && widths[0] == widths[4])
    #expect(widths[2] > widths[0] && widths[3] < widths[0])
  }

  @Test("options say how often and how fast")
  func options() {
    let times = [1.1, 1.7, 2.5]
    let plain = drawings(once, at: times) {
      Image(systemName: "star").symbolEffect(.bounce, value: $0)
    }
    let twice = drawings(once, at: times) {
      Image(systemName: "star").symbolEffect(.bounce, options: .repeat(2), value: $0)
    }
    let fast = drawings(once, at: [1.05]) {
      Image(systemName: "star").symbolEffect(.bounce, options: .speed(2), value: $0)
    }
    #expect(twice[1].description == twice[0].description && twice[1] != twice[2])
    #expect(plain[1] == plain[2] && twice[2] == plain[2])
    #expect(fast[0].frames == plain[0].frames)
    #expect(SymbolEffectOptions.speed(.nan).repeat(-3).speed == 1)
    #expect(SymbolEffectOptions.repeat(-3).count == 1)
  }

  @Test("an effect goes on while it is active, and no longer")
  func activity() {
    let script: [ScriptStep<Int>] = [
      ScriptStep(at: 1) { $0 = 1 }, ScriptStep(at: 5) { $0 = 0 },
    ]
    let shown = drawings(script, at: [0, 1.8, 3.4, 6]) {
      Image(systemName: "star").symbolEffect(.pulse, isActive: $0 == 1)
    }
    #expect(shown[0] == shown[3] && shown[1] != shown[0] && shown[1] == shown[2])
  }

  @Test("a symbol is larger, smaller or gone while an effect is active")
  func states() {
    func widths(_ effect: some IndefiniteSymbolEffect) -> [CGFloat] {
      drawings(once, at: [0, 3]) {
        Image(systemName: "circle.fill").symbolEffect(effect, isActive: $0 == 1)
      }.map { $0.frames.first?.width ?? 0 }
    }
    let (up, down) = (widths(.scale.up), widths(.scale.down))
    #expect(up[1] > up[0] && down[1] < down[0])
    #expect(widths(.disappear)[1] == 0 && widths(.appear)[0] == 0)
  }

  @Test("one symbol grows as the other shrinks")
  func replacement() {
    let script: [ScriptStep<Int>] = [ScriptStep(at: 0, animation: .second) { $0 = 1 }]
    let shown = drawings(script, at: [0.5, 2]) {
      Image(systemName: $0 == 0 ? "circle.fill" : "square.fill")
        .contentTransition(.symbolEffect(.replace))
    }
    let (half, end) = (shown[0].frames, shown[1].frames)
    #expect(half.count == 2 && end.count == 1 && half[1].width < end[0].width * 0.75)
    let off = drawings(script, at: [0.5]) {
      Image(systemName: $0 == 0 ? "circle.fill" : "square.fill")
        .contentTransition(.symbolEffect(.replace.offUp))
    }
    #expect(off[0].frames.count == 1)
  }

  @Test("variants are added where there is such a symbol")
  func variants() {
    let names = [
      ("heart", SymbolVariants.fill, "heart.fill"), ("heart", .circle.fill, "heart.circle.fill"),
      ("heart", .slash, "heart.slash"), ("heart.fill", .fill, "heart.fill"),
      ("xmark", .fill, "xmark"), ("hart", .fill, "hart"), ("heart", .none, "heart"),
    ]
    for (name, variants, expected) in names { #expect(variants.name(of: name) == expected) }
    let filled = drawings([], at: [0]) { _ in
      Image(systemName: "heart").symbolVariant(.fill)
    }
    #expect(filled == drawings([], at: [0]) { _ in Image(systemName: "heart.fill") })
  }
}
