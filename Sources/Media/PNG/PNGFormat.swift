extension OutputFormat {
  /// One picture, lossless, with transparency.
  public static let png = OutputFormat(
    name: "PNG", extensions: ["png"], summary: "one picture, lossless, with transparency",
    isStill: true
  ) { path, settings throws(MediaError) in
    try PNGStillSink(path: path, settings: settings)
  }

  /// A picture a frame: `frames/` or `frames/%04d.png`.
  public static let pngSequence = OutputFormat(
    name: "PNG sequence", extensions: [],
    summary: "a picture a frame: a directory (frames/) or a pattern (frames/%04d.png)",
    matches: { SequencePattern(path: $0) != nil }
  ) { path, settings throws(MediaError) in
    try PNGSequenceSink(
      pattern: SequencePattern(path: path) ?? SequencePattern(directory: path), settings: settings)
  }
}

/// A side may be longer by the format; this much keeps all sums in 32 bits.
let longestPNGSide = 1 << 16
