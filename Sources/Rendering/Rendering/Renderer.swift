import Foundation
import Media

/// Turns the frames of a source into files.
///
/// The frames are cut into segments whose length the sinks choose. Each of several threads takes
/// the next segment, paints and encodes its frames, and hands it back; the calling thread appends
/// the segments in order. How many threads there are changes nothing in what is written, and
/// memory doesn't grow with the number of frames.
public struct Renderer: Sendable {
  /// What is rendered.
  public var source: any FrameSource
  /// How many threads paint and encode; at least one.
  public var jobs: Int
  /// Whether a cancelled render leaves its outputs with the frames that are done.
  public var keepsPartial = false

  /// A renderer of `source` that works on `jobs` segments at a time.
  public init(_ source: any FrameSource, jobs: Int = Renderer.processorCount) {
    (self.source, self.jobs) = (source, max(1, jobs))
  }

  /// How many processors this process may use.
  public static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Writes all outputs, or none of them.
  ///
  /// With `keepsPartial` a cancelled render leaves what was appended, in formats that allow that.
  /// Outputs of the same frames and segment length share one pass over the scene. When one fails or
  /// the render is cancelled all are abandoned; of several errors the first is thrown.
  ///
  /// - Parameters:
  ///   - outputs: Where the frames go.
  ///   - cancellation: Looked at between any two frames.
  ///   - progress: Called on this thread several times a second, and after the last frame.
  /// - Throws: What went wrong first, or that the render was cancelled.
  public func render(
    to outputs: [RenderOutput], cancellation: Cancellation = Cancellation(),
    progress: (RenderProgress) -> Void = { _ in }
  ) throws(RenderError) {
    do {
      let passes = RenderPass.grouping(outputs, source: source, jobs: jobs)
      let frameCount = passes.reduce(0) { $0 + $1.frameCount }
      var framesBefore = 0
      for pass in passes {
        try pass.run(cancellation: cancellation) { framesDone in
          progress(
            RenderProgress(framesDone: framesBefore + framesDone, frameCount: frameCount))
        }
        framesBefore += pass.frameCount
      }
      try finish(outputs)
    } catch {
      for output in outputs { end(output.sink, after: error) }
      throw error
    }
  }

  private func end(_ sink: any FrameSink, after error: RenderError) {
    if case .cancelled = error, keepsPartial, (try? sink.finishEarly()) != nil { return }
    sink.abandon()
  }

  private func finish(_ outputs: [RenderOutput]) throws(RenderError) {
    for output in outputs {
      do { try output.sink.finish() } catch { throw .output(error) }
    }
  }
}
