import Drawing
import Raster
public import Views

/// A film's frames at a size in pixels.
public struct FilmSource: FrameSource {
  private let film: Film
  private let scale: Double
  private let size: PixelSize
  private let start: Double

  /// The frames of `film` in pictures of `size`, at `scale` pixels a point; time 0 of the source is
  /// `start` of the film.
  public init(_ film: Film, size: PixelSize, scale: Double = 1, start: Double = 0) {
    (self.film, self.size, self.scale, self.start) = (film, size, scale, start)
  }

  public func makePainter() -> any FramePainter {
    FilmPainter(film.makeStage(), scale: scale, size: size, start: start)
  }
}

/// Plays a film on a stage of its own and rasterizes what changes from frame to frame.
private final class FilmPainter: FramePainter {
  private let stage: Stage
  private let scale: Double
  private let start: Double
  private let rasterizer: FrameRasterizer
  private(set) var changedRows = 0..<0

  init(_ stage: Stage, scale: Double, size: PixelSize, start: Double) {
    (self.stage, self.scale, self.start) = (stage, scale, start)
    rasterizer = FrameRasterizer(width: size.width, height: size.height)
  }

  var bitmap: Bitmap { rasterizer.bitmap }

  func paint(at time: Double) {
    changedRows = rasterizer.draw(stage.drawing(at: start + time), scale: scale).rows
  }
}
