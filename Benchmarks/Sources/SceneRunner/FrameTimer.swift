import Glibc

/// The processor time of frames, in milliseconds.
struct FrameTimer {
  private(set) var times: [Double] = []

  /// Runs `frame` until the sum of the times is `minimum` and there are three of them.
  mutating func run(atLeast minimum: Double, _ frame: () -> Void) {
    var sum = 0.0
    while sum < minimum || times.count < 3 {
      let start = Self.now
      frame()
      times.append(Self.now - start)
      sum += times[times.count - 1]
    }
  }

  /// The least, the median and the number of the times, as the protocol prints them.
  var report: String {
    let sorted = times.sorted()
    return "{\"min\":\(sorted[0]),\"med\":\(sorted[sorted.count / 2]),\"n\":\(sorted.count)}"
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
}
