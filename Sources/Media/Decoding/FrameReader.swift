import CFFmpeg
import CMediaKernels
import Drawing
import Glibc

/// Reads the frames of a video or picture, one after the other.
///
/// Confined to one thread at a time. Pixels are converted in double precision, so that what is read
/// differs from what was written by what the format lost and no more.
public final class FrameReader {
  /// What the file says of itself.
  public let information: MediaInformation
  private let path: String
  private let source: Source
  private var isAtEnd = false

  /// Opens the file and finds its best video stream.
  public init(path: String) throws(MediaError) {
    beginLog()
    self.path = path
    source = Source()
    try Self.check(path, avformat_open_input(&source.format, "file:" + path, nil, nil))
    try Self.check(path, avformat_find_stream_info(source.format, nil))
    var decoder: UnsafePointer<AVCodec>?
    let index = av_find_best_stream(source.format, AVMEDIA_TYPE_VIDEO, -1, -1, &decoder, 0)
    try Self.check(path, index)
    source.streamIndex = index
    source.codec = avcodec_alloc_context3(decoder)
    let parameters = source.stream.pointee.codecpar
    try Self.check(path, avcodec_parameters_to_context(source.codec, parameters))
    source.codec!.pointee.thread_count = 1
    try Self.check(path, avcodec_open2(source.codec, decoder, nil))
    information = MediaInformation(source)
  }

  /// The next frame; nil after the last.
  public func next() throws(MediaError) -> DecodedFrame? {
    beginLog()
    while true {
      let code = avcodec_receive_frame(source.codec, source.frame)
      if code == media_error_end_of_file { return nil }
      if code != media_error_again {
        try Self.check(path, code)
        return try decoded(source.frame!.pointee)
      }
      try feed()
    }
  }

  private func feed() throws(MediaError) {
    while !isAtEnd {
      let code = av_read_frame(source.format, source.packet)
      if code == media_error_end_of_file { break }
      try Self.check(path, code)
      defer { av_packet_unref(source.packet) }
      guard source.packet!.pointee.stream_index == source.streamIndex else { continue }
      return try Self.check(path, avcodec_send_packet(source.codec, source.packet))
    }
    isAtEnd = true
    try Self.check(path, avcodec_send_packet(source.codec, nil))
  }

  private func decoded(_ frame: AVFrame) throws(MediaError) -> DecodedFrame {
    guard let bitmap = Bitmap(frame) else {
      let name = av_get_pix_fmt_name(AVPixelFormat(frame.format)).map { String(cString: $0) }
      throw .reading(
        path: path, reason: "pixels of the format \(name ?? "?") can't be converted")
    }
    let ticks = frame.best_effort_timestamp
    let time =
      ticks == media_no_time
      ? nil : Double(ticks) * av_q2d(source.stream.pointee.time_base)
    return DecodedFrame(bitmap: bitmap, time: time)
  }

  private static func check(_ path: String, _ code: Int32) throws(MediaError) {
    guard code < 0 else { return }
    let reason =
      code == media_error_end_of_file
      ? "it has no frames" : code > -200 ? systemMessage(-code) : ffmpegMessage(code)
    throw .reading(path: path, reason: reason)
  }
}

/// All the frames of a video or picture.
///
/// For long ones a `FrameReader` needs less memory.
public func decodeFrames(path: String) throws(MediaError) -> [DecodedFrame] {
  let reader = try FrameReader(path: path)
  var frames: [DecodedFrame] = []
  while let frame = try reader.next() { frames.append(frame) }
  return frames
}
