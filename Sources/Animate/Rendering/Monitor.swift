#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A lock with a bell: threads that wait for something to change hear when it may have.
///
/// POSIX's mutex and condition, without Foundation's: that one class would bring all of Foundation
/// and its tables of the world's languages into a statically linked program.
final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    #if canImport(Glibc)
      // Setting the clock must not stretch a wait.
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    #endif
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Runs `body` while no other thread does, except while `body` waits.
  func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Lets others in until one of them rings; only for the body of `locked`.
  func wait() { pthread_cond_wait(condition, mutex) }

  /// Waits like `wait`, but for no longer than until `deadline`; false when it has come.
  func wait(until deadline: Deadline) -> Bool {
    var time = deadline.time
    return pthread_cond_timedwait(condition, mutex, &time) == 0
  }

  /// Wakes all who wait.
  func ring() { pthread_cond_broadcast(condition) }
}

extension Monitor {
  /// A time that is to come.
  struct Deadline {
    fileprivate let time: timespec

    /// The time in so many seconds from now.
    init(in seconds: Double) {
      var now = timespec()
      #if canImport(Glibc)
        clock_gettime(CLOCK_MONOTONIC, &now)
      #else
        clock_gettime(CLOCK_REALTIME, &now)
      #endif
      let nanoseconds = Double(now.tv_nsec) + seconds * 1e9
      let whole = (nanoseconds / 1e9).rounded(.down)
      time = timespec(
        tv_sec: now.tv_sec + Int(whole), tv_nsec: Int(nanoseconds - whole * 1e9))
    }
  }
}
