import CMediaKernels
import Glibc
import Synchronization

/// The unfinished files of this process.
public enum TemporaryFiles {
  private static let number = Atomic(0)

  /// Removes the unfinished files of all outputs; made to be called in a signal handler.
  ///
  /// It only reads a table of fixed size and unlinks. The outputs can't be finished afterwards.
  public static func removeAll() { media_temporary_remove_all() }

  /// Removes what a process that no longer runs has left beside `target`.
  static func removeStale(beside target: FilePath) {
    let prefix = namePrefix(for: target.name)
    for name in names(in: target.directoryPath) where name.hasPrefix(prefix) {
      let process = name.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let process = pid_t(process), process > 0, !isRunning(process) else { continue }
      unlink(target.directory + name)
    }
  }

  /// A name for a file beside `target` that no other output of any process bears.
  static func uniqueName(for target: FilePath) -> String {
    "\(namePrefix(for: target.name))\(getpid())-\(number.wrappingAdd(1, ordering: .relaxed).newValue)"
  }

  // A name may have 255 bytes, which the target's own may need alone.
  private static func namePrefix(for name: String) -> String {
    "." + String(decoding: name.utf8.prefix(200), as: UTF8.self) + ".tmp-"
  }

  private static func isRunning(_ process: pid_t) -> Bool {
    kill(process, 0) == 0 || errno != ESRCH
  }

  private static func names(in directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }
}
