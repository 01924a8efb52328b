import CRasterKernels

/// The part of the plane that can be seen, in units of 1/256 pixel.
struct FlatteningWindow {
  let left: Int32
  let top: Int32
  let right: Int32
  let bottom: Int32

  init(_ bounds: PixelBounds) {
    (left, top) = (bounds.left &* 256, bounds.top &* 256)
    (right, bottom) = (bounds.right &* 256, bounds.bottom &* 256)
  }

  /// Whether a point is near enough to be snapped as it is.
  @inline(__always)
  func takes(_ point: DevicePoint) -> Bool {
    abs(point.x) <= FixedPoint.limit && abs(point.y) <= FixedPoint.limit
  }

  /// Whether everything between two corners lies on one side of the window, so that only its ends
  /// matter.
  func isBeside(_ low: DevicePoint, _ high: DevicePoint) -> Bool {
    high.x < Double(left) || high.y < Double(top) || low.x > Double(right)
      || low.y > Double(bottom)
  }
}

/// The bounds of lines, in units of 1/256 pixel.
struct LineExtent {
  var left = Int32.max
  var top = Int32.max
  var right = Int32.min
  var bottom = Int32.min

  /// The pixels touched.
  var bounds: PixelBounds {
    guard left <= right, top <= bottom else { return .nothing }
    return PixelBounds(
      left: left >> 8, top: top >> 8, right: (right &+ 255) >> 8, bottom: (bottom &+ 255) >> 8)
  }
}
