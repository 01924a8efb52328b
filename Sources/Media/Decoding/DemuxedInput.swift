import CFFmpeg
import CMediaKernels
import Glibc

/// A file opened by FFmpeg, with a decoder for one of its streams; freed together.
///
/// What kind of file it is its bytes tell, not its name, and only kinds that are read by themselves
/// are known: playlists and scripts, which name other files, aren't.
final class DemuxedInput {
  let input: MediaInput
  private(set) var format: UnsafeMutablePointer<AVFormatContext>?
  private(set) var codec: UnsafeMutablePointer<AVCodecContext>?
  private(set) var frame = av_frame_alloc()
  private(set) var packet = av_packet_alloc()
  private(set) var streamIndex: Int32 = 0
  private var memory: UnsafeMutableBufferPointer<UInt8>?
  private var memoryContext: UnsafeMutableRawPointer?
  private var file: UnsafeMutablePointer<AVIOContext>?
  private var isAtEnd = false

  private static let kinds = """
    png_pipe,apng,jpeg_pipe,jpegxl_pipe,webp_pipe,gif,bmp_pipe,tiff_pipe,mov,mp4,matroska,webm,avi,\
    yuv4mpegpipe,ivf,ogg,wav,mp3,aac,flac,aiff,caf
    """
  /// The most pixels of a picture: as many as a side of `ImageReader.longestSide` squared.
  private static let mostPixels = ImageReader.longestSide * ImageReader.longestSide

  var stream: UnsafeMutablePointer<AVStream> { format!.pointee.streams[Int(streamIndex)]! }

  /// Opens the best stream of a kind.
  init(_ input: MediaInput, _ kind: AVMediaType) throws(MediaError) {
    beginLog()
    self.input = input
    try open()
    var decoder: UnsafePointer<AVCodec>?
    streamIndex = av_find_best_stream(format, kind, -1, -1, &decoder, 0)
    guard streamIndex >= 0 else {
      throw .reading(
        path: input.name,
        reason: kind == AVMEDIA_TYPE_AUDIO ? "it has no sound" : "it has no frames")
    }
    codec = avcodec_alloc_context3(decoder)
    try check(avcodec_parameters_to_context(codec, stream.pointee.codecpar))
    codec!.pointee.thread_count = 1
    codec!.pointee.pkt_timebase = stream.pointee.time_base
    codec!.pointee.max_pixels = Int64(Self.mostPixels)
    try check(avcodec_open2(codec, decoder, nil))
  }

  deinit {
    av_packet_free(&packet)
    av_frame_free(&frame)
    avcodec_free_context(&codec)
    avformat_close_input(&format)
    avio_closep(&file)
    media_memory_input_free(memoryContext)
    memory?.deallocate()
  }

  private func open() throws(MediaError) {
    format = avformat_alloc_context()
    format!.pointee.format_whitelist = av_strdup(Self.kinds)
    format!.pointee.pb = try openBytes()
    try check(avformat_open_input(&format, nil, nil, nil))
    var options = (0..<format!.pointee.nb_streams).map { _ in
      var dictionary: OpaquePointer?
      av_dict_set_int(&dictionary, "max_pixels", Int64(Self.mostPixels), 0)
      return dictionary
    }
    let code = avformat_find_stream_info(format, &options)
    for index in options.indices { av_dict_free(&options[index]) }
    try check(code)
  }

  private func openBytes() throws(MediaError) -> UnsafeMutablePointer<AVIOContext>? {
    switch input {
    case .file(let path):
      if FileKind(at: path).isDirectory {
        throw .reading(path: path, reason: "it is a directory")
      }
      try check(avio_open(&file, "file:" + path, AVIO_FLAG_READ))
      return file
    case .bytes(let bytes, _):
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, bytes.count))
      _ = copy.initialize(from: bytes)
      memory = copy
      memoryContext = media_memory_input(copy.baseAddress, bytes.count)
      return memoryContext?.assumingMemoryBound(to: AVIOContext.self)
    }
  }
}

extension DemuxedInput {
  /// Decodes the next frame of the stream into `frame`; false after the last.
  func decodeNext() throws(MediaError) -> Bool {
    while true {
      let code = avcodec_receive_frame(codec, frame)
      if code == media_error_end_of_file { return false }
      if code != media_error_again {
        try check(code)
        return true
      }
      try feed()
    }
  }

  private func feed() throws(MediaError) {
    while !isAtEnd {
      let code = av_read_frame(format, packet)
      if code == media_error_end_of_file { break }
      try check(code)
      defer { av_packet_unref(packet) }
      guard packet!.pointee.stream_index == streamIndex else { continue }
      return try check(avcodec_send_packet(codec, packet))
    }
    isAtEnd = true
    try check(avcodec_send_packet(codec, nil))
  }

  /// Goes to the last place at or before `time` from which decoding can start; false if there is none.
  func seek(to time: Double) -> Bool {
    let ticks = time / av_q2d(stream.pointee.time_base)
    guard abs(ticks) < 1e18,
      av_seek_frame(format, streamIndex, Int64(ticks), AVSEEK_FLAG_BACKWARD) >= 0
    else { return false }
    avcodec_flush_buffers(codec)
    isAtEnd = false
    return true
  }

  /// Throws when a call of FFmpeg's has failed.
  func check(_ code: Int32) throws(MediaError) {
    guard code < 0 else { return }
    let reason =
      code == media_error_end_of_file || code == media_error_invalid_data
      ? "it is no picture, film or sound of a known kind, or it is damaged"
      : code > -200 ? systemMessage(-code) : ffmpegMessage(code)
    throw .reading(path: input.name, reason: reason)
  }
}
