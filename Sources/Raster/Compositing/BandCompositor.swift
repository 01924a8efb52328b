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
  var filterRunner = FilterRunner()
  var fetchedRow = ScratchMemory<UInt32>()

  init(kernels: Kernels) { self.kernels = kernels }

  /// What commands draw on: a surface, perhaps through a mask.
  struct Target {
    var surface: raster_surface
    var mask: raster_mask?
    /// How much of a layer shows once it joins the target around it.
    var fraction: UInt32 = 65535
    /// How it then meets what is there.
    var mode = Int32(RASTER_NORMAL)
    /// What is done to a layer before that.
    var filters = 0..<0
  }

  /// Runs what was recorded on `surface`, whose bounds are the band.
  mutating func draw(_ recording: borrowing DrawingRecorder, on surface: raster_surface) {
    var targets = [Target(surface: surface)]
    var index = 0
    while index < recording.commands.count {
      index = step(recording, at: index, &targets)
    }
  }

  /// Does one command and returns the index of the next to do.
  private mutating func step(
    _ recording: borrowing DrawingRecorder, at index: Int, _ targets: inout [Target]
  ) -> Int {
    let target = targets[targets.count - 1]
    switch recording.commands[index] {
    case .fill(let fill): draw(fill, recording.flattener.lines, target)
    case .rectangle(let corners, let bounds, let source): draw(corners, bounds, source, target)
    case .glyph(let mask, let bounds, let source):
      draw(recording.glyphs.fractions(of: mask), bounds, source, target)
    case .gradient(let fill, let gradient, let fraction):
      draw(fill, gradient, fraction, recording, target)
    case .beginLayer(let bounds, let fraction, let mode, let end):
      let part = bounds.intersection(target.surface.bounds)
      guard !part.isEmpty else { return end }
      targets.append(Target(surface: beginLayer(part), fraction: fraction, mode: mode))
    case .beginFilters(let bounds, let reach, let fraction, let first, let count, let end):
      let part = filterBounds(bounds, reach: reach, around: target.surface.bounds)
      guard !part.isEmpty else { return end }
      targets.append(
        Target(
          surface: beginLayer(part), fraction: fraction, filters: first..<first + count))
    case .endFilters:
      targets.removeLast()
      run(target.filters, of: recording, on: target.surface)
      composite(target, onto: targets[targets.count - 1])
    case .endLayer:
      targets.removeLast()
      composite(target, onto: targets[targets.count - 1])
    case .beginClip(let clip, let end):
      let part = clip.bounds.intersection(target.surface.bounds)
      guard !part.isEmpty else { return end }
      let mask = beginClip(clip, recording.flattener.lines, part, within: target.mask)
      targets.append(Target(surface: target.surface, mask: mask))
    case .endClip:
      targets.removeLast()
      masks.pop()
    }
    return index + 1
  }
}
