import Rendering

/// How films are encoded.
struct EncodingOptions {
  var quality = Quality.good
  var crf: Double?
  var bitrate: Int?
  var codec: String?
  var isTransparent = false
  var matte: Matte?
  var audio: [AudioTrack] = []
  var leavesSceneSoundOut = false
  var eventSounds: EventSoundChoice?
  /// What the scene itself lets be heard; no option.
  var soundtrack: [AudioTrack] = []
  /// What is heard of touches and typing; no option.
  var cues: [AudioCue] = []
  var loop: Loop?
  var gifColors: Int?
  var mostBytes: Int?
  var keepsPartial = false
  var report: String?

  static var options: [Option<EncodingOptions>] {
    [
      Option(
        "--quality", value: .oneOfCases, to: \.quality,
        help: "how carefully to encode [good]"),
      Option(
        "--crf", value: ValueFormat.number("N", 0...63), to: \.crf,
        help: "constant rate factor, from 0, lossless, to 51 or, VP9 and AV1, 63; "
          + "instead of the quality's"),
      Option(
        "--bitrate", value: .bitrate, to: \.bitrate,
        help: "bits of video a second, such as 800k or 5M, instead of a constant quality"),
      Option(
        "--codec", value: .text("NAME", "the name of a codec"), to: \.codec,
        help: "the codec of a film, such as hevc or prores; \"animate formats\" lists them"),
      Option(
        "--transparent", flag: \.isTransparent,
        help: "keep transparency in films, by a codec that can; GIF and pictures keep it anyway"),
      Option(
        "--matte", value: .matte, to: \.matte,
        help: "the colour behind what is transparent [black where it can't be kept]"),
      Option(
        "--audio", values: .audioTrack, to: \.audio,
        help: "a sound for a film; after @ the seconds at which it begins, and with commas between "
          + "loop, from=, to=, volume=, fadeIn=, fadeOut=; may be repeated"),
      Option(
        "--no-audio", flag: \.leavesSceneSoundOut,
        help: "leave out all sounds of the scene; those of the command line are heard"),
      Option(
        "--event-sounds", value: .eventSounds, to: \.eventSounds,
        help: "which events are heard, by clicks and sounds of keys: all, touches, keys or none "
          + "[the scene's]"),
      Option(
        "--loop", value: ValueFormat.loop, to: \.loop,
        help: "how often a GIF, APNG or WebP plays, forever or a number [the scene's]"),
      Option(
        "--gif-colors", value: .wholeNumber("N", 2...256), to: \.gifColors,
        help: "how many colours a frame of a GIF may have at most [what the quality allows]"),
      Option(
        "--max-size", value: .byteCount, to: \.mostBytes,
        help: "how large a GIF may become, such as 2MB; gives up quality, then rate, then size"),
      Option(
        "--report", value: .text("FILE", "a path"), to: \.report,
        help: "write a JSON file with versions, settings, hashes and times"),
      Option(
        "--keep-partial", flag: \.keepsPartial,
        help: "leave the frames that are done when the render is interrupted"),
    ]
  }
}

extension EncodingOptions {
  /// The options with what the scene says of sound, and of what the command line leaves open.
  ///
  /// - Parameters:
  ///   - scene: The scene with the film that is rendered.
  ///   - clip: Which of its frames.
  ///   - destinations: Where to.
  /// - Returns: These options, with all that is heard.
  func with(
    _ scene: OpenedScene, _ clip: Clip, for destinations: [Destination]
  ) -> EncodingOptions {
    var options = self
    options.loop = loop ?? scene.loop
    options.soundtrack = leavesSceneSoundOut ? [] : scene.soundtrack
    let own = leavesSceneSoundOut ? nil : scene.film.eventSounds
    let sounds = eventSounds.map { $0.sounds(like: scene.film.eventSounds) } ?? own
    // To find them the film has to be played.
    if let sounds, hasOwnEventSounds || destinations.contains(where: \.format.hasSound) {
      let film = scene.film
      let end = film.duration.isFinite ? max(film.duration, clip.end) : clip.end
      options.cues = film.audioCues(sounds, until: end)
    }
    return options
  }

  /// Whether it is the command line that wants events to be heard.
  private var hasOwnEventSounds: Bool { eventSounds != nil && eventSounds != EventSoundChoice.none }

  /// Makes sure that no two of them contradict one another.
  func check() throws(Failure) {
    if isTransparent, matte != nil {
      throw .usage(
        "--transparent and --matte exclude one another", remedy: "leave one of them")
    }
    if crf != nil, bitrate != nil {
      throw .usage("--crf and --bitrate exclude one another", remedy: "leave one of them")
    }
  }

  /// What the command line says for a format.
  ///
  /// Its sounds go to the formats that have some, and are refused when there is none among them;
  /// those of the scene go where they can.
  func apply(to settings: inout EncodingSettings, _ format: OutputFormat, isSoundElsewhere: Bool) {
    if format.hasSound {
      (settings.audio, settings.cues) = (soundtrack + audio, cues)
    } else if !isSoundElsewhere {
      (settings.audio, settings.cues) = (audio, hasOwnEventSounds ? cues : [])
    }
    settings.quality = quality
    settings.constantRateFactor = crf
    settings.bitrate = bitrate
    settings.codec = codec
    settings.isTransparent = isTransparent
    settings.matte = matte
    settings.gifColors = gifColors
    settings.loop = loop ?? .forever
  }
}
