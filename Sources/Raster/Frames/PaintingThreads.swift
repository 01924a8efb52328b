import CRasterKernels

/// Threads that do the parts of a piece of work together; they wait in between.
final class PaintingThreads {
  /// How many there are, the calling one included.
  let count: Int
  private let pool: OpaquePointer?

  /// Makes ready `count` threads, less when the system doesn't have so many.
  init(count: Int) {
    pool = count > 1 ? raster_threads_make(Int32(min(count, 64) - 1)) : nil
    self.count = 1 + (pool.map { Int(raster_threads_count($0)) } ?? 0)
  }

  deinit { if let pool { raster_threads_free(pool) } }

  /// Calls `body` once for each of the first `count` numbers, with the number of the thread, and
  /// returns when all calls have.
  func run(_ count: Int, _ body: (_ index: Int, _ thread: Int) -> Void) {
    guard let pool, count > 1 else {
      for index in 0..<count { body(index, 0) }
      return
    }
    withoutActuallyEscaping(body) { body in
      var work = Work(body: body)
      withUnsafeMutablePointer(to: &work) { work in
        raster_threads_run(
          pool, count,
          { context, index, thread in
            context!.assumingMemoryBound(to: Work.self).pointee.body(index, thread)
          }, work)
      }
    }
  }

  private struct Work {
    let body: (Int, Int) -> Void
  }
}
