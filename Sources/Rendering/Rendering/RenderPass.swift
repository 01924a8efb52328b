import Drawing
import Foundation
import Media

/// One pass over the scene, for all outputs that can share it.
struct RenderPass: Sendable {
  let source: any FrameSource
  let sinks: [any FrameSink]
  let frameRate: FrameRate
  let firstFrame: Int
  let segments: [Range<Int>]
  let jobs: Int

  /// The fewest passes that serve all outputs, in the order in which these are given.
  static func grouping(
    _ outputs: [RenderOutput], source: any FrameSource, jobs: Int
  ) -> [RenderPass] {
    var groups: [[RenderOutput]] = []
    for output in outputs {
      if let index = groups.firstIndex(where: { $0[0].shares(output) }) {
        groups[index].append(output)
      } else {
        groups.append([output])
      }
    }
    return groups.map { RenderPass($0, source: source, jobs: jobs) }
  }

  private init(_ outputs: [RenderOutput], source: any FrameSource, jobs: Int) {
    self.source = source
    sinks = outputs.map(\.sink)
    (frameRate, firstFrame) = (outputs[0].frameRate, outputs[0].firstFrame)
    segments = sinks[0].segments
    self.jobs = min(jobs, segments.count)
  }

  /// How many frames it paints.
  var frameCount: Int { segments.last?.upperBound ?? 0 }

  /// Paints, encodes and appends all frames; tells how many are encoded as it goes.
  func run(cancellation: Cancellation, progress: (Int) -> Void) throws(RenderError) {
    let schedule = SegmentSchedule(count: segments.count, window: 2 * jobs, workers: jobs)
    for _ in 0..<jobs { startWorker(schedule, cancellation) }
    while let event = schedule.next(within: 0.1) {
      progress(schedule.framesDone)
      switch event {
      case .segment(let encoded): append(encoded, schedule)
      case .nothingYet: if cancellation.isCancelled { schedule.stop(.cancelled) }
      }
    }
    if let failure = schedule.failure { throw failure }
    progress(schedule.framesDone)
  }

  private func append(_ encoded: [EncodedSegment], _ schedule: SegmentSchedule) {
    do {
      for (sink, segment) in zip(sinks, encoded) { try sink.append(segment) }
      schedule.didAppend()
    } catch {
      schedule.stop(.output(error))
    }
  }

  /// A thread and no task: encoding blocks, and tasks share threads that mustn't be blocked.
  private func startWorker(_ schedule: SegmentSchedule, _ cancellation: Cancellation) {
    let thread = Thread {
      SegmentWorker(self, schedule, cancellation).run()
    }
    thread.stackSize = 16 << 20  // Drawings nest, and so do the calls that paint them.
    thread.name = "render"
    thread.start()
  }
}
