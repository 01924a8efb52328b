import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("View diagnostics")
struct DiagnosticTests {
  @Test("a mistake is kept once per place, and no more than anyone reads")
  func mistakesAreKeptOnce() {
    var diagnostics = ViewDiagnostics()
    for time in [1.0, 2] {
      diagnostics.add(ViewDiagnostic(message: "wrong", view: "Card", time: time))
    }
    #expect(diagnostics.all.map(\.time) == [1])
    diagnostics.add(ViewDiagnostic(message: "wrong", view: "Page", time: 3))
    #expect(diagnostics.all.map(\.view) == ["Card", "Page"])
    for index in 0..<1000 {
      diagnostics.add(ViewDiagnostic(message: "\(index)", view: "Card", time: 4))
    }
    #expect(diagnostics.all.count == 100)
  }

  @Test("a place is named by the views around it, those of builders and modifiers aside")
  func placesAreNamed() {
    struct Card: View {
      let probe: Probe
      var body: some View { VStack { if true { probe.padding() } } }
    }
    let paths = Paths()
    let film = Film(size: CGSize(width: 10, height: 10), state: 0) { _ in
      Card(probe: Probe(paths: paths)).opacity(0.5)
    }
    _ = film.makeStage().drawing(at: 0)
    #expect(Set(paths.all) == ["Card > VStack > Probe"])
  }

  @Test(
    "a step of the script at no time is left out and reported", arguments: [Double.nan, .infinity])
  func stepsAtNoTime(time: Double) {
    let film = Film(
      size: CGSize(width: 10, height: 10), state: 1.0,
      script: [ScriptStep(at: time) { $0 = 0 }, ScriptStep(at: 1) { $0 = 0.5 }]
    ) { Rectangle().opacity($0) }
    #expect(film.duration == 1)
    let stage = film.makeStage()
    #expect(stage.drawing(at: 0).opacities == [1])
    #expect(stage.drawing(at: 2).opacities == [0.5])
    #expect(
      stage.diagnostics.map(\.message) == ["a step of the script is at \(time) s; it is left out"])
  }

  @Test("a state changed in a view that is on no stage, while none plays, is complained of")
  func strayState() {
    struct Card: View {
      @State var isOpen = false
      var body: some View { Rectangle() }
    }
    let log = Happenings()
    UnlinkedState.$log.withValue({ log.note($0) }) { Card().isOpen = true }
    #expect(log.all.count == 1)
    #expect(log.all.first?.contains("a state of type Bool was changed") == true)
  }

  /// The paths of the probes' nodes in the order in which they were updated.
  final class Paths: @unchecked Sendable { var all: [String] = [] }

  struct Probe: PrimitiveView {
    let paths: Paths
    func makeNode(parent: ViewNode) -> NodeOf<Probe> { Node(parent: parent) }

    private final class Node: NodeOf<Probe> {
      override func update(_ view: Probe, _ context: UpdateContext) { view.paths.all.append(path) }
    }
  }
}
