import CFFmpeg
import Drawing

extension PictureKind {
  /// For photographs, with whole chroma; translucent pixels are put on black or the matte.
  static let jpeg = PictureKind(
    title: "JPEG", extensions: ["jpg", "jpeg"], longestSide: 65500, encoder: "mjpeg",
    canBeTransparent: false
  ) { frame, settings throws(MediaError) in
    // The quantizer's scale, from 1, best, to 31.
    let scale: Int32 =
      switch settings.quality {
      case .draft: 6
      case .good: 2
      case .best: 1
      }
    let encoder = try PictureEncoder(
      "mjpeg", .yuvj444, width: frame.width, height: frame.height, matte: settings.matte ?? .black,
      options: ["huffman": "optimal"]
    ) {
      $0.flags |= AV_CODEC_FLAG_QSCALE
      $0.global_quality = scale * FF_QP2LAMBDA
      $0.qmin = min($0.qmin, scale)
    }
    return try encoder.encode(frame)
  }
}
