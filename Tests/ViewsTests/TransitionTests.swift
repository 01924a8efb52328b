import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("Transitions")
struct TransitionTests {
  private static let linear = Animation.linear(duration: 1)

  private func stage(
    _ script: [ScriptStep<Bool>], @ViewBuilder content: @escaping @Sendable (Bool) -> some View
  ) -> Stage {
    Film(size: CGSize(width: 100, height: 50), state: false, script: script, content: content)
      .makeStage()
  }

  private static let inAndOut = [
    ScriptStep<Bool>(at: 1, animation: linear) { $0 = true },
    ScriptStep<Bool>(at: 3, animation: linear) { $0 = false },
  ]

  @Test("a view that is put in or taken away in an animation fades unless told otherwise")
  func fadingIsTheDefault() {
    let stage = stage(Self.inAndOut) { if $0 { Rectangle() } }
    #expect(stage.drawing(at: 0.5).opacities == [])
    #expect(stage.drawing(at: 1.25).opacities == [0.25])
    #expect(stage.drawing(at: 2.5).opacities == [1])
    #expect(stage.drawing(at: 3.25).opacities == [0.75])
    #expect(stage.drawing(at: 4).opacities == [])
  }

  @Test("without an animation a view is there or not")
  func nothingIsSeenWithoutAnimation() {
    let stage = stage([
      ScriptStep(at: 1) { $0 = true }, ScriptStep(at: 2) { $0 = false },
    ]) { if $0 { Rectangle() } }
    #expect(stage.drawing(at: 1).opacities == [1])
    #expect(stage.drawing(at: 2).opacities == [])
  }

  @Test("a transition moves the view in and out over its edges")
  func slideGoesThrough() {
    let stage = stage(Self.inAndOut) {
      if $0 { Rectangle().frame(width: 20, height: 10).transition(.slide) }
    }
    #expect(stage.drawing(at: 1.25).origins == [CGPoint(x: 40 - 15, y: 20)])
    #expect(stage.drawing(at: 2.5).origins == [CGPoint(x: 40, y: 20)])
    #expect(stage.drawing(at: 3.25).origins == [CGPoint(x: 40 + 5, y: 20)])
  }

  @Test("a transition outside an identity is how one content follows another")
  func transitionsOutsideIdentities() {
    let stage = stage([ScriptStep(at: 1, animation: Self.linear) { $0 = true }]) {
      Rectangle().frame(width: 20, height: 10).id($0).transition(.offset(x: 40))
    }
    #expect(stage.drawing(at: 0.5).origins == [CGPoint(x: 40, y: 20)])
    #expect(
      stage.drawing(at: 1.25).origins == [CGPoint(x: 40 + 10, y: 20), CGPoint(x: 40 + 30, y: 20)])
    #expect(stage.drawing(at: 3).origins == [CGPoint(x: 40, y: 20)])
  }

  @Test("a transition outside an identity is also that of the whole")
  func transitionsOfIdentifiedViews() {
    let stage = stage(Self.inAndOut) {
      if $0 { Rectangle().frame(width: 20, height: 10).id(1).transition(.offset(x: 40)) }
    }
    #expect(stage.drawing(at: 1.25).origins == [CGPoint(x: 40 + 30, y: 20)])
    #expect(stage.drawing(at: 3.25).origins == [CGPoint(x: 40 + 10, y: 20)])
  }

  @Test("transitions combine, and insertion and removal may differ")
  func combinations() {
    let stage = stage(Self.inAndOut) {
      if $0 {
        Rectangle().frame(width: 20, height: 10)
          .transition(
            .asymmetric(insertion: .offset(x: 40).combined(with: .opacity), removal: .opacity))
      }
    }
    #expect(stage.drawing(at: 1.25).origins == [CGPoint(x: 40 + 30, y: 20)])
    #expect(stage.drawing(at: 1.25).opacities == [0.25])
    #expect(stage.drawing(at: 3.25).origins == [CGPoint(x: 40, y: 20)])
    #expect(stage.drawing(at: 3.25).opacities == [0.75])
  }

  @Test("a removed view leaves the layout at once and keeps its place and content")
  func removedViewsLeaveTheLayout() {
    let stage = stage([
      ScriptStep(at: 0.5) { $0 = true }, ScriptStep(at: 1, animation: Self.linear) { $0 = false },
    ]) { both in
      HStack(spacing: 0) {
        Rectangle().frame(width: 20, height: 10)
        if both { Ellipse().frame(width: 20, height: 10) }
      }
    }
    #expect(stage.drawing(at: 0.75).origins.map(\.x) == [30, 50])
    // The leaving one is drawn first, at its old place in the stack, which shrinks to the middle.
    #expect(stage.drawing(at: 1.5).origins.map(\.x) == [35 + 20, 35])
    #expect(stage.drawing(at: 2).origins.map(\.x) == [40])
  }

  @Test("a view that comes back while it leaves turns round where it is")
  func comingBackTurnsRound() {
    let stage = stage([
      ScriptStep(at: 0) { $0 = true },
      ScriptStep(at: 1, animation: Self.linear) { $0 = false },
      ScriptStep(at: 1.5, animation: Self.linear) { $0 = true },
    ]) { if $0 { Rectangle() } }
    #expect(stage.drawing(at: 1.5).opacities == [0.5])
    let opacities = stride(from: 1.5, through: 2.5, by: 0.1).map { stage.drawing(at: $0).opacities }
    #expect(opacities.allSatisfy { $0.count == 1 })
    #expect(stage.drawing(at: 3).opacities == [1])
  }

  @Test("a new identity takes the old view away and puts a new one in")
  func identityChangesSwapViews() {
    let stage = stage([ScriptStep(at: 1, animation: Self.linear) { $0 = true }]) { flag in
      Rectangle().fill(flag ? .white : .black).id(flag)
    }
    let drawing = stage.drawing(at: 1.25)
    #expect(drawing.opacities == [0.75, 0.25])
    #expect(drawing.colors == [.black, .white])
    #expect(stage.drawing(at: 2).colors == [.white])
  }

  @Test("the elements of a loop come and go one by one, those that leave behind the others")
  func loopElementsComeAndGo() {
    let film = Film(
      size: CGSize(width: 100, height: 50), state: [1, 2, 3],
      script: [ScriptStep(at: 1, animation: Self.linear) { $0 = [3, 4] }]
    ) { numbers in
      ForEach(numbers, id: \.self) {
        Rectangle().fill(Color(.init(red: Double($0), green: 0, blue: 0)))
      }
    }
    let stage = film.makeStage()
    #expect(stage.drawing(at: 1.25).colors.map(\.red) == [1, 2, 3, 4])
    #expect(stage.drawing(at: 1.25).opacities == [0.75, 0.75, 1, 0.25])
    #expect(stage.drawing(at: 2).colors.map(\.red) == [3, 4])
  }

  @Test("only the outermost view that is put in plays its transition")
  func innerTransitionsDoNotRun() {
    let stage = stage(Self.inAndOut) {
      if $0 {
        ZStack { Rectangle().frame(width: 20, height: 10).transition(.offset(x: 50)) }
      }
    }
    #expect(stage.drawing(at: 1.25).origins == [CGPoint(x: 40, y: 20)])
    #expect(stage.drawing(at: 1.25).opacities == [0.25])
  }

  @Test("a condition within a condition plays the transition of the view that goes")
  func nestedConditions() {
    let stage = stage(Self.inAndOut) { flag in
      if flag { if flag { Rectangle().frame(width: 20, height: 10).transition(.offset(x: 40)) } }
    }
    #expect(stage.drawing(at: 1.25).origins == [CGPoint(x: 40 + 30, y: 20)])
    #expect(stage.drawing(at: 3.25).origins == [CGPoint(x: 40 + 10, y: 20)])
    #expect(stage.drawing(at: 1.25).opacities == [1])
  }

  @Test("an index brings a leaving view in front")
  func indexDecidesOnOrder() {
    let stage = stage([
      ScriptStep(at: 0) { $0 = true }, ScriptStep(at: 1, animation: Self.linear) { $0 = false },
    ]) { flag in
      ZStack {
        Rectangle().fill(.black)
        if flag { Rectangle().fill(.white).zIndex(1) }
      }
    }
    #expect(stage.drawing(at: 1.5).colors == [.black, .white])
  }

  @Test("a view that pulses for ever no longer counts once it is taken away")
  func removedViewsStopRunning() {
    struct Pulse: View {
      let isOn: Bool
      var body: some View {
        Rectangle().opacity(isOn ? 1 : 0)
          .animation(.linear(duration: 1).repeatForever(), value: isOn)
      }
    }
    func film(_ script: [ScriptStep<Int>]) -> Film {
      Film(size: CGSize(width: 10, height: 10), state: 0, script: script) {
        if $0 < 2 { Pulse(isOn: $0 == 1) }
      }
    }
    let start = ScriptStep<Int>(at: 1) { $0 = 1 }
    #expect(film([start]).duration == .infinity)
    #expect(film([start, ScriptStep(at: 2) { $0 = 2 }]).duration == 2)
  }

  @Test("drawings with transitions depend on the time alone")
  func transitionsAreFunctionsOfTime() {
    func film() -> Stage {
      stage(Self.inAndOut) { if $0 { Rectangle().transition(.push(from: .leading)) } }
    }
    let direct = film().drawing(at: 3.4)
    let sampled = film()
    for time in [0.1, 1.2, 3.1, 5, 2.2] { _ = sampled.drawing(at: time) }
    #expect(sampled.drawing(at: 3.4) == direct)
  }

  @Test("of a view with an identity count for what is around it as well, up to the transition")
  func modifiedIdentities() {
    func shifts(_ isModified: Bool) -> [Double] {
      let film = Film.flag([.on(at: 1, .second)]) { isOn in
        let card = Rectangle().frame(width: 20, height: 10).id(isOn)
        if isModified {
          card.padding(5).opacity(0.5).transition(.offset(x: 40))
        } else {
          card.transition(.offset(x: 40))
        }
      }
      return film.makeStage().drawing(at: 1.25).shifts
    }
    #expect(shifts(false) == [50, 70])
    #expect(shifts(true) == [50, 70])
  }
}

extension FrameDrawing {
  /// The opacity with which each fill is seen, in drawing order.
  var opacities: [Double] { content.flatMap { $0.opacities(1) } }
}

extension DrawingNode {
  fileprivate func opacities(_ outer: Double) -> [Double] {
    switch self {
    case .fill, .stroke, .image, .glyphs: [outer]
    case .group(let group): group.content.flatMap { $0.opacities(outer * group.opacity) }
    }
  }
}
