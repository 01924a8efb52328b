import CRasterKernels

extension BandCompositor {
  /// The bounds of a layer for a target of `target`, all that its filters may draw on included.
  func filterBounds(
    _ bounds: PixelBounds, reach: Int32, around target: PixelBounds
  ) -> PixelBounds {
    guard !bounds.intersection(target).isEmpty else { return .nothing }
    return bounds.intersection(target.grown(by: reach))
  }

  /// Filters the innermost layer.
  mutating func run(
    _ range: Range<Int>, of recording: borrowing DrawingRecorder, on layer: raster_surface
  ) {
    for index in range { filterRunner.run(recording.filters[index], on: layer, kernels) }
  }
}
