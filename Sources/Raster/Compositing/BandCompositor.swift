import CRasterKernels

/// Draws recorded commands into a band of rows.
///
/// Layers and masks are no larger than the band: they stay in the cache however large the canvas.
struct BandCompositor: ~Copyable {
  let kernels: Kernels
  var coverage = CoverageBuffer()
  var layers = BufferStack<UInt32>()
  var masks = BufferStack<UInt16>()
  var shapeFractions = ScratchMemory<UInt16>()

  init(kernels: Kernels) { self.kernels = kernels }

  /// What commands draw on: a surface, perhaps through a mask.
  struct Target {
    var surface: raster_surface
    var mask: raster_mask?
    /// How much of a layer shows once it joins the target around it.
    var fraction: UInt32 = 65535
  }

  /// Runs `commands` on `surface`, whose bounds are the band.
  mutating func draw(
    _ commands: UnsafeBufferPointer<RasterCommand>, _ lines: borrowing LineBuffer,
    on surface: raster_surface
  ) {
    var targets = [Target(surface: surface)]
    var index = 0
    while index < commands.count {
      index = step(commands, at: index, lines, &targets)
    }
  }

  /// Does one command and returns the index of the next to do.
  private mutating func step(
    _ commands: UnsafeBufferPointer<RasterCommand>, at index: Int, _ lines: borrowing LineBuffer,
    _ targets: inout [Target]
  ) -> Int {
    let target = targets[targets.count - 1]
    switch commands[index] {
    case .fill(let fill): draw(fill, lines, target)
    case .rectangle(let corners, let bounds, let source): draw(corners, bounds, source, target)
    case .beginLayer(let bounds, let fraction, let end):
      let part = bounds.intersection(target.surface.bounds)
      guard !part.isEmpty else { return end }
      targets.append(Target(surface: beginLayer(part), fraction: fraction))
    case .endLayer:
      targets.removeLast()
      composite(target, onto: targets[targets.count - 1])
    case .beginClip(let clip, let end):
      let part = clip.bounds.intersection(target.surface.bounds)
      guard !part.isEmpty else { return end }
      let mask = beginClip(clip, lines, part, within: target.mask)
      targets.append(Target(surface: target.surface, mask: mask))
    case .endClip:
      targets.removeLast()
      masks.pop()
    }
    return index + 1
  }
}
