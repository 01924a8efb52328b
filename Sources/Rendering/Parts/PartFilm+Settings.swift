import Drawing
import Foundation
public import Media

extension PartFilm {
  /// The settings that the film is encoded with; nil when the description makes no sense.
  public var settings: EncodingSettings? {
    let numbers = clip.frameRate.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, let rate = FrameRate(numbers[0], numbers[1]),
      let quality = Quality(rawValue: encoding.quality)
    else { return nil }
    var settings = EncodingSettings(
      width: clip.width, height: clip.height, frameRate: rate, frameCount: clip.frames)
    (settings.duration, settings.firstFrameNumber) = (clip.duration, clip.firstFrame)
    (settings.quality, settings.codec, settings.bitrate) = (
      quality, encoding.codec, encoding.bitrate
    )
    settings.constantRateFactor = encoding.crf
    settings.isTransparent = encoding.isTransparent
    settings.loop = Loop(count: encoding.loop)
    settings.gifColors = encoding.gifColors
    if let matte = encoding.matte, matte.count == 3 {
      settings.matte = Matte(red: matte[0], green: matte[1], blue: matte[2])
    }
    settings.audio = audio.map(\.track)
    settings.cues = (cues ?? []).compactMap(\.cue)
    return settings
  }

  /// The format that the parts become; nil when there is none of this name.
  public var outputFormat: OutputFormat? {
    OutputFormat.all.first { $0.canBeJoined && $0.extensions.first == format }
  }

  /// The key that the parts of this film share.
  ///
  /// Sounds have no part in it: they are added when the film is joined.
  public var key: PartKey {
    var silent = self
    (silent.audio, silent.cues) = ([], nil)
    return PartKey(silent.json)
  }

  /// How the film of another part differs, as the name of what does; nil when it doesn't.
  public func difference(from other: PartFilm) -> String? {
    let pairs: [(String, Bool)] = [
      ("the version of the program", program == other.program),
      ("the versions of FFmpeg's libraries", libraries == other.libraries),
      ("the scene", source == other.source), ("values of --set", assignments == other.assignments),
      ("the format", format == other.format), ("the scale", scale == other.scale),
      ("the size, rate or length", clip == other.clip),
      ("the way of encoding", encoding == other.encoding),
      ("the sound", audio == other.audio && cues == other.cues),
    ]
    return pairs.first { !$0.1 }?.0
  }

  private var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
