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
