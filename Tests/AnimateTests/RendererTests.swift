import Animate
import Foundation
import Synchronization
import Testing

@Suite struct RendererTests {
  private func output(_ sink: MemorySink, from first: Int = 0) -> RenderOutput {
    RenderOutput(sink, frameRate: oneFrameASecond, firstFrame: first)
  }

  @Test(
    "every frame arrives once and in order, however many jobs and however long the segments",
    arguments: [1, 2, 3, 8], [1, 3, 7, 64, 100])
  func order(jobs: Int, segmentLength: Int) throws {
    let sink = MemorySink(frameCount: 64, segmentLength: segmentLength)
    try Renderer(NumberSource(), jobs: jobs).render(to: [output(sink, from: 5)])
    #expect(sink.record.numbers == Array(5..<69))
    #expect(sink.record.appended == sink.segments)
    #expect(sink.record.isFinished)
    #expect(!sink.record.isAbandoned)
  }

  @Test("outputs with the same frames and segments are painted once, others each for itself")
  func passes() throws {
    let painted = Mutex(0)
    let source = NumberSource { _ in painted.withLock { $0 += 1 } }
    let sinks = [(30, 4), (30, 4), (30, 5), (20, 4)].map {
      MemorySink(frameCount: $0.0, segmentLength: $0.1)
    }
    try Renderer(source, jobs: 2).render(to: sinks.map { output($0) })
    #expect(painted.withLock { $0 } == 30 + 30 + 20)
    for sink in sinks { #expect(sink.record.numbers == Array(0..<sink.frameCount)) }
  }

  @Test(
    "an output that fails ends the render, and all outputs are abandoned",
    arguments: [MemorySink.Stage.begin, .encode, .append, .finish], [1, 3])
  func failure(stage: MemorySink.Stage, jobs: Int) {
    let good = MemorySink(frameCount: 100_000, segmentLength: 10)
    let bad = MemorySink(frameCount: 100_000, segmentLength: 10, failing: stage)
    let other = MemorySink(frameCount: 5, segmentLength: 5)
    #expect {
      try Renderer(NumberSource(), jobs: jobs).render(to: [bad, good, other].map { output($0) })
    } throws: { error in
      guard case .output(MemorySink.failure)? = error as? RenderError else { return false }
      return true
    }
    for sink in [good, bad, other] { #expect(sink.record.isAbandoned) }
    #expect(!bad.record.isFinished)
    #expect(!good.record.isFinished)
    if stage != .finish { #expect(good.record.numbers.count < 100_000) }
  }

  @Test(
    "a cancelled render ends before its last frame and abandons its outputs", arguments: [1, 4])
  func cancellation(jobs: Int) {
    let cancellation = Cancellation()
    let source = NumberSource { number in if number == 100 { cancellation.cancel() } }
    let sink = MemorySink(frameCount: 10_000_000, segmentLength: 50)
    #expect {
      try Renderer(source, jobs: jobs).render(to: [output(sink)], cancellation: cancellation)
    } throws: { error in
      guard case .cancelled? = error as? RenderError else { return false }
      return true
    }
    #expect(sink.record.isAbandoned)
    #expect(!sink.record.isFinished)
  }

  @Test("a render that was cancelled before it began paints nothing")
  func cancelledAtOnce() {
    let cancellation = Cancellation()
    cancellation.cancel()
    let source = NumberSource { Issue.record("frame \($0) was painted") }
    let sink = MemorySink(frameCount: 10, segmentLength: 5)
    #expect(throws: RenderError.self) {
      try Renderer(source).render(to: [output(sink)], cancellation: cancellation)
    }
  }

  @Test("segments behind a slow one wait for it when there are twice as many as jobs")
  func window() throws {
    let jobs = 2
    let sink = MemorySink(frameCount: 20, segmentLength: 1)
    // Frame 0 takes until the other thread has gone as far as it may, and some time more.
    let source = NumberSource { number in
      guard number == 0 else { return }
      while sink.record.begun.count < 2 * jobs { usleep(1000) }
      usleep(50_000)
    }
    try Renderer(source, jobs: jobs).render(to: [output(sink)])
    #expect(sink.record.longestLead == 2 * jobs - 1)
    #expect(sink.record.numbers == Array(0..<20))
  }

  @Test("progress never goes back, and ends with all frames of all passes")
  func progress() throws {
    let sinks = [4, 5].map { MemorySink(frameCount: 40, segmentLength: $0) }
    var seen: [RenderProgress] = []
    try Renderer(NumberSource(), jobs: 2).render(to: sinks.map { output($0) }) { seen.append($0) }
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.framesDone <= $1.framesDone })
    #expect(seen.allSatisfy { $0.frameCount == 80 })
    #expect(seen.last == RenderProgress(framesDone: 80, frameCount: 80))
  }
}
