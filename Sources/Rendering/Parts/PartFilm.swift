public import Media

/// What a part of a film is a part of: parts fit together when this is equal, to the last setting.
public struct PartFilm: Codable, Sendable, Hashable {
  /// The version of the program that renders.
  public var program: String
  /// The versions of the libraries that encode.
  public var libraries: [String: String]
  /// The SHA-256 of the scene, or of the program that is the film; nil for a scene from a pipe.
  public var source: String?
  /// Values of the state that the command line gives, as `name=value`.
  public var assignments: [String]
  /// The format's usual extension.
  public var format: String
  /// Pixels a point.
  public var scale: Double
  public var clip: PartClip
  public var encoding: PartEncoding
  public var audio: [PartSound]
  /// What is heard of touches and typing; nil when nothing is.
  public var cues: [PartCue]?
}

/// The frames of the film that is to be joined.
public struct PartClip: Codable, Sendable, Hashable {
  public var width: Int
  public var height: Int
  /// As in `60/1`.
  public var frameRate: String
  public var frames: Int
  /// The number of the first frame in the whole film.
  public var firstFrame: Int
  public var duration: Double?
}

/// How the film is to be encoded.
public struct PartEncoding: Codable, Sendable, Hashable {
  public var quality: String
  public var codec: String?
  public var bitrate: Int?
  public var crf: Double?
  public var isTransparent: Bool
  /// 0 is for ever.
  public var loop: Int
  public var gifColors: Int?
  /// Red, green and blue.
  public var matte: [UInt8]?
}

/// A sound of the film.
public struct PartSound: Codable, Sendable, Hashable {
  public var path: String
  public var start: Double
  public var from: Double
  public var to: Double?
  public var isLooped: Bool
  public var volume: Double
  public var fadeIn: Double
  public var fadeOut: Double
}

extension PartFilm {
  /// The description of a clip that is encoded with `settings`.
  ///
  /// - Parameters:
  ///   - program: The version of the program.
  ///   - source: The SHA-256 of the scene.
  ///   - assignments: Values of the state.
  ///   - format: What the clip becomes.
  ///   - scale: Pixels a point.
  ///   - settings: Those of the whole clip.
  public init(
    program: String, source: String?, assignments: [String], format: OutputFormat, scale: Double,
    settings: EncodingSettings
  ) {
    (self.program, self.source, self.assignments) = (program, source, assignments)
    libraries = Dictionary(uniqueKeysWithValues: FFmpegLibraries.versions.map { ($0, $1) })
    (self.format, self.scale) = (format.extensions.first ?? format.name, scale)
    clip = PartClip(settings)
    encoding = PartEncoding(settings)
    audio = settings.audio.map(PartSound.init)
    cues = settings.cues.isEmpty ? nil : settings.cues.map(PartCue.init)
  }
}

extension PartClip {
  init(_ settings: EncodingSettings) {
    self.init(
      width: settings.width, height: settings.height, frameRate: settings.frameRate.description,
      frames: settings.frameCount, firstFrame: settings.firstFrameNumber,
      duration: settings.duration)
  }
}

extension PartEncoding {
  init(_ settings: EncodingSettings) {
    var loop = 0
    if case .times(let times) = settings.loop { loop = times }
    self.init(
      quality: settings.quality.rawValue, codec: settings.codec, bitrate: settings.bitrate,
      crf: settings.constantRateFactor, isTransparent: settings.isTransparent, loop: loop,
      gifColors: settings.gifColors, matte: settings.matte.map { [$0.red, $0.green, $0.blue] })
  }
}

extension PartSound {
  init(_ track: AudioTrack) {
    let end = track.range.upperBound
    self.init(
      path: track.input.name, start: track.start, from: track.range.lowerBound,
      to: end.isFinite ? end : nil, isLooped: track.isLooped, volume: track.volume,
      fadeIn: track.fadeIn, fadeOut: track.fadeOut)
  }

  /// The sound as encoders take it.
  var track: AudioTrack {
    var track = AudioTrack(.file(path: path))
    (track.start, track.isLooped, track.volume) = (start, isLooped, volume)
    (track.fadeIn, track.fadeOut) = (fadeIn, fadeOut)
    let end = to ?? .infinity
    if from <= end { track.range = from...end }
    return track
  }
}
