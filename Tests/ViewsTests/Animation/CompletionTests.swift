import Geometry
import Motion
import Testing

@testable import Views

@Suite("Completion")
struct CompletionTests {
  /// A bar whose width follows what `act` does to it when it appears.
  struct Bar: View {
    @State private var width = 0.0
    let act: (Binding<Double>) -> Void
    var body: some View { Rectangle().fill(.black).offset(x: width).onAppear { act($width) } }
  }

  /// What `act` notes when it is done at the start of a film, up to `end`, at frames far apart.
  private func happenings(
    until end: Double = 10, _ act: @escaping @Sendable (Binding<Double>, Happenings) -> Void
  ) -> [String] {
    let log = Happenings()
    let stage = Film.of { Bar { act($0, log) } }.makeStage()
    log.stage = stage
    _ = stage.drawing(at: end)
    return log.all
  }

  @Test("comes at its own time, not at a frame's")
  func completionIsExact() {
    let all = happenings { width, log in
      withAnimation(.linear(duration: 0.7)) {
        width.wrappedValue = 1
      } completion: {
        log.noteTime("done")
      }
    }
    #expect(all == ["done 0.7"])
  }

  @Test("of a spring comes at its perceptual duration, or when it has settled")
  func criteriaDiffer() {
    let all = happenings { width, log in
      withAnimation(.smooth(duration: 0.5)) {
        width.wrappedValue = 1
      } completion: {
        log.noteTime("complete")
      }
    }
    #expect(all == ["complete 0.5"])
    let removed = happenings { width, log in
      withAnimation(.smooth(duration: 0.5), completionCriteria: .removed) {
        width.wrappedValue = 1
      } completion: {
        log.noteTime("removed")
      }
    }
    #expect(removed == ["removed \(Spring.smooth.settlingDuration)"])
  }

  @Test("comes at once where nothing is set in motion, after the change")
  func nothingToWaitFor() {
    let all = happenings { width, log in
      withAnimation(.second) {
        width.wrappedValue = 0
      } completion: {
        log.noteTime("same")
      }
      withAnimation(nil) {
        width.wrappedValue = 5
      } completion: {
        log.noteTime("unanimated")
      }
      log.note("changed")
    }
    #expect(all == ["changed", "same 0.0", "unanimated 0.0"])
  }

  @Test("of an interrupted animation keeps its time, but removal waits for the interruption")
  func interruptionForksLogicalCompletion() {
    let log = Happenings()
    let stage = Film.of {
      Bar { width in
        withAnimation(.second) {
          width.wrappedValue = 1
        } completion: {
          log.noteTime("logical")
        }
        withAnimation(.second, completionCriteria: .removed) {
          width.wrappedValue = 2
        } completion: {
          log.noteTime("removed")
        }
        withAnimation(.linear(duration: 0.5)) {
        } completion: {
          withAnimation(.linear(duration: 3)) { width.wrappedValue = 3 }
        }
        withAnimation(.linear(duration: 0.5)) {
          width.wrappedValue = 4
        } completion: {
          withAnimation(.linear(duration: 3)) { width.wrappedValue = 5 }
        }
      }
    }.makeStage()
    log.stage = stage
    _ = stage.drawing(at: 10)
    #expect(log.all == ["logical 1.0", "removed 3.5"])
  }

  @Test("of nested animations: the outer one waits for the inner ones")
  func nestedCompletions() {
    let all = happenings { width, log in
      withAnimation(.linear(duration: 1)) {
        withAnimation(.linear(duration: 2)) {
          width.wrappedValue = 1
        } completion: {
          log.noteTime("inner")
        }
      } completion: {
        log.noteTime("outer")
      }
    }
    #expect(all == ["inner 2.0", "outer 2.0"] || all == ["outer 2.0", "inner 2.0"])
  }

  @Test("comes when the view that moves is destroyed")
  func destroyedViewsAreNotWaitedFor() {
    struct Leaver: View {
      @State private var isThere = true
      @State private var width = 0.0
      let log: Happenings
      var body: some View {
        ZStack {
          if isThere { Rectangle().fill(.black).offset(x: width) }
        }
        .onAppear {
          withAnimation(.linear(duration: 5)) {
            width = 10
          } completion: {
            log.noteTime("moved")
          }
          withAnimation(.linear(duration: 1)) {
          } completion: {
            isThere = false
          }
        }
      }
    }
    let log = Happenings()
    let stage = Film.of { Leaver(log: log) }.makeStage()
    log.stage = stage
    _ = stage.drawing(at: 10)
    #expect(log.all == ["moved 0.0"])
  }

  @Test("of an endless animation never comes")
  func endlessAnimationsDoNotComplete() {
    let all = happenings { width, log in
      withAnimation(.second.repeatForever()) {
        width.wrappedValue = 1
      } completion: {
        log.noteTime("done")
      }
    }
    #expect(all == [])
  }

  @Test("chains set the film's length, and one that goes on for ever makes it endless")
  func chainsAndDuration() {
    @Sendable func film(_ turns: Int) -> Film {
      struct Chain: View {
        @State private var turn = 0
        let turns: Int
        var body: some View { Rectangle().fill(.black).offset(x: Double(turn)).onAppear { next() } }
        func next() {
          guard turn < turns else { return }
          withAnimation(.second) {
            turn += 1
          } completion: {
            next()
          }
        }
      }
      return Film(size: CGSize(width: 10, height: 10), state: 0) { _ in Chain(turns: turns) }
    }
    #expect(film(3).duration == 3)
    #expect(film(.max).duration == .infinity)
  }

  @Test("loops that take no time are cut, and named by the view that started them")
  func loopsWithoutTimeAreCut() {
    struct Looper: View {
      @State private var turn = 0
      var body: some View { Rectangle().fill(.black).offset(x: Double(turn)).onAppear { next() } }
      func next() {
        withAnimation(nil) {
          turn += 1
        } completion: {
          next()
        }
      }
    }
    let stage = Film.of { Looper() }.makeStage()
    _ = stage.drawing(at: 1)
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.view.contains("Looper") == true)
    #expect(stage.diagnostics.first?.message.contains("the chain was cut") == true)
  }
}
