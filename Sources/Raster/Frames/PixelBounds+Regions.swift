import CRasterKernels

extension PixelBounds {
  /// How many pixels it holds.
  var area: Int { isEmpty ? 0 : width * height }

  /// Whether all of `other` lies within.
  func contains(_ other: PixelBounds) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func union(_ other: PixelBounds) -> PixelBounds {
    var union = isEmpty ? .nothing : self
    union.formUnion(other)
    return union
  }

  /// What is left without `other`: at most four rectangles that don't overlap.
  func subtracting(_ other: PixelBounds) -> [PixelBounds] {
    let common = intersection(other)
    guard !common.isEmpty else { return [self] }
    var (above, below, before, after) = (self, self, self, self)
    above.bottom = common.top
    below.top = common.bottom
    (before.top, before.bottom, before.right) = (common.top, common.bottom, common.left)
    (after.top, after.bottom, after.left) = (common.top, common.bottom, common.right)
    return [above, before, after, below].filter { !$0.isEmpty }
  }
}
