import CFFmpeg

/// A kind of file that video is put in.
struct VideoContainer: Sendable {
  /// The name in messages.
  let title: String
  let extensions: [String]
  let summary: String
  /// FFmpeg's name of the muxer.
  let muxer: String
  /// The codecs that it can hold, the usual one first.
  let codecs: [VideoCodec]
  /// Whether a player of it is held up by an index at the end, which can be moved to the front.
  var hasMovableIndex = false
  /// FFmpeg's name of the audio encoder that is usual in it.
  var audioEncoder = "aac"

  static let mp4 = VideoContainer(
    title: "MP4", extensions: ["mp4", "m4v"], summary: "H.264 video, plays everywhere",
    muxer: "mp4", codecs: [.h264, .hevc, .av1], hasMovableIndex: true)

  static let mov = VideoContainer(
    title: "MOV", extensions: ["mov"],
    summary: "QuickTime for editors; with transparency as ProRes 4444, qtrle or PNG", muxer: "mov",
    codecs: [.h264, .hevc, .proRes, .animation, .png], hasMovableIndex: true)

  static let matroska = VideoContainer(
    title: "Matroska", extensions: ["mkv"],
    summary: "any codec; lossless with transparency as FFV1",
    muxer: "matroska", codecs: [.h264, .hevc, .av1, .vp9, .ffv1], audioEncoder: "libopus")

  static let webM = VideoContainer(
    title: "WebM", extensions: ["webm"],
    summary: "VP9 or AV1 for browsers, with transparency as VP9",
    muxer: "webm", codecs: [.vp9, .av1], audioEncoder: "libopus")

  /// The codec that the settings ask for, and the name of its encoder.
  func codec(
    for settings: EncodingSettings
  ) throws(MediaError) -> (codec: VideoCodec, encoder: String) {
    let keepsAlpha = settings.isTransparent && settings.matte == nil
    let suitable = keepsAlpha ? codecs.filter { $0.transparent != nil } : codecs
    guard !suitable.isEmpty else {
      throw .unsuitable(
        format: title, problem: "it can't be transparent",
        remedy: "write .webm, .mov, .gif, .apng, .webp or .png, or put it on a --matte")
    }
    guard let name = settings.codec else { return try available(among: suitable) }
    guard let codec = codecs.first(where: { $0.name == name.lowercased() }) else {
      throw .unsuitable(
        format: title, problem: "it holds no codec called \"\(name)\"",
        remedy: "choose \(list(suitable))")
    }
    guard !keepsAlpha || codec.transparent != nil else {
      throw .unsuitable(
        format: title, problem: "\(codec.title) can't be transparent",
        remedy: "choose \(list(suitable)), or put it on a --matte")
    }
    return try available(among: [codec])
  }

  // The first codec that this FFmpeg has an encoder of.
  private func available(
    among wanted: [VideoCodec]
  ) throws(MediaError) -> (codec: VideoCodec, encoder: String) {
    for codec in wanted {
      if let encoder = codec.availableEncoder { return (codec, encoder) }
    }
    let others = codecs.filter { $0.availableEncoder != nil }
    throw .missingEncoder(
      name: wanted.map { $0.encoders.joined(separator: " or ") }.joined(separator: " or "),
      remedy: others.isEmpty
        ? "install one that was built with it, such as Debian's libavcodec59"
        : "\(title) can be written with --codec \(list(others))")
  }

  private func list(_ codecs: [VideoCodec]) -> String {
    codecs.map(\.name).joined(separator: ", ")
  }

  /// The format for the table of formats.
  var format: OutputFormat {
    OutputFormat(
      name: title, extensions: extensions, summary: summary,
      codecs: codecs.map {
        OutputFormat.Codec(
          name: $0.name, title: $0.title, isAvailable: $0.availableEncoder != nil,
          canBeTransparent: $0.transparent != nil)
      },
      canBeTransparent: codecs.contains { $0.transparent != nil }, hasSound: true
    ) { path, settings throws(MediaError) in
      try VideoSink(path: path, settings: settings, container: self)
    }
  }
}

extension OutputFormat {
  /// H.264 in MP4: plays everywhere.
  public static let mp4 = VideoContainer.mp4.format
  /// For editors, with transparency.
  public static let mov = VideoContainer.mov.format
  /// Any codec.
  public static let matroska = VideoContainer.matroska.format
  /// For browsers, with transparency.
  public static let webM = VideoContainer.webM.format
}
