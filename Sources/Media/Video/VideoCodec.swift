import CFFmpeg

/// A way to encode video: which of FFmpeg's encoders does it, how it is set up, which pixels it takes.
///
/// To add one, write a constant like the others', and name it in the containers that can hold it.
struct VideoCodec: Sendable {
  /// The name on the command line, such as `h264`.
  let name: String
  /// The name in messages, such as `H.264`.
  let title: String
  /// FFmpeg's encoders that can do it, the best first.
  let encoders: [String]
  /// What pixels are converted to; `transparent` is nil for codecs without alpha.
  let opaque: PixelLayout
  var transparent: PixelLayout?
  /// The constant rate factors it knows, from best to worst; nil for those that have none.
  var rateFactors: ClosedRange<Double>?
  /// Whether both sides must be even.
  var needsEvenSides = false
  /// What a side may have.
  var sides = 1...16384
  /// How many frames may be shown before one that is decoded earlier, where the encoder doesn't say.
  var reordering = 0
  /// The four letters that stand for it in MP4 and MOV, where the usual ones don't play everywhere.
  var tag: UInt32 = 0
  /// What the user should know of its transparency.
  var transparencyNote: String?
  /// Sets the encoder up for its name and what is wanted of it.
  let options: @Sendable (_ encoder: String, VideoChoices) -> CodecOptions

  /// The encoder that this FFmpeg has; nil when it has none.
  var availableEncoder: String? { encoders.first { avcodec_find_encoder_by_name($0) != nil } }
}

/// What is wanted of a codec.
struct VideoChoices: Sendable {
  var quality: Quality
  /// In the codec's range; nil takes that of the quality.
  var rateFactor: Double?
  /// Bits a second instead of a rate factor.
  var bitrate: Int?
  var isTransparent: Bool

  /// A rate factor as an option, unless a bit rate is wanted: `usual` is that of the quality.
  func rateFactorOption(_ name: String = "crf", usual: Double) -> CodecOptions {
    if bitrate != nil { return [:] }
    return [name: shortest(rateFactor ?? usual)]
  }

  private func shortest(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
