import CFFmpeg
import CMediaKernels
import Glibc

/// Reads a file's sound, resampled to 48 kHz stereo.
final class AudioDecoder {
  private let source: DemuxedInput
  private var resampler: OpaquePointer?
  private var isFlushed = false

  init(_ input: MediaInput) throws(MediaError) {
    source = try DemuxedInput(input, AVMEDIA_TYPE_AUDIO)
    try openResampler()
  }

  deinit { swr_free(&resampler) }

  private func openResampler() throws(MediaError) {
    var stereo = AVChannelLayout()
    av_channel_layout_default(&stereo, Int32(AudioSamples.channels))
    let codec = source.codec!
    // Files of plain samples may not say which speakers they are for.
    if codec.pointee.ch_layout.order == AV_CHANNEL_ORDER_UNSPEC {
      av_channel_layout_default(&codec.pointee.ch_layout, codec.pointee.ch_layout.nb_channels)
    }
    try source.check(
      swr_alloc_set_opts2(
        &resampler, &stereo, AV_SAMPLE_FMT_FLT, Int32(AudioSamples.rate),
        &codec.pointee.ch_layout, codec.pointee.sample_fmt, codec.pointee.sample_rate, 0, nil))
    try source.check(swr_init(resampler))
  }

  /// The next samples; nil after the last.
  func next() throws(MediaError) -> AudioSamples? {
    beginLog()
    while !isFlushed {
      let hasFrame = try source.decodeNext()
      isFlushed = !hasFrame
      let samples = try resampled(hasFrame ? source.frame : nil)
      if samples.count > 0 { return samples }
    }
    return nil
  }

  private func resampled(
    _ frame: UnsafeMutablePointer<AVFrame>?
  ) throws(MediaError) -> AudioSamples {
    let incoming = frame?.pointee.nb_samples ?? 0
    let capacity = Int(swr_get_out_samples(resampler, incoming))
    guard capacity > 0 else { return AudioSamples() }
    var samples = AudioSamples()
    var code: Int32 = 0
    samples.values = Array(unsafeUninitializedCapacity: capacity * AudioSamples.channels) {
      target, filled in
      let bytes = UnsafeMutableRawPointer(target.baseAddress!).assumingMemoryBound(to: UInt8.self)
      var output: UnsafeMutablePointer<UInt8>? = bytes
      code = convert(&output, Int32(capacity), frame, incoming)
      filled = max(0, Int(code)) * AudioSamples.channels
    }
    try source.check(code)
    return samples
  }

  private func convert(
    _ output: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, _ capacity: Int32,
    _ frame: UnsafeMutablePointer<AVFrame>?, _ incoming: Int32
  ) -> Int32 {
    guard let frame, let planes = frame.pointee.extended_data else {
      return swr_convert(resampler, output, capacity, nil, 0)
    }
    let count = 64
    return planes.withMemoryRebound(to: UnsafePointer<UInt8>?.self, capacity: count) {
      swr_convert(resampler, output, capacity, $0, incoming)
    }
  }
}
