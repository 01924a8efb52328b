import CRasterKernels

/// Paints recorded units on parts of a canvas; one for each thread.
final class RegionPainter {
  private var compositor: BandCompositor

  init(kernels: Kernels) { compositor = BandCompositor(kernels: kernels) }

  /// Replaces the pixels of `canvas` within `part`.
  func paint(
    _ recording: borrowing DrawingRecorder, _ traces: [UnitTrace], over ground: UInt32,
    on canvas: raster_surface, _ part: PixelBounds
  ) {
    var surface = canvas
    (surface.first, surface.bounds) = (canvas.pixels(part.left, part.top), part)
    let (indices, showsGround) = UnitTrace.visible(traces, on: part)
    if showsGround {
      for row in part.top..<part.bottom {
        surface.pixels(part.left, row).update(repeating: ground, count: part.width)
      }
    }
    var commands = 0..<0
    for index in indices.reversed() {
      let next = traces[index].commands
      if next.lowerBound == commands.upperBound {
        commands = commands.lowerBound..<next.upperBound
      } else {
        compositor.draw(recording, commands, on: surface)
        commands = next
      }
    }
    compositor.draw(recording, commands, on: surface)
  }
}
