import Glibc

/// Writes segments to the file of a part, after those that an earlier attempt has left there.
final class PartWriter {
  private let path: String
  private var descriptor: Int32
  /// The frame that comes next.
  private(set) var next: Int

  /// Opens the part of `frames` of a film, and cuts off what isn't whole.
  init(path: String, key: PartKey, frames: Range<Int>) throws(MediaError) {
    (self.path, next) = (path, frames.lowerBound)
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .creating(path, errno: errno) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      throw .partInUse(path: path)
    }
    let end = goOn(key, until: frames.upperBound)
    guard ftruncate(descriptor, off_t(end ?? 0)) == 0, lseek(descriptor, 0, SEEK_END) >= 0 else {
      throw .writing(path, errno: errno)
    }
    if end == nil { try write(PartLayout.header(key: key.bytes)) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Where the whole segments end that are there already; nil when the file is to be begun anew.
  private func goOn(_ key: PartKey, until end: Int) -> Int? {
    guard let reader = try? PartReader(path: path, key: key) else { return nil }
    var whole = reader.offset
    while let record = reader.next(), record.frames.lowerBound == next,
      record.frames.upperBound <= end
    {
      (next, whole) = (record.frames.upperBound, reader.offset)
    }
    return whole
  }

  /// Adds a segment.
  func append(_ frames: Range<Int>, _ bytes: [UInt8]) throws(MediaError) {
    guard frames.lowerBound == next else {
      throw .unexpected("frame \(frames.lowerBound) came instead of \(next)")
    }
    try write(PartLayout.record(frames, bytes))
    next = frames.upperBound
  }

  /// Makes sure that all is on the disk, and closes the file.
  func finish() throws(MediaError) {
    // What can't be synchronized, such as a pipe, has nothing to lose.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .writing(path, errno: errno) }
    let result = close(descriptor)
    descriptor = -1
    guard result == 0 else { throw .writing(path, errno: errno) }
  }

  private func write(_ bytes: [UInt8]) throws(MediaError) {
    var done = 0
    while done < bytes.count {
      let written = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress! + done, $0.count - done)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw .writing(path, errno: errno) }
      done += written
    }
  }
}
