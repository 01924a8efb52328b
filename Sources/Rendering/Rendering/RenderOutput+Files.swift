public import Media

extension RenderOutput {
  /// A file or a sequence of files.
  ///
  /// - Parameters:
  ///   - path: Where to write.
  ///   - format: The format; unless given, the one that `path` asks for.
  ///   - clip: Which frames; a format that can't show their rate gets the same time at its own.
  ///   - size: The size of the frames.
  ///   - adjust: Changes settings from their defaults; sounds start in seconds of the film.
  /// - Throws: When the path can't be written or the format can't hold the clip.
  public init(
    path: String, format: OutputFormat? = nil, clip: Clip, size: PixelSize,
    adjust: (inout EncodingSettings) -> Void = { _ in }
  ) throws(MediaError) {
    let format = if let format { format } else { try OutputFormat(path: path) }
    let clip = clip.adapted(to: format)
    var settings = EncodingSettings(
      width: size.width, height: size.height, frameRate: clip.frameRate,
      frameCount: clip.frames.count)
    settings.duration = clip.duration
    settings.firstFrameNumber = clip.frames.lowerBound
    adjust(&settings)
    for index in settings.audio.indices { settings.audio[index].start -= clip.start }
    self.init(
      try format.makeSink(path: path, settings: settings), frameRate: clip.frameRate,
      firstFrame: clip.frames.lowerBound)
  }
}
