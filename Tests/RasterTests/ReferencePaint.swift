import Drawing
import Geometry

extension Paint {
  /// The colour at a point in the paint's own coordinates, in double precision.
  func color(at point: CGPoint) -> Color.Resolved {
    switch self {
    case .color(let color): color
    case .linearGradient(let paint):
      paint.gradient.color(at: paint.spread.folded(paint.location(of: point)))
    case .radialGradient(let paint):
      paint.gradient.color(at: paint.spread.folded(paint.location(of: point)))
    case .angularGradient(let paint): paint.color(at: point)
    case .conicalGradient, .meshGradient, .image, .pattern:
      preconditionFailure("the reference doesn't know this paint")
    }
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
