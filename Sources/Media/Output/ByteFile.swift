import Glibc

/// A file written byte by byte through a buffer: atomically, or to standard output for "-".
struct ByteFile: ~Copyable {
  private let path: String
  private let file: AtomicFile?
  private var descriptor: Int32
  private var buffer: [UInt8] = []
  private static let capacity = 1 << 16

  /// Creates the file.
  init(path: String) throws(MediaError) {
    (file, descriptor) = try Self.open(path)
    self.path = path
  }

  private static func open(
    _ path: String
  ) throws(MediaError) -> (file: AtomicFile?, descriptor: Int32) {
    let file: AtomicFile? = if path == "-" { nil } else { try AtomicFile(path: path) }
    let descriptor =
      file.map { Glibc.open($0.workingPath, O_WRONLY | O_CLOEXEC) } ?? dup(STDOUT_FILENO)
    guard descriptor >= 0 else {
      let code = errno
      file?.discard()
      throw .creating(path, errno: code)
    }
    return (file, descriptor)
  }

  deinit {
    if descriptor >= 0 {
      close(descriptor)
      file?.discard()
    }
  }

  /// Adds bytes.
  mutating func write(_ bytes: some Sequence<UInt8>) throws(MediaError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.capacity { try flush() }
  }

  private mutating func flush() throws(MediaError) {
    var done = 0
    while done < buffer.count {
      let written = buffer.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress! + done, $0.count - done)
      }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { throw .writing(path, errno: errno) }
      done += written
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes over bytes that were written before; not possible in pipes.
  mutating func replace(at offset: Int, with bytes: [UInt8]) throws(MediaError) {
    try flush()
    guard pwrite(descriptor, bytes, bytes.count, off_t(offset)) == bytes.count else {
      throw .writing(path, errno: errno)
    }
  }

  /// Writes what is left, checks that all has arrived, and puts the file in its place.
  mutating func commit() throws(MediaError) {
    try flush()
    let result = close(descriptor)
    descriptor = -1
    guard result == 0 else {
      let code = errno
      file?.discard()
      throw .writing(path, errno: code)
    }
    try file?.commit()
  }

  /// Closes and removes the file.
  mutating func discard() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    file?.discard()
  }
}
