// What films for viewing are encoded with. The settings are those that were measured to be a good
// bargain of time, size and picture for drawn animation.

extension VideoCodec {
  static let h264 = VideoCodec(
    name: "h264", title: "H.264", encoders: ["libx264"], opaque: .yuv420, rateFactors: 0...51,
    needsEvenSides: true
  ) { _, choices in
    let (preset, usual): (String, Double) =
      switch choices.quality {
      case .draft: ("ultrafast", 20)
      case .good: ("veryfast", 18)
      case .best: ("medium", 16)
      }
    // x264 chooses among instruction sets that differ in the last bit unless told not to. On drawn
    // frames its search for the best runs of B-frames and for fractions of pixels is what takes the
    // time: without, a film is as close to its frames, a third sooner, and 8 to 28 % larger.
    // Each picture that it needn't look ahead spares ten megabytes a segment in work.
    let spared = choices.quality == .good ? ":rc-lookahead=5:b-adapt=0:bframes=3:subme=1" : ""
    return ["preset": preset, "tune": "animation"] + choices.rateFactorOption(usual: usual)
      + ["x264-params": "cpu-independent=1" + spared]
  }

  static let hevc = VideoCodec(
    name: "hevc", title: "HEVC", encoders: ["libx265"], opaque: .yuv420, rateFactors: 0...51,
    needsEvenSides: true, sides: 1...8192, reordering: 2, tag: fourLetters("hvc1")
  ) { _, choices in
    let (preset, usual): (String, Double) =
      switch choices.quality {
      case .draft: ("ultrafast", 23)
      case .good: ("veryfast", 19)
      case .best: ("medium", 17)
      }
    // One thread a segment, closed groups, and no text with the settings in the stream.
    let parameters =
      "pools=none:frame-threads=1:wpp=0:lookahead-slices=0:open-gop=0:info=0:log-level=error"
    return ["preset": preset] + choices.rateFactorOption(usual: usual)
      + ["x265-params": parameters]
  }

  static let av1 = VideoCodec(
    name: "av1", title: "AV1", encoders: ["libsvtav1", "libaom-av1"], opaque: .yuv420,
    rateFactors: 0...63, needsEvenSides: true, sides: 64...8192
  ) { encoder, choices in
    let (speed, usual): (Int, Double) =
      switch choices.quality {
      case .draft: (12, 32)
      case .good: (9, 22)
      case .best: (5, 18)
      }
    let rate = choices.rateFactorOption(usual: usual)
    guard encoder == "libsvtav1" else {
      return ["cpu-used": "\(min(8, speed))", "row-mt": "0"] + rate
    }
    return ["preset": "\(speed)", "svtav1-params": "lp=1:irefresh-type=2"] + rate
  }

  static let vp9 = VideoCodec(
    name: "vp9", title: "VP9", encoders: ["libvpx-vp9"], opaque: .yuv420, transparent: .yuva420,
    rateFactors: 0...63, sides: 1...65535,
    transparencyNote: """
      VP9 keeps transparency with small errors, as it does colours; crf 0 keeps it exactly.
      """
  ) { _, choices in
    let (speed, usual): (Int, Double) =
      switch choices.quality {
      case .draft: (8, 28)
      case .good: (4, 18)
      case .best: (1, 12)
      }
    var options: CodecOptions = [
      "deadline": choices.quality == .draft ? "realtime" : "good", "cpu-used": "\(speed)",
      "lag-in-frames": choices.quality == .draft ? "0" : "16", "row-mt": "0",
      // Frames that are never shown and alpha don't go together.
      "auto-alt-ref": choices.isTransparent || choices.quality == .draft ? "0" : "1",
    ]
    if choices.rateFactor == 0, choices.bitrate == nil { options.append("lossless", "1") }
    return options + choices.rateFactorOption(usual: usual)
  }
}

func fourLetters(_ text: String) -> UInt32 {
  text.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
}
