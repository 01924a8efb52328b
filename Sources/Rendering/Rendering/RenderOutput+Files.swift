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
    let settings = EncodingSettings(clip, size: size, adjust: adjust)
    self.init(
      try format.makeSink(path: path, settings: settings), frameRate: clip.frameRate,
      firstFrame: clip.frames.lowerBound)
  }
}

extension EncodingSettings {
  /// The settings for a clip at a rate that the format can show.
  ///
  /// - Parameters:
  ///   - clip: Which frames.
  ///   - size: The size of the frames.
  ///   - adjust: Changes settings from their defaults; sounds start in seconds of the film.
  public init(
    _ clip: Clip, size: PixelSize, adjust: (inout EncodingSettings) -> Void = { _ in }
  ) {
    self.init(
      width: size.width, height: size.height, frameRate: clip.frameRate,
      frameCount: clip.frames.count)
    duration = clip.duration
    firstFrameNumber = clip.frames.lowerBound
    adjust(&self)
    for index in audio.indices { audio[index].start -= clip.start }
    for index in cues.indices { cues[index].start -= clip.start }
  }
}
