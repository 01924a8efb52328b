import CFFmpeg
import CMediaKernels
import Glibc

/// FFmpeg's words for an error code, after what it logged on this thread.
func ffmpegMessage(_ code: Int32) -> String {
  var buffer = [CChar](repeating: 0, count: Int(AV_ERROR_MAX_STRING_SIZE))
  av_strerror(code, &buffer, buffer.count)
  let words = buffer.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  let log = String(cString: media_log_text())
  return log.isEmpty ? words : "\(words)\n\(log.last == "\n" ? String(log.dropLast()) : log)"
}

extension MediaError {
  /// What a failure of an encoder or muxer means.
  static func encoding(_ name: String, _ code: Int32) -> MediaError {
    .encoder(name: name, message: ffmpegMessage(code))
  }

  /// What a failure while a muxer writes to `path` means.
  static func muxing(_ path: String, _ code: Int32) -> MediaError {
    switch -code {
    case ENOSPC, EDQUOT: .noSpace(path: path)
    case EPIPE: .readerGone(path: path)
    case EACCES, EPERM, EROFS, ENOENT, ENOTDIR:
      .cannotCreate(path: path, reason: ffmpegMessage(code))
    default: .writing(path: path, reason: ffmpegMessage(code))
    }
  }
}

/// Makes FFmpeg keep its log to itself, and forgets what this thread has kept of it.
func beginLog() {
  media_log_capture()
  media_log_clear()
}
