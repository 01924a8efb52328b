import CRasterKernels

/// The cells in which one shape at a time is turned from lines into coverage.
///
/// All cells are zero between shapes: the sweep that reads them clears them.
struct CoverageBuffer: ~Copyable {
  private var cells = ScratchMemory<Int32>()
  private var marks = ScratchMemory<UInt64>()

  /// The coverage of `lines` within `bounds`, to be swept before the next is made.
  mutating func add(
    _ lines: UnsafeBufferPointer<raster_line>, within bounds: PixelBounds
  ) -> raster_coverage {
    let cellsPerRow = ((bounds.width + 7) & ~7) + 8
    let marksPerRow = (cellsPerRow / 8 + 63) / 64
    var coverage = raster_coverage(
      cells: cells.reserve(cellsPerRow * bounds.height, filledWith: 0),
      marks: marks.reserve(marksPerRow * bounds.height, filledWith: 0),
      cells_per_row: Int32(cellsPerRow), marks_per_row: Int32(marksPerRow), bounds: bounds)
    raster_coverage_add(&coverage, lines.baseAddress, lines.count)
    return coverage
  }
}
