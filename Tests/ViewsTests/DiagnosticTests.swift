import Geometry
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
