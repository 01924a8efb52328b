import Animate

/// How films are encoded.
struct EncodingOptions {
  var quality = Quality.good
  var crf: Double?
  var loop: Loop?

  static var options: [Option<EncodingOptions>] {
    [
      Option(
        "--quality", value: .oneOfCases, to: \.quality,
        help: "how carefully to encode [good]"),
      Option(
        "--crf", value: ValueFormat.number("N", 0...51), to: \.crf,
        help: "constant rate factor of H.264, from 0, lossless, to 51; instead of the quality's"),
      Option(
        "--loop", value: ValueFormat.loop, to: \.loop,
        help: "how often a GIF plays, forever or a number [the scene's]"),
    ]
  }
}

extension EncodingOptions {
  /// The options with `loop` where the command line says nothing of it.
  func with(loop: Loop) -> EncodingOptions {
    var options = self
    options.loop = self.loop ?? loop
    return options
  }

  func apply(to settings: inout EncodingSettings) {
    settings.quality = quality
    settings.constantRateFactor = crf
    settings.loop = loop ?? .forever
  }
}
