extension OutputFormat {
  /// One picture, lossless, with transparency.
  public static let png = still(.png, "one picture, lossless, with transparency")
  /// One picture, for photographs.
  public static let jpeg = still(.jpeg, "one picture, small, without transparency")

  /// A picture a frame: `frames/` or `frames/%04d.png`.
  public static let pngSequence = sequence(
    .png, "a picture a frame: a directory (frames/) or a pattern (frames/%04d.png)",
    isUsual: true)
  /// A picture a frame: `frames/%04d.jpg`.
  public static let jpegSequence = sequence(.jpeg, "a picture a frame: a pattern (f-%04d.jpg)")
  /// A picture a frame: `frames/%04d.webp`.
  public static let webPSequence = sequence(.webP, "a picture a frame: a pattern (f-%04d.webp)")

  private static func still(_ kind: PictureKind, _ summary: String) -> OutputFormat {
    OutputFormat(
      name: kind.title, extensions: kind.extensions, summary: summary, isStill: true,
      canBeTransparent: kind.canBeTransparent, encoder: kind.encoder
    ) { path, settings throws(MediaError) in
      try StillSink(path: path, settings: settings, kind: kind)
    }
  }

  // The usual one is what directories ask for.
  private static func sequence(
    _ kind: PictureKind, _ summary: String, isUsual: Bool = false
  ) -> OutputFormat {
    OutputFormat(
      name: kind.title + " sequence", extensions: [], summary: summary,
      canBeTransparent: kind.canBeTransparent, canBePiped: false, encoder: kind.encoder,
      matches: { path in
        (isUsual && SequencePattern.isDirectory(path))
          || SequencePattern(path: path, extensions: kind.extensions) != nil
      }
    ) { path, settings throws(MediaError) in
      let pattern =
        SequencePattern(path: path, extensions: kind.extensions)
        ?? SequencePattern(directory: path, extension: kind.extensions[0])
      return try PictureSequenceSink(pattern: pattern, settings: settings, kind: kind)
    }
  }
}
