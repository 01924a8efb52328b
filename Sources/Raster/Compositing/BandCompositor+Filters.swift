import CRasterKernels

extension BandCompositor {
  /// The bounds of a layer for a target of `target`, all that its filters may draw on included.
  func filterBounds(
    _ bounds: PixelBounds, reach: Int32, around target: PixelBounds
  ) -> PixelBounds {
    guard !bounds.intersection(target).isEmpty else { return .nothing }
    return bounds.intersection(target.grown(by: reach))
  }

  /// Filters the innermost layer, of which `target` is to be seen in the end.
  mutating func run(
    _ range: Range<Int>, of recording: borrowing DrawingRecorder, on layer: raster_surface,
    for target: PixelBounds
  ) {
    for index in range {
      let later = recording.filters[(index + 1)..<range.upperBound]
      let reach = later.reduce(Int32(0)) { min($0 + $1.reach, 1 << 20) }
      filterRunner.run(
        recording.filters[index], on: layer, wanted: target.grown(by: reach), kernels)
    }
  }
}
