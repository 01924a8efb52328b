import CRasterKernels
import Drawing

extension DrawingRecorder {
  /// Records a group's content in a layer whose pixels its filters change.
  mutating func recordFiltered(
    _ group: DrawingNode.Group, _ inherited: Inherited
  ) -> PixelBounds {
    guard inherited.perspective == nil,
      inherited.transform.keepsAxes || !group.filters.needUprightPixels
    else { return recordFlat(group, inherited) }
    let prepared = group.filters.compactMap { RasterFilter($0, inherited.transform) }
    if group.filters.needUprightPixels, prepared.count < group.filters.count { return .nothing }
    // Bands take in all that filters look at, of what is drawn around the canvas at all.
    let wholeReach = prepared.reduce(Int32(0)) { min($0 + $1.reach, 1 << 20) }
    let reach = min(wholeReach, farthestReach)
    var inner = inherited
    (inner.opacity, inner.isMasked) = (1, false)
    inner.window = inherited.window.grown(by: reach).intersection(farthestWindow)
    if prepared.count == 1, case .bitmap(let function) = prepared[0] {
      inner.window = inner.window.intersection(function.region)
      if inner.window.isEmpty { return .nothing }
    }
    let begin = commands.count
    commands.append(.endLayer)
    nesting += 1
    defer { nesting -= 1 }
    let content = record(group.content, inner)
    commands.append(.endFilters)
    let isEverywhere = prepared.contains(where: \.paintsNothing)
    var bounds =
      isEverywhere
      ? inner.window : content.grown(by: reach).intersection(farthestWindow)
    if prepared.count == 1, case .bitmap(let function) = prepared[0] {
      bounds = function.region.intersection(farthestWindow)
    }
    let fraction = UInt32((inherited.opacity * 65535).rounded())
    commands[begin] = .beginFilters(
      bounds: bounds, window: inherited.window, reach: wholeReach, fraction: fraction,
      firstFilter: filters.count, filterCount: prepared.count, end: commands.count)
    addFilters(prepared, content, inner.window)
    return bounds.intersection(inherited.window)
  }

  /// Adds filters, each of which is told where those before it may have left something.
  private mutating func addFilters(
    _ prepared: [RasterFilter], _ content: PixelBounds, _ window: PixelBounds
  ) {
    var touched = content
    for filter in prepared {
      if case .bitmap(let function) = filter {
        filters.append(
          .bitmap(isMeasuring ? function : function.drawingInputs(within: window, depth: depth)))
        touched = function.region
        continue
      }
      filters.append(filter.within(touched))
      if case .opaqueBlur = filter { continue }
      touched = filter.paintsNothing ? window : touched.grown(by: filter.reach)
    }
  }

  /// Sets how far outside of `canvas` filters look: on a small one not as far, or what nobody sees
  /// would cost the most, and by how many layers may need the memory at once.
  mutating func limitReach(_ content: [DrawingNode], _ canvas: PixelBounds) {
    let layers = Self.layers(in: content)
    farthestReach = Int32(min(1024, 256 + max(canvas.width, canvas.height)))
    while farthestReach > 1 {
      let window = canvas.grown(by: farthestReach)
      if window.width * window.height <= 67_108_864 / (1 + layers) { break }
      farthestReach /= 2
    }
    farthestWindow = canvas.grown(by: farthestReach)
  }

  /// How many groups that need a layer or a mask lie within one another.
  private static func layers(in nodes: [DrawingNode], depth: Int = 0) -> Int {
    var deepest = 0
    for node in nodes {
      guard depth < RecordingDepth.mostGroups, case .group(let group) = node else { continue }
      let content = layers(in: group.content, depth: depth + 1)
      let masked = group.mask.map { layers(in: $0.content, depth: depth + 1) } ?? 0
      let isPlain =
        group.opacity >= 1 && group.blendMode == .normal && group.clip == nil && group.mask == nil
        && group.filters.isEmpty && group.projection == nil && group.isolation == .automatic
      deepest = max(deepest, max(content, masked) + (isPlain ? 0 : 1))
    }
    return deepest
  }
}
