import Geometry

/// An affine map from a shape's coordinates to units of 1/256 pixel.
struct DeviceMap {
  private let xAxis: DevicePoint
  private let yAxis: DevicePoint
  private let origin: DevicePoint

  init(_ transform: CGAffineTransform) {
    xAxis = DevicePoint(transform.a.native, transform.b.native)
    yAxis = DevicePoint(transform.c.native, transform.d.native)
    origin = DevicePoint(transform.tx.native, transform.ty.native)
  }

  /// The image of a point, moved in when it is absurdly far out; nil unless it is finite.
  @inline(__always)
  subscript(point: CGPoint) -> DevicePoint? {
    let image = xAxis * point.x.native + yAxis * point.y.native + origin
    let farthest = FixedPoint.farthest
    if abs(image.x) <= farthest, abs(image.y) <= farthest { return image }
    guard image.x.isFinite, image.y.isFinite else { return nil }
    return image.clamped(
      lowerBound: DevicePoint(repeating: -farthest), upperBound: DevicePoint(repeating: farthest))
  }
}
