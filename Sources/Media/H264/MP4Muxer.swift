import CFFmpeg
import CMediaKernels
import Drawing
import Glibc

/// Writes the packets of one video stream into an MP4 file.
final class MP4Muxer {
  private static let name = "mp4"
  private let path: String
  private var context: UnsafeMutablePointer<AVFormatContext>?
  private var packet: UnsafeMutablePointer<AVPacket>?
  private let frameTime: AVRational
  private var written = 0
  // The frame rate is constant, so the n-th packet to be decoded has its time n frames after the
  // first, and the first as many before zero as the encoder may hold frames back.
  private let delay: Int

  /// Opens `file` and writes the header with the parameters of an open encoder.
  init(file: AtomicFile, encoder: H264Encoder, frameRate: FrameRate) throws(MediaError) {
    beginLog()
    path = file.path
    delay = Int(encoder.context.pointee.has_b_frames)
    frameTime = av_make_q(Int32(frameRate.denominator), Int32(frameRate.numerator))
    let url = "file:" + file.workingPath
    try check(avformat_alloc_output_context2(&context, nil, Self.name, url))
    packet = av_packet_alloc()
    guard let context, let stream = avformat_new_stream(context, nil) else {
      throw .encoding(Self.name, -ENOMEM)
    }
    context.pointee.flags |= AVFMT_FLAG_BITEXACT
    stream.pointee.time_base = frameTime
    stream.pointee.avg_frame_rate = av_inv_q(frameTime)
    try check(avcodec_parameters_from_context(stream.pointee.codecpar, encoder.context))
    try Self.options(for: file).set(on: context.pointee.priv_data, of: Self.name)
    try check(avio_open(&context.pointee.pb, url, AVIO_FLAG_WRITE))
    try check(avformat_write_header(context, nil))
  }

  deinit {
    if context != nil { avio_closep(&context!.pointee.pb) }
    avformat_free_context(context)
    av_packet_free(&packet)
  }

  // Moving the index to the front reads the file back, which a device doesn't allow.
  private static func options(for file: AtomicFile) -> CodecOptions {
    file.isInPlace ? [:] : ["movflags": "+faststart"]
  }

  /// Writes packets in the order of decoding.
  func write(_ packets: [EncodedPacket]) throws(MediaError) {
    beginLog()
    for encoded in packets { try write(encoded) }
  }

  private func write(_ encoded: EncodedPacket) throws(MediaError) {
    guard let context, let packet, let stream = context.pointee.streams[0] else { return }
    var bytes = encoded.bytes
    let code = bytes.withUnsafeMutableBufferPointer {
      packet.pointee.data = $0.baseAddress
      packet.pointee.size = Int32($0.count)
      packet.pointee.pts = Int64(encoded.index)
      packet.pointee.dts = Int64(written - delay)
      packet.pointee.duration = 1
      packet.pointee.flags = encoded.isKey ? AV_PKT_FLAG_KEY : 0
      // The muxer has chosen a clock of its own when it wrote the header.
      av_packet_rescale_ts(packet, frameTime, stream.pointee.time_base)
      return av_write_frame(context, packet)
    }
    av_packet_unref(packet)
    try check(code)
    written += 1
  }

  /// Writes the index and closes the file.
  ///
  /// A full disk may show no earlier than at either of the two.
  func finish() throws(MediaError) {
    beginLog()
    guard let context else { return }
    let trailer = av_write_trailer(context)
    let closing = avio_closep(&context.pointee.pb)
    try check(trailer)
    try check(closing)
  }

  private func check(_ code: Int32) throws(MediaError) {
    guard code >= 0 else { throw .muxing(path, code) }
  }
}
