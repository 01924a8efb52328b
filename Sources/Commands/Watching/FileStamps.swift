import Rendering

/// When files were changed last.
struct FileStamps: Equatable {
  private var stamps: [String: Stamp] = [:]

  private struct Stamp: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let inode: UInt
  }

  /// Notes how a file is now.
  mutating func note(_ path: String) { stamps[path] = Self.stamp(path) }

  /// The stamps of the same files now.
  var now: FileStamps {
    var result = self
    for path in stamps.keys { result.note(path) }
    return result
  }

  /// What a file is like; one that isn't there has a stamp of its own.
  private static func stamp(_ path: String) -> Stamp {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return Stamp(seconds: 0, nanoseconds: 0, size: -1, inode: 0)
    }
    return Stamp(
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
      size: Int(status.st_size), inode: UInt(status.st_ino))
  }
}
