import Geometry
import Motion
import Testing

@testable import Views

@Suite("Evaluation")
struct EvaluationTests {
  private struct Leaf: View {
    let name: String
    let log: Happenings
    @State private var x = 0.0
    let moves: Bool
    var body: some View {
      log.note(name)
      return Rectangle().fill(.black).offset(x: x)
        .onAppear { if moves { withAnimation(.second) { x = 100 } } }
    }
  }

  private struct Meter: View, Animatable {
    var animatableData: Double
    let log: Happenings
    var body: some View {
      log.note("meter")
      return Rectangle().fill(.black).offset(x: animatableData)
    }
  }

  @Test("a change of state evaluates the view that has it, and no other")
  func onlyTheOwnerIsEvaluated() {
    let log = Happenings()
    let film = Film.of {
      Leaf(name: "still", log: log, moves: false)
      Leaf(name: "moving", log: log, moves: true)
    }
    let stage = film.makeStage()
    for frame in 0..<60 { _ = stage.drawing(at: Double(frame) / 60) }
    #expect(log.all == ["still", "moving", "moving"])
  }

  @Test("a frame evaluates only the views whose data travels, and none when nothing does")
  func framesEvaluateWhatTravels() {
    let log = Happenings()
    let film = Film(
      size: CGSize(width: 10, height: 10), duration: 9, state: 0.0,
      script: [ScriptStep(at: 1, animation: .second) { $0 = 1 }]
    ) { value in
      Leaf(name: "leaf", log: log, moves: false)
      Meter(animatableData: value, log: log)
    }
    let stage = film.makeStage()
    _ = stage.drawing(at: 1)
    log.all = []
    for frame in 1...10 { _ = stage.drawing(at: 1 + Double(frame) / 20) }
    #expect(log.all == Array(repeating: "meter", count: 10))
    _ = stage.drawing(at: 3)
    log.all = []
    for frame in 1...10 { _ = stage.drawing(at: 3 + Double(frame) / 20) }
    #expect(log.all == [])
  }

  @Test("what stands still is drawn once, and afterwards is what it would be drawn anew")
  func cachedDrawingsAreTrue() {
    let film = Film(
      size: CGSize(width: 100, height: 50), duration: 9, state: [1, 2, 3],
      script: [
        ScriptStep(at: 1, animation: .second) { $0 = [3, 1] },
        ScriptStep(at: 1.5, animation: .bouncy) { $0 = [2, 3, 4] },
        ScriptStep(at: 3) { $0 = [4] },
      ]
    ) { numbers in
      VStack {
        HStack { ForEach(numbers, id: \.self) { Rectangle().opacity(Double($0) / 5) } }
        Rectangle().frame(height: 10).padding(numbers.count == 3 ? 2 : 5)
      }
    }
    let stage = film.makeStage()
    for frame in 0..<100 {
      let time = Double(frame) / 25
      #expect(stage.drawing(at: time) == film.makeStage().drawing(at: time))
    }
  }
}
