import Drawing
import Geometry

extension Paint {
  /// The premultiplied colour at a point in the paint's own coordinates, in double precision.
  func premultiplied(at point: CGPoint) -> SIMD4<Double> {
    switch self {
    case .color(let color): color.premultiplied
    case .linearGradient(let paint):
      paint.gradient.color(at: paint.spread.folded(paint.location(of: point))).premultiplied
    case .radialGradient(let paint):
      paint.gradient.color(at: paint.spread.folded(paint.location(of: point))).premultiplied
    case .angularGradient(let paint): paint.color(at: point).premultiplied
    case .conicalGradient(let paint):
      paint.location(of: point).map {
        paint.gradient.color(at: paint.spread.folded($0)).premultiplied
      } ?? .zero
    case .image(let paint):
      paint.premultiplied(at: point.applying(paint.transform.inverted()))
    case .meshGradient(let mesh): mesh.premultiplied(at: point)
    case .pattern: preconditionFailure("the reference doesn't know this paint")
    }
  }
}

extension Color.Resolved {
  var premultiplied: SIMD4<Double> {
    let opacity = min(max(opacity, 0), 1)
    let components = SIMD4(red, green, blue, 1)
    return components.clamped(lowerBound: .zero, upperBound: .one) * opacity
  }
}

extension LinearGradientPaint {
  fileprivate func location(of point: CGPoint) -> Double {
    let (x, y) = ((endPoint.x - startPoint.x).native, (endPoint.y - startPoint.y).native)
    let (dx, dy) = ((point.x - startPoint.x).native, (point.y - startPoint.y).native)
    return (dx * x + dy * y) / (x * x + y * y)
  }
}

extension RadialGradientPaint {
  fileprivate func location(of point: CGPoint) -> Double {
    let distance = hypot((point.x - center.x).native, (point.y - center.y).native / aspect)
    return (distance - startRadius) / (endRadius - startRadius)
  }
}

extension ConicalGradientPaint {
  /// The greatest location whose circle goes through a point: a root of
  /// |p − c₀ − t·(c₁ − c₀)|² = (r₀ + t·(r₁ − r₀))² whose radius isn't negative.
  fileprivate func location(of point: CGPoint) -> Double? {
    let (cx, cy) = ((endCenter.x - startCenter.x).native, (endCenter.y - startCenter.y).native)
    let (px, py) = ((point.x - startCenter.x).native, (point.y - startCenter.y).native)
    let growth = endRadius - startRadius
    let a = cx * cx + cy * cy - growth * growth
    let b = px * cx + py * cy + startRadius * growth
    let c = px * px + py * py - startRadius * startRadius
    let root = (b * b - a * c).squareRoot()
    return [(b + root) / a, (b - root) / a].filter { startRadius + $0 * growth >= 0 }.max()
  }
}

extension AngularGradientPaint {
  fileprivate func color(at point: CGPoint) -> Color.Resolved {
    let sweep = endAngle.radians - startAngle.radians
    let angle = atan2((point.y - center.y).native, (point.x - center.x).native)
    let turned = (angle - startAngle.radians) * (sweep < 0 ? -1 : 1)
    let rest = turned - (turned / (2 * .pi)).rounded(.down) * 2 * .pi
    let location = rest / abs(sweep)
    let isNearStart = rest > abs(sweep) && rest > .pi + abs(sweep) / 2
    return gradient.color(at: spread.folded(spread == .pad && isNearStart ? -1 : location))
  }
}

extension GradientSpread {
  fileprivate func folded(_ location: Double) -> Double {
    switch self {
    case .pad: location
    case .repeat: location - location.rounded(.down)
    case .reflect: 1 - abs(location - 2 * (location / 2).rounded(.down) - 1)
    }
  }
}
