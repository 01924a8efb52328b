import Media
import Testing

@Suite("The memory of the process")
struct ProcessMemoryTests {
  #if canImport(Glibc)
    // It once did nothing, as its source asked for glibc before it knew of it.
    @Test("large blocks are given back where the C library is glibc")
    func largeBlocksAreGivenBack() {
      #expect(ProcessMemory.returnLargeBlocks())
    }
  #endif
}
