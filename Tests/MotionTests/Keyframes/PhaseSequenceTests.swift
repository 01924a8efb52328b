import Testing

@testable import Motion

@Suite("Phase sequences")
struct PhaseSequenceTests {
  @Test("each change begins when the one before is logically complete")
  func changes() {
    let sequence = PhaseSequence(["a", "b", "c"]) { phase in
      phase == "b" ? .spring(duration: 0.4) : .linear(duration: 1)
    }
    let changes = sequence.changes(cycles: 2)
    #expect(changes.map(\.phase) == [1, 2, 0, 1, 2, 0])
    for (change, time) in zip(changes, [0, 0.4, 1.4, 2.4, 2.8, 3.8]) {
      #expect(abs(change.time - time) < 1e-12)
    }
    #expect(changes[0].animation == .spring(duration: 0.4))
    for (time, phase) in [(-1, 0), (0, 1), (0.3, 1), (0.4, 2), (1.4, 0), (2.4, 1), (2401, 2)] {
      #expect(sequence.phase(at: Double(time)) == phase)
    }
  }

  @Test("changes without animation, single phases and none at all are defined")
  func degenerate() {
    #expect(PhaseSequence([Int]()).phase(at: 1) == nil)
    #expect(PhaseSequence([1]).changes().isEmpty)
    let immediate = PhaseSequence([1, 2]) { _ in nil }
    #expect(immediate.cycleDuration == 0)
    #expect(immediate.changes(cycles: 5).count == 2)
    #expect(immediate.phase(at: 3) == 0)
    let endless = PhaseSequence([1, 2, 3]) { _ in .linear(duration: 1).repeatForever() }
    #expect(endless.changes(cycles: 3).map(\.phase) == [1])
    #expect(endless.phase(at: 1e9) == 1)
  }
}
