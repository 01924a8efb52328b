public import Drawing

/// A kind of file that frames can be written to.
///
/// To add one, write a file with a `FrameSink` and a constant like those of the other formats, and
/// put the constant in the table `all`.
public struct OutputFormat: Sendable {
  /// A way to encode that a format can hold.
  public struct Codec: Sendable, Hashable {
    /// What `EncodingSettings.codec` calls it.
    public let name: String
    /// Its name in texts.
    public let title: String
    /// Whether this FFmpeg has an encoder of it.
    public let isAvailable: Bool
    public let canBeTransparent: Bool
  }

  /// The format's name in messages.
  public let name: String
  /// The extensions that stand for it, in lower case, the usual one first.
  public let extensions: [String]
  /// One line on what it is for.
  public let summary: String
  /// The codecs to choose from, the usual one first; none where there is no choice.
  public var codecs: [Codec] = []
  /// Whether it holds one picture only.
  public var isStill = false
  /// Whether one picture makes a file of it, too.
  public var canBeStill: Bool { isStill || holdsStills }
  var holdsStills = false
  /// Whether it can hold transparency.
  public var canBeTransparent = false
  /// Whether it can have sound.
  public var hasSound = false
  /// Whether it can be written to a pipe, from its first byte to its last.
  public var canBePiped = true
  /// Whether a clip can be joined from parts; pictures are files of their own.
  public var canBeJoined: Bool { !isStill && !extensions.isEmpty }
  /// FFmpeg's encoder that it can't do without; nil for those that need none or have a choice.
  var encoder: String?
  /// Recognizes a path that asks for the format in other ways than by extension.
  var matches: @Sendable (String) -> Bool = { _ in false }
  /// The rate at which a clip is shown, given that of the scene.
  var rate: @Sendable (FrameRate) -> FrameRate = { $0 }
  /// The frames that a clip of so many seconds has at a rate of `rate`.
  var count: @Sendable (Double, FrameRate) -> Int? = { $1.frameCount(duration: $0) }
  let make: @Sendable (String, EncodingSettings) throws(MediaError) -> any FrameSink

  /// The formats, in the order in which they are tried and listed.
  public static let all: [OutputFormat] = [
    .pngSequence, .jpegSequence, .webPSequence, .mp4, .webM, .mov, .matroska, .gif, .apng,
    .png, .jpeg, .animatedWebP, .y4m, .rawRGBA, .frameHashes,
  ]
}

extension OutputFormat {
  /// The format that a path asks for.
  ///
  /// A path with a number's place such as `%04d`, one that ends in a slash, and a directory ask for
  /// a sequence of pictures; otherwise the extension decides.
  public init(path: String) throws(MediaError) {
    let suffix = FilePath(path).extension
    let match = Self.all.first { $0.matches(path) || suffix.map($0.extensions.contains) == true }
    guard let match else {
      let known = Self.all.flatMap(\.extensions)
      throw .unknownExtension(path: path, known: known)
    }
    self = match
  }

  /// Whether this FFmpeg can write it.
  public var isAvailable: Bool {
    encoder.map(hasEncoder) ?? (codecs.isEmpty || codecs.contains(where: \.isAvailable))
  }

  /// The rate at which frames are to be drawn for a scene of rate `rate`.
  ///
  /// It differs where the format's clock can't keep up: a scene of 60 frames a second becomes a GIF
  /// of 50, drawn anew at its own times.
  public func frameRate(for rate: FrameRate) -> FrameRate { self.rate(rate) }

  /// How many frames a clip of `duration` seconds has at `rate`, one of this format's rates.
  public func frameCount(duration: Double, rate: FrameRate) -> Int? { count(duration, rate) }

  /// Begins to write a clip to `path`.
  ///
  /// The settings' frame rate and count are those of this format. Throws when the path can't be
  /// written or the settings don't suit the format; then nothing has been left behind.
  public func makeSink(
    path: String, settings: EncodingSettings
  ) throws(MediaError) -> any FrameSink {
    try check(settings)
    return try make(path, settings)
  }

  private func check(_ settings: EncodingSettings) throws(MediaError) {
    if let codec = settings.codec, codecs.isEmpty {
      throw .unsuitable(
        format: name, problem: "it has no choice of codecs", remedy: "leave --codec \(codec) out")
    }
    if settings.isTransparent, settings.matte == nil, !canBeTransparent {
      let others = Self.all.filter(\.canBeTransparent).compactMap { $0.extensions.first }
      throw .unsuitable(
        format: name, problem: "it can't be transparent",
        remedy: "write .\(others.joined(separator: ", .")), or put it on a --matte")
    }
    if settings.hasSound, !hasSound {
      let others = Self.all.filter(\.hasSound).compactMap { $0.extensions.first }
      throw .unsuitable(
        format: name, problem: "it has no sound",
        remedy: "write .\(others.joined(separator: ", .")), or leave the sound out")
    }
    if settings.bitrate != nil, codecs.isEmpty {
      throw .unsuitable(
        format: name, problem: "its bit rate can't be chosen", remedy: "leave --bitrate out")
    }
    if let encoder, !hasEncoder(encoder) {
      let others = Self.all.filter(\.isAvailable).compactMap { $0.extensions.first }
      throw .missingEncoder(
        name: encoder, remedy: "it can write .\(others.joined(separator: ", ."))")
    }
  }
}
