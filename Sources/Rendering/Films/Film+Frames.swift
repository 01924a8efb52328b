public import Drawing
public import Media
import Raster
import Synchronization
public import Views

extension Film {
  /// The picture of one moment, `scale` pixels a point.
  ///
  /// Who wants many keeps a stage and a rasterizer; this makes both anew.
  public func bitmap(at time: Double, scale: Double = 1) -> Bitmap {
    Rasterizer.render(makeStage().drawing(at: time), scale: scale)
  }

  /// The hashes of all frames, as `hash` prints them: SHA-256 of the pixels, straight RGBA.
  ///
  /// The frames are drawn by as many threads as there are processors.
  ///
  /// - Throws: `RenderError` when the film has no end or a canvas that is too small or too large.
  public func frameHashes(scale: Double = 1) throws(RenderError) -> FrameHashes {
    guard let clip = Clip(self) else {
      throw .output(.unexpected("a film without an end has no list of frames; give it a duration"))
    }
    guard let pixels = PixelSize(size, scale: scale) else {
      throw .output(.unexpected("a canvas of \(size) at scale \(scale) has no pixels"))
    }
    let hashes = Mutex(
      FrameHashes(width: pixels.width, height: pixels.height, frameRate: clip.frameRate))
    let sink = HashSink(frameCount: clip.frames.count) { frame, hash in
      hashes.withLock { $0.frames[frame] = hash }
    }
    let output = RenderOutput(sink, frameRate: clip.frameRate, firstFrame: 0)
    try Renderer(FilmSource(self, size: pixels, scale: scale)).render(to: [output])
    return hashes.withLock { $0 }
  }
}
