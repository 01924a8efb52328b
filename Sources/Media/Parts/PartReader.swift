import Glibc

/// Reads the segments of a part, one after the other.
final class PartReader {
  /// A segment as it was stored.
  struct Record {
    let frames: Range<Int>
    let bytes: [UInt8]
  }

  private let path: String
  private let descriptor: Int32
  /// Where the next record begins.
  private(set) var offset = PartLayout.headerSize

  /// Opens a part of the film with a key.
  init(path: String, key: PartKey) throws(MediaError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .reading(path: path, reason: systemMessage(errno)) }
    guard read(PartLayout.headerSize, at: 0) == PartLayout.header(key: key.bytes) else {
      throw .damagedPart(path: path)
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The next segment; nil when there is none, or only a piece of one.
  func next() -> Record? {
    guard let header = read(PartLayout.recordHeaderSize, at: offset) else { return nil }
    var loader = ByteLoader(Array(header.prefix(24)), path: path)
    guard let first = try? loader.number(), let end = try? loader.number(),
      let count = try? loader.number(), first >= 0, first < end, count >= 0,
      let bytes = read(count, at: offset + header.count),
      PartLayout.digest(bytes) == Array(header.dropFirst(24))
    else { return nil }
    offset += header.count + count
    return Record(frames: first..<end, bytes: bytes)
  }

  /// So many bytes; nil when the file has fewer.
  private func read(_ count: Int, at offset: Int) -> [UInt8]? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, count <= Int(status.st_size) - offset else {
      return nil
    }
    return Self.read(count, at: offset, from: descriptor)
  }

  private static func read(_ count: Int, at offset: Int, from descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress! + done, count - done, off_t(offset + done))
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      done += got
    }
    return bytes
  }
}
