import CRasterKernels
import Drawing
import Geometry

extension Paint {
  /// The gradient's plane under `transform`, which maps to pixels, with every pixel found by itself.
  ///
  /// Nil when the gradient has no extent, so that only its end is seen.
  func perspectivePlane(_ transform: ProjectionTransform) -> raster_plane_gradient? {
    switch self {
    case .linearGradient(let paint): paint.plane(transform)
    case .radialGradient(let paint): paint.plane(transform)
    case .angularGradient(let paint): paint.plane(transform)
    case .conicalGradient(let paint): paint.plane(transform)
    case .color, .meshGradient, .image, .pattern: nil
    }
  }
}

extension raster_plane_gradient {
  /// A gradient of a kind; `transform` maps its coordinates to pixels, `normal` to its plane.
  fileprivate init?(
    _ kind: Int, _ spread: GradientSpread, _ transform: CGAffineTransform,
    _ toPixels: ProjectionTransform, normal: CGAffineTransform
  ) {
    let whole = ProjectionTransform(transform).concatenating(toPixels)
    guard let plane = whole.inverted?.concatenating(ProjectionTransform(normal)) else { return nil }
    self.init()
    matrix = (
      plane.m11.native, plane.m21.native, plane.m31.native, plane.m12.native, plane.m22.native,
      plane.m32.native, plane.m13.native, plane.m23.native, plane.m33.native
    )
    base.kind = Int32(kind)
    base.spread = spread.kernelValue
  }
}

extension LinearGradientPaint {
  fileprivate func plane(_ toPixels: ProjectionTransform) -> raster_plane_gradient? {
    let (x, y) = ((endPoint.x - startPoint.x).native, (endPoint.y - startPoint.y).native)
    let square = x * x + y * y
    guard square > 0, square.isFinite else { return nil }
    let (a, c) = (x / square, y / square)
    let normal = CGAffineTransform(
      a: a, b: 0, c: c, d: 1,
      tx: -(a * startPoint.x.native + c * startPoint.y.native), ty: 0)
    return raster_plane_gradient(RASTER_LINEAR, spread, transform, toPixels, normal: normal)
  }
}

extension RadialGradientPaint {
  fileprivate func plane(_ toPixels: ProjectionTransform) -> raster_plane_gradient? {
    let (start, end) = (max(startRadius, 0), max(endRadius, 0))
    let extent = end - start
    guard extent != 0, extent.isFinite, aspect > 0, aspect.isFinite else { return nil }
    let (x, y) = (1 / abs(extent), 1 / (abs(extent) * aspect))
    let normal = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: -center.x.native * x, ty: -center.y.native * y)
    var plane = raster_plane_gradient(RASTER_RADIAL, spread, transform, toPixels, normal: normal)
    plane?.direction = extent < 0 ? -1 : 1
    plane?.offset = start / extent
    return plane
  }
}

extension AngularGradientPaint {
  fileprivate func plane(_ toPixels: ProjectionTransform) -> raster_plane_gradient? {
    let sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite, startAngle.radians.isFinite else { return nil }
    let normal = CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CGAffineTransform(rotationAngle: -CGFloat(startAngle.radians)))
      .concatenating(CGAffineTransform(scaleX: 1, y: sweep < 0 ? -1 : 1))
    var plane = raster_plane_gradient(RASTER_ANGULAR, spread, transform, toPixels, normal: normal)
    plane?.direction = min(2 * .pi / abs(sweep), 1e9)
    return plane
  }
}

extension ConicalGradientPaint {
  fileprivate func plane(_ toPixels: ProjectionTransform) -> raster_plane_gradient? {
    let (start, end) = (max(startRadius, 0), max(endRadius, 0))
    let normal = CGAffineTransform(translationX: -startCenter.x, y: -startCenter.y)
    var plane = raster_plane_gradient(RASTER_CONICAL, spread, transform, toPixels, normal: normal)
    plane?.dx = (endCenter.x - startCenter.x).native
    plane?.dy = (endCenter.y - startCenter.y).native
    plane?.radius = start
    plane?.growth = end - start
    return plane
  }

  /// Whether both circles are the same one, or not finite.
  var paintsNothing: Bool {
    let numbers = [
      startCenter.x.native, startCenter.y.native, endCenter.x.native, endCenter.y.native,
      startRadius, endRadius,
    ]
    return !numbers.allSatisfy(\.isFinite)
      || startCenter == endCenter && max(startRadius, 0) == max(endRadius, 0)
  }
}
