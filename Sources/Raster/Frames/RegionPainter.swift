import CRasterKernels

/// Paints recorded units on parts of a canvas; one for each thread.
final class RegionPainter {
  private var compositor: BandCompositor

  init(kernels: Kernels) { compositor = BandCompositor(kernels: kernels) }

  /// Replaces the pixels of `canvas` where `units` are seen by these over `ground`.
  func paint(
    _ recording: borrowing DrawingRecorder, _ traces: [UnitTrace], _ units: VisibleUnits,
    over ground: Ground, on canvas: raster_surface
  ) {
    let part = units.part
    var surface = canvas
    (surface.first, surface.bounds) = (canvas.pixels(part.left, part.top), part)
    if units.showsGround { ground.copy(to: surface) }
    var commands = 0..<0
    for index in units.indices.reversed() {
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

/// What is behind everything that is painted.
enum Ground {
  case pixel(UInt32)
  /// A picture of the same canvas.
  case picture(raster_surface)

  /// Replaces all pixels of a part of the canvas.
  func copy(to surface: raster_surface) {
    let bounds = surface.bounds
    for row in bounds.top..<bounds.bottom {
      let pixels = surface.pixels(bounds.left, row)
      switch self {
      case .pixel(let pixel): pixels.update(repeating: pixel, count: bounds.width)
      case .picture(let picture):
        pixels.update(from: picture.pixels(bounds.left, row), count: bounds.width)
      }
    }
  }
}
