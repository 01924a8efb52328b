import CFFmpeg
import CMediaKernels
import Drawing
import Glibc

/// Writes the packets of one video stream, and sound if there is some, into a file.
final class VideoMuxer {
  private let name: String
  private let path: String
  private var context: UnsafeMutablePointer<AVFormatContext>?
  private var packet = av_packet_alloc()
  private let frameTime: AVRational
  private var written = 0
  // The frame rate is constant, so the n-th packet to be decoded has its time n frames after the
  // first, and the first as many before zero as the encoder may hold frames back.
  private let delay: Int
  private let sound: AudioEncoder?
  private let frameCount: Int
  /// When the sound that is written ends, in seconds; nil when it is whole or there is none.
  private var soundEnd: Double?

  /// Opens the destination and writes the header with the parameters of an open encoder.
  init(
    _ destination: MuxerDestination, _ container: VideoContainer, _ encoder: VideoEncoder,
    _ settings: VideoSettings, _ sound: AudioEncoder?
  ) throws(MediaError) {
    beginLog()
    (self.sound, frameCount) = (sound, settings.frameCount)
    (path, name) = (destination.path, container.muxer)
    delay = max(Int(encoder.context.pointee.has_b_frames), settings.codec.reordering)
    frameTime = av_make_q(
      Int32(settings.frameRate.denominator), Int32(settings.frameRate.numerator))
    try check(avformat_alloc_output_context2(&context, nil, name, destination.url))
    try addStream(encoder, settings)
    if let sound { try addStream(sound) }
    context!.pointee.flags |= AVFMT_FLAG_BITEXACT
    try Self.options(destination, container).set(on: context!.pointee.priv_data, of: name)
    try check(avio_open(&context!.pointee.pb, destination.url, AVIO_FLAG_WRITE))
    try check(avformat_write_header(context, nil))
  }

  deinit {
    if context != nil { avio_closep(&context!.pointee.pb) }
    avformat_free_context(context)
    av_packet_free(&packet)
  }

  private func addStream(_ encoder: VideoEncoder, _ settings: VideoSettings) throws(MediaError) {
    guard let stream = avformat_new_stream(context, nil) else { throw .encoding(name, -ENOMEM) }
    stream.pointee.time_base = frameTime
    stream.pointee.avg_frame_rate = av_inv_q(frameTime)
    try check(avcodec_parameters_from_context(stream.pointee.codecpar, encoder.context))
    stream.pointee.codecpar.pointee.video_delay = Int32(delay)
    if name == "mp4" || name == "mov" {
      stream.pointee.codecpar.pointee.codec_tag = settings.codec.tag
    }
    if settings.layout == .yuva420 { av_dict_set(&stream.pointee.metadata, "alpha_mode", "1", 0) }
  }

  private func addStream(_ sound: AudioEncoder) throws(MediaError) {
    guard let stream = avformat_new_stream(context, nil) else { throw .encoding(name, -ENOMEM) }
    stream.pointee.time_base = sound.context.pointee.time_base
    try check(avcodec_parameters_from_context(stream.pointee.codecpar, sound.context))
    soundEnd = -1
  }

  // Moving the index to the front reads the file back, which pipes and devices don't allow; what
  // goes there is in pieces that each have their own.
  private static func options(
    _ destination: MuxerDestination, _ container: VideoContainer
  ) -> CodecOptions {
    guard container.hasMovableIndex else { return [:] }
    return [
      "movflags": destination.isSeekable
        ? "+faststart" : "+frag_keyframe+delay_moov+default_base_moof"
    ]
  }

  /// Writes packets in the order of decoding.
  func write(_ packets: [EncodedPacket]) throws(MediaError) {
    beginLog()
    for encoded in packets { try write(encoded) }
  }

  private func write(_ encoded: EncodedPacket) throws(MediaError) {
    try writeSound(until: Double(written) * av_q2d(frameTime))
    guard let context, let packet, let stream = context.pointee.streams[0] else { return }
    var bytes = encoded.bytes
    let code = bytes.withUnsafeMutableBufferPointer {
      guard encoded.addSideData(to: packet) else { return -ENOMEM }
      packet.pointee.data = $0.baseAddress
      packet.pointee.size = Int32($0.count)
      packet.pointee.stream_index = 0
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

  // Sound and picture of the same time stand together.
  private func writeSound(until time: Double) throws(MediaError) {
    guard let sound, let context, let stream = context.pointee.streams[1] else { return }
    let tick = av_make_q(1, Int32(AudioSamples.rate))
    while let end = soundEnd, end <= time {
      let isMore = try sound.next { (packet) throws(MediaError) in
        soundEnd = Double(packet.pointee.pts + packet.pointee.duration) * av_q2d(tick)
        packet.pointee.stream_index = 1
        av_packet_rescale_ts(packet, tick, stream.pointee.time_base)
        try check(av_write_frame(context, packet))
      }
      if !isMore { soundEnd = nil }
    }
  }

  /// Writes the index and closes the file.
  ///
  /// A full disk may show no earlier than at either of the two.
  func finish() throws(MediaError) {
    beginLog()
    // Of a film that is cut short the sound ends with the picture.
    let isWhole = written >= frameCount
    try writeSound(until: isWhole ? .infinity : Double(written) * av_q2d(frameTime))
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
