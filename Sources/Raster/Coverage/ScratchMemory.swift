/// Memory that grows to the largest size asked for and is kept.
struct ScratchMemory<Element: BitwiseCopyable>: ~Copyable {
  private var elements = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)

  deinit { elements.deallocate() }

  /// Memory for at least `count` elements; its content is undefined when it had to grow.
  mutating func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
    if count > elements.count || elements.baseAddress == nil {
      elements.deallocate()
      elements = .allocate(capacity: max(count, 16))
    }
    return elements.baseAddress!
  }

  /// The same, where all memory that is new holds `value`.
  mutating func reserve(_ count: Int, filledWith value: Element) -> UnsafeMutablePointer<Element> {
    if count > elements.count || elements.baseAddress == nil {
      elements.deallocate()
      elements = .allocate(capacity: max(count, 16))
      elements.initialize(repeating: value)
    }
    return elements.baseAddress!
  }
}
