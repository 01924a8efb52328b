public import Media

extension RenderOutput {
  /// A file or a sequence of files, whose format is the one that `path` asks for.
  ///
  /// - Parameters:
  ///   - path: Where to write.
  ///   - clip: Which frames; a format that can't show their rate gets the same time at its own.
  ///   - size: The size of the frames.
  ///   - adjust: Changes settings from their defaults.
  /// - Throws: When the path can't be written or the format can't hold the clip.
  public init(
    path: String, clip: Clip, size: PixelSize, adjust: (inout EncodingSettings) -> Void = { _ in }
  ) throws(MediaError) {
    let format = try OutputFormat(path: path)
    let clip = clip.adapted(to: format)
    var settings = EncodingSettings(
      width: size.width, height: size.height, frameRate: clip.frameRate,
      frameCount: clip.frames.count)
    settings.duration = clip.duration
    settings.firstFrameNumber = clip.frames.lowerBound
    adjust(&settings)
    self.init(
      try format.makeSink(path: path, settings: settings), frameRate: clip.frameRate,
      firstFrame: clip.frames.lowerBound)
  }
}
