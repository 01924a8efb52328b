public import Drawing
public import Media

extension Bitmap {
  /// Writes the bitmap as a picture, in the format that the path asks for unless it is given.
  public func write(to path: String, as format: OutputFormat? = nil) throws(MediaError) {
    let format = if let format { format } else { try OutputFormat(path: path) }
    let settings = EncodingSettings(
      width: width, height: height, frameRate: .default, frameCount: 1)
    let sink = try format.makeSink(path: path, settings: settings)
    do {
      let encoder = try sink.makeSegmentEncoder(frames: 0..<1)
      try encoder.encode(self)
      try sink.append(try encoder.finish())
      try sink.finish()
    } catch {
      sink.abandon()
      throw error
    }
  }
}
