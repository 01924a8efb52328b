import Drawing
import Media

/// Paints and encodes segments on one thread until none is left.
struct SegmentWorker {
  private let pass: RenderPass
  private let schedule: SegmentSchedule
  private let cancellation: Cancellation

  init(_ pass: RenderPass, _ schedule: SegmentSchedule, _ cancellation: Cancellation) {
    (self.pass, self.schedule, self.cancellation) = (pass, schedule, cancellation)
  }

  func run() {
    let painter = pass.source.makePainter()
    while let index = schedule.take() {
      do {
        schedule.deliver(try encode(pass.segments[index], painter), at: index)
      } catch {
        schedule.stop(error)
      }
    }
    schedule.workerEnded()
  }

  /// A segment's frames, counted from the first of the pass, as each sink wants them.
  private func encode(
    _ frames: Range<Int>, _ painter: any FramePainter
  ) throws(RenderError) -> [EncodedSegment] {
    do {
      let encoders = try pass.sinks.map { (sink) throws(MediaError) in
        try sink.makeSegmentEncoder(frames: frames)
      }
      for frame in frames {
        if cancellation.isCancelled || schedule.isStopped { throw RenderError.cancelled }
        painter.paint(at: pass.frameRate.time(ofFrame: pass.firstFrame + frame))
        let bitmap = painter.bitmap
        // What was painted before a segment's first frame is another segment's.
        let rows = frame == frames.lowerBound ? 0..<bitmap.height : painter.changedRows
        for encoder in encoders { try encoder.encode(bitmap, changing: rows) }
        schedule.frameDone()
      }
      return try encoders.map { (encoder) throws(MediaError) in try encoder.finish() }
    } catch let error as MediaError {
      throw .output(error)
    } catch {
      throw .cancelled
    }
  }
}
