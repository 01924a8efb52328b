/// Elements one after another in memory that grows; pointers into it last until it does.
struct GrowingMemory<Element: BitwiseCopyable>: ~Copyable {
  private var storage = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  private(set) var count = 0

  deinit { storage.deallocate() }

  mutating func removeAll() { count = 0 }

  /// The index of the first of `added` new elements of undefined content.
  mutating func append(_ added: Int) -> Int {
    if count + added > storage.count {
      let larger = UnsafeMutableBufferPointer<Element>.allocate(
        capacity: max(storage.count * 2, count + added, 16_384))
      _ = larger.update(fromContentsOf: storage[..<count])
      storage.deallocate()
      storage = larger
    }
    defer { count += added }
    return count
  }

  func pointer(at index: Int) -> UnsafeMutablePointer<Element> {
    storage.baseAddress.unsafelyUnwrapped + index
  }
}
