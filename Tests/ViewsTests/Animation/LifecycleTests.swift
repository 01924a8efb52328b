import Geometry
import Motion
import Testing

@testable import Views

@Suite("Appearing, changing, disappearing")
struct LifecycleTests {
  @Test("a view that changes itself on appearing moves from the first frame on")
  func changesOnAppearing() {
    struct Pulse: View {
      @State private var isLarge = false
      var body: some View {
        Rectangle().fill(.black).offset(x: isLarge ? 100 : 0)
          .onAppear { withAnimation(.second.repeatForever()) { isLarge = true } }
      }
    }
    let stage = Film.of { Pulse() }.makeStage()
    #expect(stage.drawing(at: 0).offsets == [0])
    #expect(stage.drawing(at: 0.25).offsets == [25])
    #expect(stage.drawing(at: 1.75).offsets == [25])
  }

  @Test("a view appears once, and disappears after its transition")
  func appearsAndDisappears() {
    let log = Happenings()
    let film = Film.flag([.on(at: 1, .second), .off(at: 3, .second)], duration: 10) { flag in
      if flag {
        Rectangle().onAppear { log.noteTime("appears") }
          .onDisappear { log.noteTime("disappears") }
      }
    }
    let stage = film.makeStage()
    log.stage = stage
    for time in [0, 2.5, 3.5, 6] { _ = stage.drawing(at: time) }
    #expect(log.all == ["appears 1.0", "disappears 4.0"])
  }

  @Test("a change is told with the values before and after, and at first only when asked for")
  func changesAreTold() {
    let log = Happenings()
    let film = Film(
      size: CGSize(width: 10, height: 10), duration: 5, state: 1,
      script: [ScriptStep(at: 1) { $0 = 2 }, ScriptStep(at: 2) { $0 = 2 }]
    ) { number in
      Rectangle()
        .onChange(of: number) { log.note("change") }
        .onChange(of: number) { old, new in log.note("\(old) to \(new)") }
        .onChange(of: number, initial: true) { old, new in log.note("first \(old) to \(new)") }
    }
    _ = film.makeStage().drawing(at: 5)
    #expect(Set(log.all.prefix(1)) == ["first 1 to 1"])
    #expect(Set(log.all.dropFirst()) == ["change", "1 to 2", "first 1 to 2"])
    #expect(log.all.count == 4)
  }

  @Test("what answers a change is shown in the frame of the change")
  func answersAreShownAtOnce() {
    struct Follower: View {
      let number: Double
      @State private var shown = 0.0
      var body: some View {
        Rectangle().fill(.black).offset(x: shown).onChange(of: number) { shown = number * 2 }
      }
    }
    let film = Film(
      size: CGSize(width: 10, height: 10), state: 0.0, script: [ScriptStep(at: 1) { $0 = 21 }]
    ) { Follower(number: $0) }
    #expect(film.makeStage().drawing(at: 1).offsets == [42])
  }

  @Test("a change that brings itself about is stopped and named")
  func endlessChangesAreNamed() {
    struct Restless: View {
      @State private var number = 0
      var body: some View {
        Rectangle().onAppear { number = 1 }.onChange(of: number) { number += 1 }
      }
    }
    let stage = Film.of { Restless() }.makeStage()
    _ = stage.drawing(at: 0)
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.view.hasPrefix("Restless") == true)
  }

  @Test("a body that changes the state it reads is stopped and named")
  func bodiesThatChangeTheirStateAreNamed() {
    struct Selfish: View {
      @State private var number = 0
      var body: some View {
        number += 1
        return Rectangle().fill(.black).offset(x: Double(number))
      }
    }
    let stage = Film.of { Selfish() }.makeStage()
    _ = stage.drawing(at: 0)
    #expect(stage.diagnostics.first?.view.hasPrefix("Selfish") == true)
  }

  @Test("a state changed while no time passes is reported and stays as it is")
  func changesOutsideAreReported() {
    final class Leak: @unchecked Sendable { var binding: Binding<Double>? }
    struct Leaky: View {
      @State private var number = 0.0
      let leak: Leak
      var body: some View {
        Rectangle().fill(.black).offset(x: number).onAppear { leak.binding = $number }
      }
    }
    let leak = Leak()
    let stage = Film.of { Leaky(leak: leak) }.makeStage()
    _ = stage.drawing(at: 0)
    leak.binding?.wrappedValue = 5
    #expect(stage.drawing(at: 1).offsets == [0])
    #expect(stage.diagnostics.first?.view == "Leaky")
    #expect(stage.diagnostics.first?.message.contains("outside of the film") == true)
  }

  @Test("equal identifiers in a loop are named, and the first element is shown")
  func duplicateIdentifiersAreNamed() {
    let film = Film(size: CGSize(width: 10, height: 10), state: [7, 7, 8]) { numbers in
      ForEach(numbers, id: \.self) { _ in Rectangle() }
    }
    let stage = film.makeStage()
    #expect(stage.drawing(at: 0).colors.count == 2)
    #expect(stage.diagnostics.map(\.view) == ["ForEach"])
    #expect(stage.diagnostics.first?.message.contains("identifier 7") == true)
  }
}
