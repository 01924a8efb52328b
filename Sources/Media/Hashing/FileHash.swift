import CMediaKernels
import Glibc

/// The SHA-256 of a file's bytes.
public struct FileHash: Sendable, Hashable {
  /// 64 hexadecimal digits in lower case.
  public let hexadecimal: String

  /// The hash of the file at a path; nil when that isn't a regular file.
  public init?(path: String) throws(MediaError) {
    guard case .regular = FileKind(at: path) else { return nil }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .reading(path: path, reason: systemMessage(errno)) }
    defer { close(descriptor) }
    let size = Int(lseek(descriptor, 0, SEEK_END))
    var digest = [UInt8](repeating: 0, count: 32)
    if size > 0 {
      let bytes = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0)
      guard let bytes, bytes != MAP_FAILED else {
        throw .reading(path: path, reason: systemMessage(errno))
      }
      defer { munmap(bytes, size) }
      media_sha256(bytes.assumingMemoryBound(to: UInt8.self), size, &digest, 0)
    } else {
      media_sha256(digest, 0, &digest, 0)
    }
    hexadecimal = digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
