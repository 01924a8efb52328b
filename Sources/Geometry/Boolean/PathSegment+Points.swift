extension PathSegment {
  /// The parameters strictly inside 0…1 at which the curve comes within `distance` of `point`.
  func parameters(at point: CGPoint, within distance: Double) -> [Double] {
    let count = 16
    let gaps = (0...count).map { (self.point(at: Double($0) / Double(count)) - point).length }
    let span = cubic.span
    return (0...count).compactMap { index in
      let (before, after) = (gaps[max(index - 1, 0)], gaps[min(index + 1, count)])
      guard gaps[index] <= before, gaps[index] <= after, gaps[index] <= span * 0.4 else {
        return nil
      }
      let found = closest(to: point, from: Double(index) / Double(count))
      guard found > 0, found < 1, (self.point(at: found) - point).length <= distance else {
        return nil
      }
      return found
    }
  }

  /// The parameter of the closest point, by Gauss's method from one near it.
  ///
  /// That of a line is `guess` itself: its places don't matter.
  func closest(to point: CGPoint, from guess: Double) -> Double {
    if case .line = self { return guess }
    var parameter = guess
    for _ in 0..<8 {
      let slope = derivative(at: parameter)
      let step = (self.point(at: parameter) - point).dot(slope) / slope.squaredLength
      guard step.isFinite else { break }
      parameter = min(max(parameter - step, 0), 1)
      if abs(step) < 1e-15 { break }
    }
    return parameter
  }

  /// Where this curve near `parameter` crosses `other` near `otherParameter`, by Newton's method.
  func crossing(
    _ other: PathSegment, from parameter: Double, _ otherParameter: Double, within distance: Double
  ) -> (parameter: Double, other: Double)? {
    var (t, s) = (parameter, otherParameter)
    for _ in 0..<8 {
      let gap = other.point(at: s) - point(at: t)
      let (slope, otherSlope) = (derivative(at: t), other.derivative(at: s))
      let determinant = slope.cross(otherSlope)
      let (step, otherStep) = (
        gap.cross(otherSlope) / determinant, gap.cross(slope) / determinant
      )
      guard step.isFinite, otherStep.isFinite else { return nil }
      (t, s) = (t + step, s + otherStep)
      if abs(step) + abs(otherStep) < 1e-15 { break }
    }
    guard (other.point(at: s) - point(at: t)).length <= distance else { return nil }
    return (t, s)
  }
}

extension CubicCurve {
  /// A bound of the curve's size.
  var span: Double {
    max((control1 - start).length, (control2 - start).length, (end - start).length)
  }
}
