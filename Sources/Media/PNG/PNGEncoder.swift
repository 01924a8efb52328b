import CFFmpeg
import CMediaKernels
import Drawing
import Glibc

/// How hard to look for a small file.
struct PNGEffort: Sendable, Equatable {
  /// zlib's level, 1…9.
  var level: Int32
  /// How rows are predicted: FFmpeg's name.
  var prediction: String

  init(_ quality: Quality) {
    switch quality {
    case .draft: (level, prediction) = (1, "up")
    case .good: (level, prediction) = (3, "up")
    case .best: (level, prediction) = (9, "mixed")
    }
  }
}

/// The PNG file of a picture: RGB when it is opaque, else RGBA with straight alpha; sRGB.
func pngFile(_ bitmap: Bitmap, effort: PNGEffort) throws(MediaError) -> [UInt8] {
  beginLog()
  var straight = bitmap.bytes
  let hasAlpha = media_unpremultiply(straight, &straight, bitmap.width * bitmap.height) != 0
  let encoder = try PNGEncoder(
    width: bitmap.width, height: bitmap.height, hasAlpha: hasAlpha, effort: effort)
  return try encoder.encode(straight)
}

/// FFmpeg's PNG encoder, for one picture.
private final class PNGEncoder {
  private static let name = "png"
  private let hasAlpha: Bool
  private var context: UnsafeMutablePointer<AVCodecContext>?
  private var frame = av_frame_alloc()
  private var packet = av_packet_alloc()

  init(width: Int, height: Int, hasAlpha: Bool, effort: PNGEffort) throws(MediaError) {
    self.hasAlpha = hasAlpha
    guard let codec = avcodec_find_encoder_by_name(Self.name),
      let context = avcodec_alloc_context3(codec)
    else {
      throw .missingEncoder(name: Self.name, remedy: "install an FFmpeg that was built with zlib")
    }
    self.context = context
    context.pointee.describe(width: width, height: height, hasAlpha: hasAlpha)
    context.pointee.compression_level = effort.level
    let options: CodecOptions = ["pred": effort.prediction]
    try options.set(on: context.pointee.priv_data, of: Self.name)
    try check(avcodec_open2(context, codec, nil))
    frame!.pointee.format = context.pointee.pix_fmt.rawValue
    frame!.pointee.width = Int32(width)
    frame!.pointee.height = Int32(height)
    // These two together make the encoder write an sRGB chunk.
    frame!.pointee.color_primaries = AVCOL_PRI_BT709
    frame!.pointee.color_trc = AVCOL_TRC_IEC61966_2_1
    try check(av_frame_get_buffer(frame, 0))
  }

  deinit {
    avcodec_free_context(&context)
    av_frame_free(&frame)
    av_packet_free(&packet)
  }

  func encode(_ straight: [UInt8]) throws(MediaError) -> [UInt8] {
    fill(from: straight)
    try check(avcodec_send_frame(context, frame))
    try check(avcodec_receive_packet(context, packet))
    return EncodedPacket(packet!.pointee).bytes
  }

  private func fill(from straight: [UInt8]) {
    let (width, height) = (Int(frame!.pointee.width), Int(frame!.pointee.height))
    let (target, stride) = (frame!.pointee.data.0!, Int(frame!.pointee.linesize.0))
    straight.withUnsafeBufferPointer { source in
      for y in 0..<height {
        let row = source.baseAddress! + y * width * 4
        if hasAlpha {
          memcpy(target + y * stride, row, width * 4)
        } else {
          media_drop_alpha(row, target + y * stride, width)
        }
      }
    }
  }

  private func check(_ code: Int32) throws(MediaError) {
    guard code >= 0 else { throw .encoding(Self.name, code) }
  }
}

extension AVCodecContext {
  fileprivate mutating func describe(width: Int, height: Int, hasAlpha: Bool) {
    self.width = Int32(width)
    self.height = Int32(height)
    pix_fmt = hasAlpha ? AV_PIX_FMT_RGBA : AV_PIX_FMT_RGB24
    time_base = av_make_q(1, 1)
    sample_aspect_ratio = av_make_q(1, 1)
    thread_count = 1
  }
}
