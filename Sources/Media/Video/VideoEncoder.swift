import CFFmpeg
import CMediaKernels
import Drawing
import Glibc
import Synchronization

/// Held while an encoder is opened or closed: SVT-AV1 then makes and frees a table that all its
/// encoders of the process share.
private let openingOrClosing = Mutex(())

/// An open encoder of FFmpeg's, which turns bitmaps of one size into packets.
final class VideoEncoder {
  let context: UnsafeMutablePointer<AVCodecContext>
  private let name: String
  private let frame: EncoderFrame
  private var packet = av_packet_alloc()
  private var submitted = 0

  init(_ settings: VideoSettings) throws(MediaError) {
    beginLog()
    name = settings.encoderName
    // This one doesn't use FFmpeg's log; what it says on standard error is errors only.
    setenv("SVT_LOG", "1", 0)
    frame = try EncoderFrame(
      settings.layout, width: settings.paddedWidth, height: settings.paddedHeight,
      matte: settings.matte)
    guard let codec = avcodec_find_encoder_by_name(name),
      let context = avcodec_alloc_context3(codec)
    else { throw .missingEncoder(name: name, remedy: "choose another --codec") }
    self.context = context
    context.pointee.describe(settings)
    try settings.options.set(on: context.pointee.priv_data, of: name)
    try check(openingOrClosing.withLock { _ in avcodec_open2(context, codec, nil) })
  }

  deinit {
    if submitted == 0, avcodec_is_open(context) != 0 { useOnce() }
    var context: UnsafeMutablePointer<AVCodecContext>? = context
    openingOrClosing.withLock { _ in avcodec_free_context(&context) }
    av_packet_free(&packet)
  }

  /// Encodes a picture for nobody: SVT-AV1 waits for ever when it is closed before its first.
  private func useOnce() {
    guard name == "libsvtav1", let picture = frame.pointer else { return }
    picture.pointee.pts = 0
    guard avcodec_send_frame(context, picture) >= 0, avcodec_send_frame(context, nil) >= 0 else {
      return
    }
    while avcodec_receive_packet(context, packet) >= 0 { av_packet_unref(packet) }
  }

  /// The parameter sets that stand in the container's header.
  var header: [UInt8] {
    Array(
      UnsafeBufferPointer(
        start: context.pointee.extradata, count: Int(context.pointee.extradata_size)))
  }

  /// Encodes the next picture, which differs from the one before it in `rows` alone, and hands on the
  /// packets that are ready.
  func encode(
    _ bitmap: Bitmap, changing rows: Range<Int>, to packets: inout [EncodedPacket]
  ) throws(MediaError) {
    beginLog()
    try frame.fill(from: bitmap, changing: submitted == 0 ? 0..<bitmap.height : rows)
    frame.pointer!.pointee.pts = Int64(submitted)
    submitted += 1
    try check(avcodec_send_frame(context, frame.pointer))
    try receive(into: &packets)
  }

  /// Ends the stream and hands on the packets that are left.
  func flush(to packets: inout [EncodedPacket]) throws(MediaError) {
    beginLog()
    try check(avcodec_send_frame(context, nil))
    try receive(into: &packets)
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
    guard code >= 0 else { throw .encoding(name, code) }
  }
}

extension AVCodecContext {
  fileprivate mutating func describe(_ settings: VideoSettings) {
    width = Int32(settings.paddedWidth)
    height = Int32(settings.paddedHeight)
    pix_fmt = settings.layout.format
    sample_aspect_ratio = av_make_q(1, 1)
    time_base = av_make_q(
      Int32(settings.frameRate.denominator), Int32(settings.frameRate.numerator))
    framerate = av_inv_q(time_base)
    gop_size = Int32(settings.groupLength)
    bit_rate = Int64(settings.bitrate ?? 0)
    // With a codec's own choice of threads the pictures would depend on the machine.
    thread_count = 1
    flags |= AV_CODEC_FLAG_GLOBAL_HEADER | Int32(AV_CODEC_FLAG_BITEXACT)
    strict_std_compliance = FF_COMPLIANCE_NORMAL
    // Set before the codec is opened, these go into the stream as well as the container.
    guard settings.layout.isBT709 else { return }
    colorspace = AVCOL_SPC_BT709
    color_primaries = AVCOL_PRI_BT709
    color_trc = AVCOL_TRC_BT709
    color_range = AVCOL_RANGE_MPEG
    if settings.layout.isHalved { chroma_sample_location = AVCHROMA_LOC_LEFT }
  }
}
