import CRasterKernels
import Drawing
import Geometry

extension Paint {
  /// The gradient of the paint; without stops if it has none.
  var gradient: Gradient.Resolved {
    switch self {
    case .color, .meshGradient, .image, .pattern: Gradient.Resolved(stops: [])
    case .conicalGradient(let paint): paint.gradient
    case .linearGradient(let paint): paint.gradient
    case .radialGradient(let paint): paint.gradient
    case .angularGradient(let paint): paint.gradient
    }
  }

  /// Whether it is a gradient through two circles.
  var isConical: Bool {
    guard case .conicalGradient = self else { return false }
    return true
  }

  /// Where pixels lie on the gradient under `transform`, which maps to pixels.
  ///
  /// Nil when the gradient has no extent, so that only its end is seen.
  func plane(_ transform: CGAffineTransform, detail: Double) -> GradientPlane? {
    switch self {
    case .color, .conicalGradient, .meshGradient, .image, .pattern: return nil
    case .linearGradient(let paint):
      return paint.plane(paint.transform.concatenating(transform).inverted(), detail)
    case .radialGradient(let paint):
      let transform = paint.transform.concatenating(transform)
      return paint.plane(transform, transform.inverted(), detail)
    case .angularGradient(let paint):
      let transform = paint.transform.concatenating(transform)
      return paint.plane(transform, transform.inverted(), detail)
    }
  }
}

extension LinearGradientPaint {
  fileprivate func plane(_ inverse: CGAffineTransform, _ detail: Double) -> GradientPlane? {
    let (x, y) = ((endPoint.x - startPoint.x).native, (endPoint.y - startPoint.y).native)
    let square = x * x + y * y
    guard square > 0, square.isFinite else { return nil }
    let (a, b) = (x / square, y / square)
    let position = PlaneFunction(
      a, b, -(a * startPoint.x.native + b * startPoint.y.native), inverse)
    guard position.isFinite, position.steepness > 0 else { return nil }
    var plane = GradientPlane(length: 1 / position.steepness, detail: detail)
    plane.map.setLinear(position * Double(plane.tableSize))
    plane.map.spread = spread.kernelValue
    return plane
  }
}

extension RadialGradientPaint {
  fileprivate func plane(
    _ transform: CGAffineTransform, _ inverse: CGAffineTransform, _ detail: Double
  ) -> GradientPlane? {
    let (start, end) = (max(startRadius, 0), max(endRadius, 0))
    let extent = end - start
    guard extent != 0, extent.isFinite, aspect > 0, aspect.isFinite else { return nil }
    let (a, b) = (1 / abs(extent), 1 / (abs(extent) * aspect))
    let u = PlaneFunction(a, 0, -a * center.x.native, inverse)
    let v = PlaneFunction(0, b, -b * center.y.native, inverse)
    let least = min(hypot(u.x, u.y), hypot(v.x, v.y))
    guard u.isFinite, v.isFinite, least > 0 else { return nil }
    var plane = GradientPlane(length: 1 / least, detail: detail)
    let size = Double(plane.tableSize)
    plane.map.kind = Int32(RASTER_RADIAL)
    plane.map.direction = extent < 0 ? -1 : 1
    plane.map.offset = Float(min(max(start / extent * size, -1e12), 1e12))
    plane.map.setPlane(u * size, v * size, center: center.applying(transform))
    plane.map.spread = spread.kernelValue
    return plane
  }
}

extension AngularGradientPaint {
  fileprivate func plane(
    _ transform: CGAffineTransform, _ inverse: CGAffineTransform, _ detail: Double
  ) -> GradientPlane? {
    let sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite, startAngle.radians.isFinite else { return nil }
    let (x, y) = (cos(startAngle.radians), sin(startAngle.radians))
    let mirror = sweep < 0 ? -1.0 : 1
    let (centerX, centerY) = (center.x.native, center.y.native)
    let u = PlaneFunction(x, y, -(x * centerX + y * centerY), inverse)
    let v = PlaneFunction(
      -y * mirror, x * mirror, (y * centerX - x * centerY) * mirror, inverse)
    guard u.isFinite, v.isFinite else { return nil }
    // Long enough for the largest table: its steps are to be narrow far from the centre too.
    var plane = GradientPlane(length: 4096, detail: detail)
    plane.map.kind = Int32(RASTER_ANGULAR)
    let entriesPerTurn = Double(plane.tableSize) * 2 * .pi / abs(sweep)
    plane.map.direction = Float(min(entriesPerTurn, 2_097_152))
    // Only the direction counts: units near to a pixel are far from both ends of what a float holds.
    let unit = 1 / max(u.steepness, v.steepness)
    guard unit.isFinite else { return nil }
    plane.map.setPlane(u * unit, v * unit, center: center.applying(transform))
    plane.map.spread = spread.kernelValue
    return plane
  }
}

extension GradientSpread {
  var kernelValue: Int32 {
    switch self {
    case .pad: Int32(RASTER_PAD)
    case .repeat: Int32(RASTER_REPEAT)
    case .reflect: Int32(RASTER_REFLECT)
    }
  }
}
