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
    /// Where a layer shows that holds more; nil if that is everywhere.
    var window: PixelBounds?
    /// How much of a layer shows once it joins the target around it.
    var fraction: UInt32 = 65535
    /// How it then meets what is there.
    var mode = Int32(RASTER_NORMAL)
    /// What is done to a layer before that.
    var filters = 0..<0
  }

  /// Runs what was recorded on `surface`, whose bounds are the band.
  mutating func draw(_ recording: borrowing DrawingRecorder, on surface: raster_surface) {
    draw(recording, recording.commands.indices, on: surface)
  }

  /// Runs a part of what was recorded, in which all layers and clips that begin end.
  mutating func draw(
    _ recording: borrowing DrawingRecorder, _ commands: Range<Int>, on surface: raster_surface
  ) {
    var targets = [Target(surface: surface)]
    var index = commands.lowerBound
    while index < commands.upperBound {
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
    case .paint(let fill, let paint, let fraction):
      draw(fill, paint, fraction, recording, target)
    case .beginLayer(let bounds, let fraction, let mode, let end):
      let part = bounds.intersection(target.surface.bounds)
      guard !part.isEmpty else { return end }
      targets.append(Target(surface: beginLayer(part), fraction: fraction, mode: mode))
    case .beginFilters(
      let bounds, let window, let reach, let fraction, let first, let count, let end):
      let part = filterBounds(bounds, reach: reach, around: target.surface.bounds)
      guard !part.isEmpty else { return end }
      targets.append(
        Target(
          surface: beginLayer(part), window: window, fraction: fraction,
          filters: first..<first + count))
    case .endFilters:
      targets.removeLast()
      let below = targets[targets.count - 1]
      run(target.filters, of: recording, on: target.surface, for: below.surface.bounds)
      composite(target, onto: below)
    case .endLayer:
      targets.removeLast()
      composite(target, onto: targets[targets.count - 1])
    case .beginCopy(let bounds, let fraction, let end):
      let part = bounds.intersection(target.surface.bounds)
      guard !part.isEmpty else { return end }
      targets.append(Target(surface: beginCopy(part, of: target.surface), fraction: fraction))
    case .endCopy:
      targets.removeLast()
      mix(target, into: targets[targets.count - 1])
    case .beginWeights(let bounds, _, _):
      let part = bounds.intersection(target.surface.bounds)
      targets.append(Target(surface: beginLayer(part.isEmpty ? PixelBounds() : part)))
    case .endWeights(let isLuminance):
      targets.removeLast()
      weigh(
        targets[targets.count - 1].surface, by: target.surface, isLuminance,
        over: targets[targets.count - 2].surface)
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
