public import Views

extension Film {
  /// The film's frames at some times, as pixels of `scale` to a point.
  ///
  /// - Returns: nil when the frames would be too large to be pictures.
  public func frames(at times: [Double], scale: Double) -> [ContactSheet.Frame]? {
    guard let size = PixelSize(self.size, scale: scale) else { return nil }
    let painter = FilmSource(self, size: size, scale: scale).makePainter()
    return times.map { time in
      painter.paint(at: time)
      return ContactSheet.Frame(time: time, bitmap: painter.bitmap)
    }
  }
}
