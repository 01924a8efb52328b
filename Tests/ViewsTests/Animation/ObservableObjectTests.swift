import Drawing
import Geometry
import Motion
import Testing

@testable import Views

/// A model written the older way.
private final class Player: ObservableObject {
  @Published var volume = 10.0
  @Published var title = "one"
}

@Suite("Observable objects")
struct ObservableObjectTests {
  private struct Bar: View {
    @ObservedObject var player: Player
    let log: Happenings
    var body: some View {
      log.note("bar")
      return Rectangle().fill(.black).offset(x: player.volume)
    }
  }

  private struct Owner: View {
    @StateObject private var player = Player()
    let log: Happenings
    var body: some View {
      log.note("owner")
      return ZStack {
        Bar(player: player, log: log)
        Knob().environmentObject(player)
      }
    }
  }

  private struct Knob: View {
    @EnvironmentObject private var player: Player
    var body: some View {
      let volume = $player.volume
      Color.clear.onAppear { withAnimation(.second) { volume.wrappedValue = 110 } }
    }
  }

  @Test("are made once, handed on, and changed along animations; their readers alone are evaluated")
  func players() {
    let log = Happenings()
    let stage = Film.of { Owner(log: log) }.makeStage()
    #expect(stage.drawing(at: 0.5).offsets.first == 60)
    #expect(stage.drawing(at: 1).offsets.first == 110)
    #expect(log.all == ["owner", "bar", "bar"])
  }

  @Test("that aren't in the environment keep a view from being shown, and are named")
  func missing() {
    let stage = Film.of { Knob() }.makeStage()
    #expect(stage.drawing(at: 0).content.isEmpty)
    #expect(stage.diagnostics.first?.message.contains("no model of type Player") == true)
  }
}
