import CFFmpeg
import CMediaKernels
import Drawing
import Glibc

/// One x264 encoder on one thread, for bitmaps of one size.
final class H264Encoder {
  private let settings: H264Settings
  let context: UnsafeMutablePointer<AVCodecContext>
  private var frame: UnsafeMutablePointer<AVFrame>?
  private var packet: UnsafeMutablePointer<AVPacket>?
  private var submitted = 0

  init(_ settings: H264Settings) throws(MediaError) {
    beginLog()
    self.settings = settings
    guard let codec = avcodec_find_encoder_by_name(H264Settings.encoderName),
      let context = avcodec_alloc_context3(codec)
    else {
      throw .missingEncoder(
        name: H264Settings.encoderName,
        remedy: "install an FFmpeg that was built with x264, such as Debian's libavcodec59")
    }
    self.context = context
    context.pointee.describe(settings)
    try settings.options.set(on: context.pointee.priv_data, of: H264Settings.encoderName)
    try check(avcodec_open2(context, codec, nil))
    packet = av_packet_alloc()
    try makeFrame()
  }

  deinit {
    var context: UnsafeMutablePointer<AVCodecContext>? = context
    avcodec_free_context(&context)
    av_frame_free(&frame)
    av_packet_free(&packet)
  }

  /// The parameter sets that stand in the container's header.
  var header: [UInt8] {
    Array(
      UnsafeBufferPointer(
        start: context.pointee.extradata, count: Int(context.pointee.extradata_size)))
  }

  private func makeFrame() throws(MediaError) {
    frame = av_frame_alloc()
    frame?.pointee.format = AV_PIX_FMT_YUV420P.rawValue
    frame?.pointee.width = Int32(settings.paddedWidth)
    frame?.pointee.height = Int32(settings.paddedHeight)
    try check(av_frame_get_buffer(frame, 0))
  }

  /// Encodes the next picture and hands on the packets that are ready.
  func encode(_ bitmap: Bitmap, to packets: inout [EncodedPacket]) throws(MediaError) {
    beginLog()
    // The encoder may still hold the buffer of the frame before.
    try check(av_frame_make_writable(frame))
    try convert(bitmap)
    frame!.pointee.pts = Int64(submitted)
    submitted += 1
    try check(avcodec_send_frame(context, frame))
    try receive(into: &packets)
  }

  /// Ends the stream and hands on the packets that are left.
  func flush(to packets: inout [EncodedPacket]) throws(MediaError) {
    beginLog()
    try check(avcodec_send_frame(context, nil))
    try receive(into: &packets)
  }

  private func convert(_ bitmap: Bitmap) throws(MediaError) {
    let picture = frame!.pointee
    let planes = media_yuv420p(
      y: picture.data.0, u: picture.data.1, v: picture.data.2,
      y_stride: Int(picture.linesize.0), chroma_stride: Int(picture.linesize.1))
    let result = bitmap.withUnsafeBytes {
      media_yuv420p_from_rgba(
        $0.baseAddress, Int32(bitmap.width), Int32(bitmap.height), settings.matte.packed, planes,
        MEDIA_KERNEL_FASTEST)
    }
    try check(result == 0 ? 0 : -ENOMEM)
  }

  private func receive(into packets: inout [EncodedPacket]) throws(MediaError) {
    while true {
      let code = avcodec_receive_packet(context, packet)
      if code == media_error_again || code == media_error_end_of_file { return }
      try check(code)
      packets.append(EncodedPacket(packet!.pointee))
      av_packet_unref(packet)
    }
  }

  private func check(_ code: Int32) throws(MediaError) {
    guard code >= 0 else { throw .encoding(H264Settings.encoderName, code) }
  }
}

extension AVCodecContext {
  fileprivate mutating func describe(_ settings: H264Settings) {
    width = Int32(settings.paddedWidth)
    height = Int32(settings.paddedHeight)
    pix_fmt = AV_PIX_FMT_YUV420P
    sample_aspect_ratio = av_make_q(1, 1)
    time_base = av_make_q(
      Int32(settings.frameRate.denominator), Int32(settings.frameRate.numerator))
    framerate = av_inv_q(time_base)
    gop_size = Int32(settings.groupLength)
    // With x264's own choice of threads the pictures would depend on the machine.
    thread_count = 1
    flags |= AV_CODEC_FLAG_GLOBAL_HEADER | Int32(AV_CODEC_FLAG_BITEXACT)
    // Set before the codec is opened, these go into the stream as well as the container.
    colorspace = AVCOL_SPC_BT709
    color_primaries = AVCOL_PRI_BT709
    color_trc = AVCOL_TRC_BT709
    color_range = AVCOL_RANGE_MPEG
    chroma_sample_location = AVCHROMA_LOC_LEFT
  }
}
