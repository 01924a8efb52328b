import CRasterKernels

/// A growing list of snapped lines, those of all shapes of a drawing one after another.
struct LineBuffer: ~Copyable {
  private var storage = UnsafeMutableBufferPointer<raster_line>.allocate(capacity: 4096)
  private(set) var count = 0

  deinit { storage.deallocate() }

  mutating func removeAll() { count = 0 }

  @inline(__always)
  mutating func append(_ line: raster_line) {
    if count == storage.count { grow() }
    storage[count] = line
    count &+= 1
  }

  subscript(range: Range<Int>) -> UnsafeBufferPointer<raster_line> {
    UnsafeBufferPointer(rebasing: storage[range])
  }

  /// The line at `index`.
  func line(at index: Int) -> raster_line { storage[index] }

  /// Drops the lines from `newCount` on.
  mutating func truncate(to newCount: Int) { count = newCount }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<raster_line>.allocate(capacity: storage.count * 2)
    _ = larger.update(fromContentsOf: storage[..<count])
    storage.deallocate()
    storage = larger
  }
}
