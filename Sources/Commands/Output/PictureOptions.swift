import Rendering

/// How large pictures are made.
struct PictureOptions {
  var scale = 1.0

  static var options: [Option<PictureOptions>] {
    [
      Option(
        "--scale", value: .number("FACTOR", 0.01...100), to: \.scale,
        help: "pixels per point; 2 gives a picture twice as wide and high [1]")
    ]
  }
}

extension PictureOptions {
  /// The pixels of a film's frames.
  func pixelSize(of film: Film) throws(Failure) -> PixelSize {
    if let size = PixelSize(film.size, scale: scale) { return size }
    let points = "\(plain(film.size.width))×\(plain(film.size.height))"
    throw Failure(
      .badScene, "a canvas of \(points) points at scale \(plain(scale)) is no picture",
      remedy: "a side may have 1 to \(PixelSize.longestSide) pixels, and a picture"
        + " \(PixelSize.mostPixels) of them; see --size and --scale")
  }
}
