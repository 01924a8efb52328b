import Glibc

extension MediaError {
  /// What a failed call of the system while writing means.
  static func writing(_ path: String, errno code: Int32) -> MediaError {
    switch code {
    case ENOSPC, EDQUOT: .noSpace(path: path)
    case EPIPE: .readerGone(path: path)
    default: .writing(path: path, reason: systemMessage(code))
    }
  }

  /// What a failed attempt to create a file means.
  static func creating(_ path: String, errno code: Int32) -> MediaError {
    code == ENOSPC || code == EDQUOT
      ? .noSpace(path: path) : .cannotCreate(path: path, reason: systemMessage(code))
  }
}

/// The system's words for an error number.
func systemMessage(_ code: Int32) -> String {
  var buffer = [CChar](repeating: 0, count: 256)
  guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
  return buffer.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
}
