/// 24.8 fixed point: the grid of 1/256 pixel on which all geometry lies from here on.
enum FixedPoint {
  /// Units a pixel.
  static let scale = 256.0
  /// The largest distance from the origin, in units, that the kernels take.
  static let limit = 536_870_912.0  // 2²⁹
  /// Beyond this distance, in units, points are moved to it: far outside any canvas.
  static let farthest = 1_099_511_627_776.0  // 2⁴⁰

  /// The nearest unit to a number below 2³¹, the even one of two.
  ///
  /// Adding 1.5 · 2⁵² leaves the integer in the low bits of a double; no call, no change of
  /// rounding between processors.
  @inline(__always)
  static func nearest(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value + 6_755_399_441_055_744).bitPattern)
  }
}

/// A point in units of 1/256 pixel, not yet snapped to them.
typealias DevicePoint = SIMD2<Double>
