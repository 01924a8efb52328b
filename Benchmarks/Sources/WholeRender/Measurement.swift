import Animate
import Foundation

/// What a scene costs: painting its frames, encoding them, and both as one render.
struct Measurement {
  let film: Film
  let scale: Double
  let clip: Clip

  let size: PixelSize

  /// What `clip` costs in pictures of `film` at `scale` pixels a point; nil when these are too large.
  init?(film: Film, scale: Double, clip: Clip) {
    guard let size = PixelSize(film.size, scale: scale) else { return nil }
    (self.film, self.scale, self.clip, self.size) = (film, scale, clip, size)
  }

  /// CPU milliseconds per frame of painting alone: views, layout, motion and pixels.
  func painting() -> Double {
    perFrame {
      let painter = FilmSource(film, size: size, scale: scale).makePainter()
      for frame in clip.frames { painter.paint(at: clip.frameRate.time(ofFrame: frame)) }
    }
  }

  /// CPU milliseconds per frame of the drawings alone: views, layout and motion.
  func staging() -> Double {
    perFrame {
      let stage = film.makeStage()
      for frame in clip.frames { _ = stage.drawing(at: clip.frameRate.time(ofFrame: frame)) }
    }
  }

  /// CPU milliseconds per frame of encoding frames that are painted beforehand.
  func encoding() throws -> Double {
    let painter = FilmSource(film, size: size, scale: scale).makePainter()
    let pictures = clip.frames.map { frame in
      painter.paint(at: clip.frameRate.time(ofFrame: frame))
      return painter.bitmap
    }
    let output = try makeOutput()
    defer { output.sink.abandon() }
    return try perFrame {
      for segment in output.sink.segments {
        let encoder = try output.sink.makeSegmentEncoder(frames: segment)
        for frame in segment { try encoder.encode(pictures[frame]) }
        try output.sink.append(try encoder.finish())
      }
      try output.sink.finish()
    }
  }

  /// CPU milliseconds per frame of the whole render.
  func rendering(jobs: Int) throws -> Double {
    let output = try makeOutput()
    let source = FilmSource(film, size: size, scale: scale)
    return try perFrame { try Renderer(source, jobs: jobs).render(to: [output]) }
  }

  /// Wall milliseconds per frame of encoding frames that are painted beforehand and of the whole
  /// render, in turn, by two jobs: the least of some rounds.
  func wallTimes(rounds: Int) throws -> (encoding: Double, rendering: Double) {
    let painted = PaintedSource(clip, FilmSource(film, size: size, scale: scale))
    var best = (encoding: Double.infinity, rendering: Double.infinity)
    for _ in 0..<rounds {
      best.encoding = min(best.encoding, try wallTime(of: painted))
      best.rendering = min(
        best.rendering, try wallTime(of: FilmSource(film, size: size, scale: scale)))
    }
    return best
  }

  private func wallTime(of source: any FrameSource) throws -> Double {
    let output = try makeOutput()
    let start = ContinuousClock.now
    try Renderer(source, jobs: 2).render(to: [output])
    return (ContinuousClock.now - start) / .milliseconds(1) / Double(clip.frames.count)
  }

  private func makeOutput() throws -> RenderOutput {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("whole-render.mp4")
    return try RenderOutput(path: file.path, clip: clip, size: size)
  }

  private func perFrame(_ body: () throws -> Void) rethrows -> Double {
    let start = processMilliseconds()
    try body()
    return (processMilliseconds() - start) / Double(clip.frames.count)
  }
}

/// Frames that were painted beforehand.
struct PaintedSource: FrameSource {
  private let clip: Clip
  private let pictures: [Bitmap]
  private let changes: [Range<Int>]

  init(_ clip: Clip, _ source: some FrameSource) {
    let painter = source.makePainter()
    self.clip = clip
    var (pictures, changes) = ([Bitmap](), [Range<Int>]())
    for frame in clip.frames {
      painter.paint(at: clip.frameRate.time(ofFrame: frame))
      pictures.append(painter.bitmap)
      changes.append(painter.changedRows)
    }
    (self.pictures, self.changes) = (pictures, changes)
  }

  func makePainter() -> any FramePainter { Painter(self) }

  private final class Painter: FramePainter {
    private let source: PaintedSource
    private var index = 0

    init(_ source: PaintedSource) { self.source = source }

    var bitmap: Bitmap { source.pictures[index] }
    var changedRows: Range<Int> { source.changes[index] }

    func paint(at time: Double) {
      index = Int((time * source.clip.frameRate.framesPerSecond).rounded())
    }
  }
}

/// The CPU time of all threads of this process.
func processMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The most memory that this process has held, in MiB.
func peakMemory() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return Double(usage.ru_maxrss) / 1024
}
