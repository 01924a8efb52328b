import CFFmpeg
import CMediaKernels
import Glibc

/// FFmpeg's encoder of a clip's sound.
final class AudioEncoder {
  let context: UnsafeMutablePointer<AVCodecContext>
  private let name: String
  private var mixer: AudioMixer
  private var frame = av_frame_alloc()
  private var packet = av_packet_alloc()
  private var isEnded = false

  /// An encoder of two channels; `name` is FFmpeg's.
  init(_ name: String, _ mixer: AudioMixer, quality: Quality) throws(MediaError) {
    beginLog()
    (self.name, self.mixer) = (name, mixer)
    guard let codec = avcodec_find_encoder_by_name(name),
      let context = avcodec_alloc_context3(codec)
    else { throw .missingEncoder(name: name, remedy: "write another format, or no sound") }
    self.context = context
    context.pointee.sample_rate = Int32(AudioSamples.rate)
    context.pointee.time_base = av_make_q(1, Int32(AudioSamples.rate))
    context.pointee.sample_fmt = name == "aac" ? AV_SAMPLE_FMT_FLTP : AV_SAMPLE_FMT_FLT
    context.pointee.bit_rate = quality == .draft ? 128_000 : 192_000
    context.pointee.flags |= AV_CODEC_FLAG_GLOBAL_HEADER | Int32(AV_CODEC_FLAG_BITEXACT)
    context.pointee.thread_count = 1
    av_channel_layout_default(&context.pointee.ch_layout, Int32(AudioSamples.channels))
    try check(avcodec_open2(context, codec, nil))
  }

  deinit {
    var context: UnsafeMutablePointer<AVCodecContext>? = context
    avcodec_free_context(&context)
    av_frame_free(&frame)
    av_packet_free(&packet)
  }

  /// Calls `body` with the next packet, whose clock ticks once a sample; false after the last.
  func next(_ body: (UnsafeMutablePointer<AVPacket>) throws(MediaError) -> Void)
    throws(MediaError) -> Bool
  {
    beginLog()
    while true {
      let code = avcodec_receive_packet(context, packet)
      if code == media_error_end_of_file { return false }
      if code != media_error_again {
        try check(code)
        defer { av_packet_unref(packet) }
        try body(packet!)
        return true
      }
      try feed()
    }
  }

  private func feed() throws(MediaError) {
    let start = mixer.position
    guard let samples = try mixer.next(Int(context.pointee.frame_size)) else {
      return try check(avcodec_send_frame(context, nil))
    }
    try fill(samples, at: start)
    try check(avcodec_send_frame(context, frame))
    av_frame_unref(frame)
  }

  private func fill(_ samples: AudioSamples, at start: Int) throws(MediaError) {
    let isPlanar = context.pointee.sample_fmt == AV_SAMPLE_FMT_FLTP
    frame!.pointee.nb_samples = Int32(samples.count)
    frame!.pointee.format = context.pointee.sample_fmt.rawValue
    frame!.pointee.sample_rate = context.pointee.sample_rate
    frame!.pointee.pts = Int64(start)
    try check(av_channel_layout_copy(&frame!.pointee.ch_layout, &context.pointee.ch_layout))
    try check(av_frame_get_buffer(frame, 0))
    let planes = [frame!.pointee.data.0, frame!.pointee.data.1]
    for (index, value) in samples.values.enumerated() {
      let plane = isPlanar ? index % 2 : 0
      let place = isPlanar ? index / 2 : index
      UnsafeMutableRawPointer(planes[plane]!)
        .storeBytes(of: value, toByteOffset: place * 4, as: Float.self)
    }
  }

  private func check(_ code: Int32) throws(MediaError) {
    guard code >= 0 else { throw .encoding(name, code) }
  }
}
