/// Memory that grows to the largest size asked for and is kept; it starts at a cache line.
struct ScratchMemory<Element: BitwiseCopyable>: ~Copyable {
  private var bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  deinit { bytes.deallocate() }

  /// Memory for `count` elements; its content is undefined.
  mutating func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
    if count * MemoryLayout<Element>.stride > bytes.count { grow(to: count) }
    return bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Element.self)
  }

  /// The same, where all memory that is new holds `value`.
  mutating func reserve(_ count: Int, filledWith value: Element) -> UnsafeMutablePointer<Element> {
    if count * MemoryLayout<Element>.stride > bytes.count {
      grow(to: count)
      bytes.initializeMemory(as: Element.self, repeating: value)
    }
    return bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Element.self)
  }

  private mutating func grow(to count: Int) {
    bytes.deallocate()
    let size = max(count * MemoryLayout<Element>.stride, 4096)
    bytes = .allocate(byteCount: size, alignment: 64)
  }
}
