#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread of its own for work that blocks, which the threads that tasks share must not.
enum WorkerThread {
  /// Drawings nest, and so do the calls that paint them.
  private static let stackSize = 16 << 20

  /// Runs `body` on a new thread; false when the system gives none.
  static func run(_ body: @escaping @Sendable () -> Void) -> Bool {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setstacksize(attributes, stackSize)
    pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
    let box = Unmanaged.passRetained(Box(body))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let failure = pthread_create(&thread, attributes, threadMain, box.toOpaque())
    if failure != 0 { box.release() }
    return failure == 0
  }

  fileprivate final class Box {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}

#if canImport(Glibc)
  private func threadMain(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument {
      Unmanaged<WorkerThread.Box>.fromOpaque(argument).takeRetainedValue().body()
    }
    return nil
  }
#else
  private func threadMain(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<WorkerThread.Box>.fromOpaque(argument).takeRetainedValue().body()
    return nil
  }
#endif
