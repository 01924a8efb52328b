extension CubicCurve {
  public var bounds: CGRect {
    let x = Self.range(start.x, control1.x, control2.x, end.x)
    let y = Self.range(start.y, control1.y, control2.y, end.y)
    return CGRect(
      x: x.low, y: y.low, width: x.high - x.low, height: y.high - y.low)
  }

  /// The parameters strictly inside 0…1 at which the curve turns back in y, in rising order.
  var verticalTurns: [Double] {
    Self.turns(start.y, control1.y, control2.y, end.y)
  }

  /// The least and the greatest value of a cubic polynomial in Bernstein form on 0…1.
  ///
  /// A pair, since a range can't hold NaN.
  private static func range(
    _ first: Double, _ second: Double, _ third: Double, _ fourth: Double
  ) -> (low: Double, high: Double) {
    var (low, high) = (min(first, fourth), max(first, fourth))
    guard min(second, third) < low || max(second, third) > high else { return (low, high) }
    for t in turns(first, second, third, fourth) {
      let s = 1 - t
      let value =
        first * (s * s * s) + second * (3 * s * s * t) + third * (3 * s * t * t)
        + fourth * (t * t * t)
      (low, high) = (min(low, value), max(high, value))
    }
    return (low, high)
  }

  /// The zeros strictly inside 0…1 of the derivative a·t² + 2b·t + c.
  private static func turns(
    _ first: Double, _ second: Double, _ third: Double, _ fourth: Double
  ) -> [Double] {
    let c = second - first
    let b = (third - second) - c
    let a = (fourth - third) - 2 * (third - second) + c
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return [] }
    // The stable form: one zero from the sum without cancellation, the other from the product.
    let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }.sorted()
  }
}

extension CGRect {
  /// The smallest rectangle around `points`.
  init(around points: [CGPoint]) {
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    self.init(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }
}
