import CRasterKernels
import Drawing
import Geometry

extension DrawingRecorder {
  /// Records a group, in layers of its own only if that makes a difference.
  mutating func record(
    _ group: DrawingNode.Group, _ inherited: Inherited
  ) -> PixelBounds {
    guard group.blendMode != .normal else { return recordContent(of: group, inherited) }
    // What leaves nothing may still change what is behind it.
    let everywhere = group.blendMode.changesBackdropOutside ? inherited.window : nil
    return recordLayer(inherited, mode: group.blendMode.kernelValue, bounds: everywhere) {
      $0.recordContent(of: group, $1)
    }
  }

  /// Records a group without its blend mode.
  private mutating func recordContent(
    of group: DrawingNode.Group, _ inherited: Inherited
  ) -> PixelBounds {
    guard var inner = inherited.inside(group) else { return .nothing }
    guard let clip = group.clip else { return recordFaded(group, inner) }
    guard let command = outline(clip.path, clip.style, inner) else { return .nothing }
    inner.window = command.bounds
    let isIsolated = group.content.contains(where: \.meetsBackdrop)
    guard !coversItsBounds(command) else {
      flattener.lines.truncate(to: command.firstLine)
      return recordFaded(group, inner, isolated: isIsolated)
    }
    inner.isMasked = true
    nesting += 1
    defer { nesting -= 1 }
    let begin = commands.count
    commands.append(.endClip)
    let touched = recordFaded(group, inner, isolated: isIsolated || group.content.count > 1)
    commands.append(.endClip)
    commands[begin] = .beginClip(command, end: commands.count)
    return touched
  }

  /// Whether a clip's outline is a rectangle of whole pixels.
  func coversItsBounds(_ command: RasterCommand.FillCommand) -> Bool {
    guard let corners = rectangle(command) else { return false }
    let window = FlatteningWindow(command.bounds)
    return corners.x0 <= window.left && corners.x1 >= window.right && corners.y0 <= window.top
      && corners.y1 >= window.bottom
  }

  /// Records a group's content, faded as one and seen through the group's mask.
  private mutating func recordFaded(
    _ group: DrawingNode.Group, _ inherited: Inherited, isolated: Bool = false
  ) -> PixelBounds {
    if group.drawsOnBackdrop { return recordOnBackdrop(group, inherited) }
    if let mask = group.mask {
      return recordLayer(inherited) { $0.recordMasked(group, mask, $1) }
    }
    guard group.filters.isEmpty else { return recordFiltered(group, inherited) }
    guard isolated || group.isDrawnApart(inherited.opacity) else {
      return record(group.content, inherited)
    }
    return recordLayer(inherited) { $0.record(group.content, $1) }
  }

  private mutating func recordMasked(
    _ group: DrawingNode.Group, _ mask: DrawingNode.Mask, _ inherited: Inherited
  ) -> PixelBounds {
    let touched =
      group.filters.isEmpty ? record(group.content, inherited) : recordFiltered(group, inherited)
    guard !touched.isEmpty else { return touched }
    let mode = mask.mode == .alpha ? RASTER_DESTINATION_IN : RASTER_LUMINANCE_IN
    var inner = inherited
    inner.window = touched.intersection(inherited.window)
    return recordLayer(inner, mode: Int32(mode), bounds: touched) {
      $0.record(mask.content, $1)
    }
  }

  /// Records what `body` records into a layer, which it tells the pixels of, and returns them.
  ///
  /// The layer has `bounds`, unless that is nil the pixels that are touched.
  private mutating func recordLayer(
    _ inherited: Inherited, mode: Int32 = Int32(RASTER_NORMAL), bounds: PixelBounds? = nil,
    _ body: (inout DrawingRecorder, Inherited) -> PixelBounds
  ) -> PixelBounds {
    nesting += 1
    defer { nesting -= 1 }
    let begin = commands.count
    commands.append(.endLayer)
    var inner = inherited
    (inner.opacity, inner.isMasked) = (1, false)
    let touched = body(&self, inner)
    commands.append(.endLayer)
    let fraction = UInt32((inherited.opacity * 65535).rounded())
    commands[begin] = .beginLayer(
      bounds: bounds ?? touched, fraction: fraction, mode: mode, end: commands.count)
    return bounds ?? touched
  }
}

extension DrawingRecorder.Inherited {
  /// What the content of a group inherits; nil if nothing of it can be seen.
  fileprivate func inside(_ group: DrawingNode.Group) -> Self? {
    var inner = self
    inner.opacity *= group.opacity.clampedToUnit
    inner.transform = group.transform.concatenating(transform)
    inner.enter(group.projection)
    return inner.opacity > 0 && !group.content.isEmpty && !inner.isSingular ? inner : nil
  }
}

extension DrawingNode.Group {
  /// Whether content without a mask or filters, faded to `opacity`, needs a layer.
  fileprivate func isDrawnApart(_ opacity: Double) -> Bool {
    if opacity < 1, content.count > 1 || content.contains(where: \.overlapsItself) { return true }
    guard opacity < 1 || isolation == .isolated || projection != nil else { return false }
    return content.contains(where: \.meetsBackdrop)
  }
}
