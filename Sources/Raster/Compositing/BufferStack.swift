/// Memory for things that nest; what a depth once needed is kept for the next there.
struct BufferStack<Element: BitwiseCopyable>: ~Copyable {
  private var buffers: [UnsafeMutableBufferPointer<Element>] = []
  private var depth = 0

  deinit { for buffer in buffers { buffer.deallocate() } }

  /// Memory for `count` elements of undefined content, until it is popped.
  mutating func push(_ count: Int) -> UnsafeMutablePointer<Element> {
    if depth == buffers.count { buffers.append(.allocate(capacity: max(count, 16))) }
    if buffers[depth].count < count {
      buffers[depth].deallocate()
      buffers[depth] = .allocate(capacity: count)
    }
    depth += 1
    return buffers[depth - 1].baseAddress!
  }

  /// Gives back what was pushed last.
  mutating func pop() { depth -= 1 }
}
