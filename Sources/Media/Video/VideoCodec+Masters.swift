// What is encoded for further work: every frame by itself or without loss.

extension VideoCodec {
  /// Apple ProRes 4444, which editors read; alpha within 1 of 255.
  static let proRes = VideoCodec(
    name: "prores", title: "ProRes 4444", encoders: ["prores_ks"], opaque: .yuv444p10,
    transparent: .yuva444p10, sides: 1...8192
  ) { _, choices in
    let bits =
      switch choices.quality {
      case .draft: 1000
      case .good: 2400
      case .best: 6000
      }
    return [
      "profile": "4444", "vendor": "apl0", "alpha_bits": choices.isTransparent ? "16" : "0",
      "bits_per_mb": "\(bits)",
    ]
  }

  /// Apple's Animation codec: runs of equal pixels, without loss.
  static let animation = VideoCodec(
    name: "qtrle", title: "QuickTime Animation", encoders: ["qtrle"], opaque: .rgb,
    transparent: .argb
  ) { _, _ in [:] }

  /// PNG frames.
  static let png = VideoCodec(
    name: "png", title: "PNG", encoders: ["png"], opaque: .rgb, transparent: .rgba
  ) { _, _ in ["pred": "up"] }

  /// A lossless codec for archives.
  static let ffv1 = VideoCodec(
    name: "ffv1", title: "FFV1", encoders: ["ffv1"], opaque: .bgra, transparent: .bgra
  ) { _, _ in ["coder": "1"] }
}
