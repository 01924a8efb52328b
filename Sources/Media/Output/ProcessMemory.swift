import CMediaKernels

/// How the memory of the whole process is handled; for programs to choose, not for libraries.
public enum ProcessMemory {
  /// Gives large blocks back to the system as soon as they are freed.
  ///
  /// Encoders come and go with the segments of a film and hold many pictures each. Without this the
  /// heap keeps holes of their sizes, and a process grows by a sixth over a film of minutes; with it
  /// memory stays the same whatever the film's length. To be called before the first thread starts.
  ///
  /// - Returns: Whether the C library can do that; glibc can.
  @discardableResult
  public static func returnLargeBlocks() -> Bool { media_return_large_blocks() != 0 }
}
