import CRasterKernels

extension BandCompositor {
  /// Paints a shape with what is fetched, or all of its bounds if it has no lines.
  mutating func draw(
    _ fill: RasterCommand.FillCommand, _ index: Int, _ fraction: UInt32,
    _ recording: borrowing DrawingRecorder, _ target: Target
  ) {
    let part = fill.bounds.intersection(target.surface.bounds)
    guard !part.isEmpty else { return }
    guard fill.lineCount > 0 else {
      paint(part, fractions: nil, recording.paints, index, fraction, target.surface)
      return
    }
    for top in stride(from: part.top, to: part.bottom, by: Int(Self.rowsAtOnce)) {
      let rows = part.rows(top..<min(top + Self.rowsAtOnce, part.bottom))
      var covered = coverage.add(recording.flattener.lines[fill.lines], within: rows)
      let shape = sweep(&covered, fill.rule, within: target.mask)
      paint(rows, fractions: shape, recording.paints, index, fraction, target.surface)
    }
  }

  /// Few enough for their fractions to stay in the cache until they are used.
  private static let rowsAtOnce: Int32 = 128

  private mutating func paint(
    _ part: PixelBounds, fractions: raster_mask?, _ paints: PaintList, _ index: Int,
    _ fraction: UInt32, _ surface: raster_surface
  ) {
    let kernels = kernels
    let row = fetchedRow.reserve(part.width)
    paints.withPaint(at: index, kernels) { isOpaque, fetch in
      for y in part.top..<part.bottom {
        let pixels = surface.pixels(part.left, y)
        if fractions == nil, fraction == 65535, isOpaque {
          fetch(pixels, part.left, y, part.width)
          continue
        }
        let cover = fractions?.fractions(part.left, y)
        let run =
          cover.map { raster_covered_run($0, part.width) }
          ?? raster_run(first: 0, end: part.width)
        let (first, count) = (run.first, run.end - run.first)
        fetch(row, part.left + Int32(first), y, count)
        kernels.pointee.composite_span(
          pixels + first, row, cover.map { $0 + first }, count, fraction)
      }
    }
  }
}
