import Geometry
import Motion
import Testing

@testable import Views

@Suite("Transactions")
struct TransactionTests {
  @Test("an inner animation beats the outer one, and what isn't said is inherited")
  func nesting() {
    var seen: [Animation?] = []
    withAnimation(.bouncy) {
      withAnimation(nil) { seen.append(Transaction.current.animation) }
      var plain = Transaction()
      plain.disablesAnimations = true
      withTransaction(plain) { seen.append(Transaction.current.animation) }
      withTransaction(\.isContinuous, true) {
        seen.append(Transaction.current.isContinuous ? Transaction.current.animation : nil)
      }
    }
    #expect(seen == [nil, .bouncy, .bouncy])
    #expect(Transaction.current.animation == nil)
  }

  @Test("a transaction carries values of one's own to the views that it changes")
  func customKeys() {
    struct Mover: View {
      @State private var x = 0.0
      var body: some View {
        Rectangle().fill(.black).offset(x: x)
          .transaction { if $0.source == "user" { $0.animation = .second } }
          .onAppear { withTransaction(\.source, "user") { x = 100 } }
      }
    }
    #expect(Film.of { Mover() }.makeStage().drawing(at: 0.25).offsets == [25])
  }

  @Test("an animation of a value also moves the view to where its stack then puts it")
  func valueAnimationsMoveThePlace() {
    let film = Film.flag([ScriptStep(at: 1) { $0 = true }]) { flag in
      HStack(alignment: .bottom, spacing: 0) {
        Rectangle().frame(width: 10, height: 50)
        Rectangle().frame(width: 10, height: flag ? 50 : 10).opacity(0.5)
          .animation(.second, value: flag)
      }
    }
    let stage = film.makeStage()
    let tops = [0.5, 1.5, 2].map { time in
      let origins = stage.drawing(at: time).origins
      return origins[1].y - origins[0].y
    }
    #expect(tops == [40, 20, 0])
  }

  @Test("an animation of modifiers moves them and not what they are applied to")
  func scopedAnimation() {
    let film = Film.flag([.on(at: 1)]) { flag in
      Rectangle().fill(.black).offset(x: flag ? 100 : 0)
        .animation(.second) { $0.opacity(flag ? 0.5 : 1) }
    }
    let drawing = film.makeStage().drawing(at: 1.5)
    #expect(drawing.opacities == [0.75])
    #expect(drawing.shifts == [100])
  }

  @Test("a state inside a scoped animation still moves by the change's own animation")
  func scopesEndAtTheContent() {
    struct Inner: View {
      @State private var x = 0.0
      var body: some View {
        Rectangle().fill(.black).offset(x: x).onAppear {
          withAnimation(.linear(duration: 2)) { x = 100 }
        }
      }
    }
    let film = Film.of { Inner().animation(.second) { $0.opacity(0.5) } }
    #expect(film.makeStage().drawing(at: 1).shifts == [50])
  }

  @Test("a transaction by value changes those updates only in which the value changes")
  func transactionByValue() {
    let film = Film(
      size: CGSize(width: 10, height: 10), state: (0.0, 0),
      script: [ScriptStep(at: 1) { $0.0 = 100 }, ScriptStep(at: 2) { $0 = (200, 1) }]
    ) { state in
      Rectangle().fill(.black).offset(x: state.0).transaction(value: state.1) {
        $0.animation = .second
      }
    }
    let stage = film.makeStage()
    #expect(stage.drawing(at: 1.5).offsets == [100])
    #expect(stage.drawing(at: 2.5).offsets == [150])
  }

  @Test("disabled animations silence what views ask for, not the animation of the change")
  func disabledAnimations() {
    struct Mover: View {
      let animation: Animation?
      @State private var x = 0.0
      var body: some View {
        Rectangle().fill(.black).offset(x: x).animation(.linear(duration: 4), value: x)
          .onAppear {
            var transaction = Transaction(animation: animation)
            transaction.disablesAnimations = true
            withTransaction(transaction) { x = 100 }
          }
      }
    }
    #expect(Film.of { Mover(animation: nil) }.makeStage().drawing(at: 0.5).offsets == [100])
    #expect(Film.of { Mover(animation: .second) }.makeStage().drawing(at: 0.5).offsets == [50])
  }

  @Test("an animated binding animates what is changed through it, and so do its parts")
  func animatedBindings() {
    struct Place { var x = 0.0 }
    struct Child: View {
      @Binding var x: Double
      var body: some View { Rectangle().fill(.black).offset(x: x).onAppear { x = 100 } }
    }
    struct Parent: View {
      @State private var place = Place()
      var body: some View { Child(x: $place.animation(.second).x) }
    }
    #expect(Film.of { Parent() }.makeStage().drawing(at: 0.25).offsets == [25])
  }

  @Test("two changes in one animation make one update; in two, each its own")
  func changesArePutTogether() {
    struct Counter: View {
      @State private var a = 0.0
      @State private var b = 0.0
      let log: Happenings
      let isSplit: Bool
      var body: some View {
        log.note("\(a) \(b)")
        return Rectangle().fill(.black).offset(x: a + b).onAppear {
          withAnimation(.second) {
            a = 1
            if !isSplit { b = 1 }
          }
          if isSplit { withAnimation(.second) { b = 1 } }
        }
      }
    }
    for (isSplit, expected) in [
      (false, ["0.0 0.0", "1.0 1.0"]), (true, ["0.0 0.0", "1.0 0.0", "1.0 1.0"]),
    ] {
      let log = Happenings()
      _ = Film.of { Counter(log: log, isSplit: isSplit) }.makeStage().drawing(at: 0)
      #expect(log.all == expected)
    }
  }
}

private enum Source: TransactionKey { static let defaultValue = "script" }

extension Transaction {
  fileprivate var source: String {
    get { self[Source.self] }
    set { self[Source.self] = newValue }
  }
}
