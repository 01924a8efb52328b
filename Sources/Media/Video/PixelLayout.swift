import CFFmpeg

/// How an encoder wants its pixels; those with alpha want colours that aren't multiplied by it.
enum PixelLayout: Sendable {
  /// Planes of BT.709 in limited range with chroma halved both ways, on the left pixels.
  case yuv420
  case yuva420
  /// The same with whole chroma and 10 bits a sample.
  case yuv444p10
  case yuva444p10
  /// JPEG's: BT.601 in full range with whole chroma.
  case yuvj444
  case rgb
  case rgba
  case argb
  case bgra

  /// FFmpeg's name for it.
  var format: AVPixelFormat {
    switch self {
    case .yuv420: AV_PIX_FMT_YUV420P
    case .yuva420: AV_PIX_FMT_YUVA420P
    case .yuv444p10: AV_PIX_FMT_YUV444P10LE
    case .yuva444p10: AV_PIX_FMT_YUVA444P10LE
    case .yuvj444: AV_PIX_FMT_YUVJ444P
    case .rgb: AV_PIX_FMT_RGB24
    case .rgba: AV_PIX_FMT_RGBA
    case .argb: AV_PIX_FMT_ARGB
    case .bgra: AV_PIX_FMT_BGRA
    }
  }

  /// Whether it is luma and chroma by BT.709.
  var isBT709: Bool {
    switch self {
    case .yuv420, .yuva420, .yuv444p10, .yuva444p10: true
    case .yuvj444, .rgb, .rgba, .argb, .bgra: false
    }
  }

  /// The places of R, G, B and A in a packed pixel, and how many bytes that has; nil for planes.
  var packing: (places: [UInt8], bytes: Int32)? {
    switch self {
    case .rgb: ([0, 1, 2, 0], 3)
    case .rgba: ([0, 1, 2, 3], 4)
    case .argb: ([1, 2, 3, 0], 4)
    case .bgra: ([2, 1, 0, 3], 4)
    case .yuv420, .yuva420, .yuv444p10, .yuva444p10, .yuvj444: nil
    }
  }
}

extension PixelLayout {
  /// Whether there is one sample of chroma for four pixels.
  var isHalved: Bool {
    switch self {
    case .yuv420, .yuva420: true
    default: false
    }
  }
}
