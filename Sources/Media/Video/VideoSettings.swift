import CFFmpeg
import Drawing

/// How a clip is to be encoded: everything that its picture depends on.
struct VideoSettings: Sendable {
  let codec: VideoCodec
  let encoderName: String
  let layout: PixelLayout
  /// The size of the frames as they come.
  let width: Int
  let height: Int
  let frameRate: FrameRate
  let frameCount: Int
  /// What translucent pixels are put on; nil keeps them.
  let matte: Matte?
  let bitrate: Int?
  let options: CodecOptions

  init(_ settings: EncodingSettings, _ container: VideoContainer) throws(MediaError) {
    let (codec, encoder) = try container.codec(for: settings)
    try settings.check(format: container.title, longestSide: codec.sides.upperBound)
    guard min(settings.width, settings.height) >= codec.sides.lowerBound else {
      throw .unsuitable(
        format: codec.title, problem: "\(settings.width)×\(settings.height) pixels are too few",
        remedy: "a side must have \(codec.sides.lowerBound); choose another --codec")
    }
    (self.codec, encoderName) = (codec, encoder)
    (width, height) = (settings.width, settings.height)
    (frameRate, frameCount) = (settings.frameRate, settings.frameCount)
    bitrate = settings.bitrate
    let isTransparent = settings.isTransparent && settings.matte == nil
    layout = isTransparent ? codec.transparent ?? codec.opaque : codec.opaque
    matte = isTransparent ? nil : settings.matte ?? .black
    try Self.check(settings, codec, container)
    options = codec.options(
      encoder,
      VideoChoices(
        quality: settings.quality, rateFactor: settings.constantRateFactor,
        bitrate: settings.bitrate, isTransparent: isTransparent))
  }

  private static func check(
    _ settings: EncodingSettings, _ codec: VideoCodec, _ container: VideoContainer
  ) throws(MediaError) {
    if let factor = settings.constantRateFactor {
      guard let range = codec.rateFactors else {
        throw .unsuitable(
          format: codec.title, problem: "it has no constant rate factor",
          remedy: "leave --crf out; --quality chooses how carefully it encodes")
      }
      guard range.contains(factor) else {
        throw .unsuitable(
          format: codec.title, problem: "a constant rate factor of \(factor) is none",
          remedy: "it is between 0 (best) and \(Int(range.upperBound)) (worst)")
      }
    }
    guard let bitrate = settings.bitrate else { return }
    guard codec.rateFactors != nil else {
      throw .unsuitable(
        format: codec.title, problem: "its bit rate can't be chosen", remedy: "leave --bitrate out")
    }
    guard (1000...1_000_000_000).contains(bitrate), settings.constantRateFactor == nil else {
      throw .unsuitable(
        format: codec.title,
        problem: settings.constantRateFactor == nil
          ? "\(bitrate) bits a second is no sensible rate"
          : "a bit rate and a constant rate factor exclude one another",
        remedy: "give --bitrate between 1k and 1000M, or --crf")
    }
  }

  /// 4:2:0 halves both sides, so each is made even by a copy of its last pixel.
  var paddedWidth: Int { codec.needsEvenSides ? width + width % 2 : width }
  var paddedHeight: Int { codec.needsEvenSides ? height + height % 2 : height }

  /// The most frames between two entry points: 2 seconds, which players seek in comfortably.
  ///
  /// Slow clips have longer ones, since each begins with a whole picture; those of a thousand frames
  /// a second and more have shorter ones.
  var groupLength: Int {
    Int(min(2000, max(12, 2 * frameRate.framesPerSecond)).rounded())
  }

  /// The length of the segments, each of which is a group.
  ///
  /// A short clip has an even number of them, of one length, so that two processors have the same to
  /// do; one of less than half a group is a single segment.
  var segmentLength: Int {
    var count = (frameCount + groupLength - 1) / groupLength
    if count % 2 == 1, count < 8, 2 * frameCount >= groupLength { count += 1 }
    return (frameCount + count - 1) / count
  }

  var notes: [String] {
    var notes: [String] = []
    if paddedWidth != width || paddedHeight != height {
      notes.append(
        """
        \(codec.title) needs even sides: \(width)×\(height) was padded to \
        \(paddedWidth)×\(paddedHeight) by repeating the last pixels.
        """)
    }
    if matte == nil, let note = codec.transparencyNote { notes.append(note) }
    return notes
  }
}
