import CRasterKernels
import Drawing

extension DrawingRecorder {
  /// Records a group whose content is drawn on what is behind it.
  ///
  /// The result replaces that in proportion to clip, mask and opacity.
  mutating func recordOnBackdrop(
    _ group: DrawingNode.Group, _ inherited: Inherited
  ) -> PixelBounds {
    if group.mask == nil, !inherited.isMasked, inherited.opacity == 1 {
      return record(group.content, inherited)
    }
    nesting += 1
    defer { nesting -= 1 }
    let begin = commands.count
    commands.append(.endCopy)
    var inner = inherited
    (inner.opacity, inner.isMasked) = (1, false)
    let touched = record(group.content, inner)
    if let mask = group.mask { recordWeights(mask, inner) }
    commands.append(.endCopy)
    let fraction = UInt32((inherited.opacity * 65535).rounded())
    commands[begin] = .beginCopy(bounds: touched, fraction: fraction, end: commands.count)
    return touched
  }

  private mutating func recordWeights(_ mask: DrawingNode.Mask, _ inherited: Inherited) {
    nesting += 1
    defer { nesting -= 1 }
    let begin = commands.count
    commands.append(.endCopy)
    let touched = record(mask.content, inherited)
    let isLuminance = mask.mode == .luminance
    commands.append(.endWeights(isLuminance: isLuminance))
    commands[begin] = .beginWeights(
      bounds: touched, isLuminance: isLuminance, end: commands.count)
  }
}

extension DrawingNode.Group {
  /// Whether the content blends with what is behind the group although the group does something to it.
  var drawsOnBackdrop: Bool { drawsOnBackdrop(depth: 0) }

  fileprivate func drawsOnBackdrop(depth: Int) -> Bool {
    isolation == .transparent && blendMode == .normal && filters.isEmpty
      && content.contains { $0.meetsBackdrop(depth: depth + 1) }
  }
}

extension DrawingNode {
  /// Whether the node blends with what is behind the group it is in.
  var meetsBackdrop: Bool { meetsBackdrop(depth: 0) }

  fileprivate func meetsBackdrop(depth: Int) -> Bool {
    guard depth < RecordingDepth.mostGroups, case .group(let group) = self else { return false }
    guard group.blendMode == .normal else { return true }
    if group.isolation == .transparent { return group.drawsOnBackdrop(depth: depth) }
    // Groups that may be drawn apart keep their blending to themselves.
    guard group.isolation == .automatic, group.opacity >= 1, group.clip == nil, group.mask == nil,
      group.filters.isEmpty, group.projection == nil
    else { return false }
    return group.content.contains { $0.meetsBackdrop(depth: depth + 1) }
  }
}
