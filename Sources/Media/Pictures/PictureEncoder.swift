import CFFmpeg
import CMediaKernels
import Drawing
import Glibc

/// An encoder of FFmpeg's for one picture.
final class PictureEncoder {
  private let name: String
  private var context: UnsafeMutablePointer<AVCodecContext>?
  private var packet = av_packet_alloc()
  private let frame: EncoderFrame

  /// Opens an encoder; `adjust` changes the context before that.
  init(
    _ name: String, _ layout: PixelLayout, width: Int, height: Int, matte: Matte? = nil,
    options: CodecOptions = [:], adjust: (inout AVCodecContext) -> Void = { _ in }
  ) throws(MediaError) {
    beginLog()
    self.name = name
    frame = try EncoderFrame(layout, width: width, height: height, matte: matte)
    guard let codec = avcodec_find_encoder_by_name(name),
      let context = avcodec_alloc_context3(codec)
    else { throw .missingEncoder(name: name, remedy: "write another format") }
    self.context = context
    context.pointee.describe(layout, width: width, height: height)
    adjust(&context.pointee)
    try options.set(on: context.pointee.priv_data, of: name)
    try check(avcodec_open2(context, codec, nil))
    guard !layout.isBT709 else { return }
    // These two together make the PNG encoder write an sRGB chunk.
    frame.pointer!.pointee.color_primaries = AVCOL_PRI_BT709
    frame.pointer!.pointee.color_trc = AVCOL_TRC_IEC61966_2_1
  }

  deinit {
    avcodec_free_context(&context)
    av_packet_free(&packet)
  }

  /// The bytes of the picture's file; to be called once.
  func encode(_ bitmap: Bitmap) throws(MediaError) -> [UInt8] {
    try frame.fill(from: bitmap)
    frame.pointer!.pointee.pts = 0
    try check(avcodec_send_frame(context, frame.pointer))
    try check(avcodec_send_frame(context, nil))
    try check(avcodec_receive_packet(context, packet))
    defer { av_packet_unref(packet) }
    return EncodedPacket(packet!.pointee).bytes
  }

  private func check(_ code: Int32) throws(MediaError) {
    guard code >= 0 else { throw .encoding(name, code) }
  }
}

extension AVCodecContext {
  fileprivate mutating func describe(_ layout: PixelLayout, width: Int, height: Int) {
    self.width = Int32(width)
    self.height = Int32(height)
    pix_fmt = layout.format
    time_base = av_make_q(1, 1)
    sample_aspect_ratio = av_make_q(1, 1)
    thread_count = 1
    flags |= Int32(AV_CODEC_FLAG_BITEXACT)
    if layout == .yuvj444 { color_range = AVCOL_RANGE_JPEG }
  }
}
