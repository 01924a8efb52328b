extension Contour {
  /// The area inside, positive when the contour runs clockwise on screen (y points down).
  ///
  /// An open contour counts as closed by a line. Exact for cubics, by Green's theorem.
  var signedArea: Double {
    guard let origin = curves.first?.start, let end = curves.last?.end else { return 0 }
    let closing = (end - origin).cross(.zero) / 2
    return curves.reduce(closing) { $0 + $1.signedArea(around: origin) }
  }

  /// Whether the area says which way the contour turns; false for lines, eights and the like.
  var hasOrientation: Bool { abs(signedArea) > 0.004 * length * length }

  /// The middle of the curve, each part weighing by its length.
  var centroid: CGPoint {
    guard !isPoint else { return curves[0].start }
    var sum = CGPoint.zero
    for (curve, length) in zip(curves, lengths) {
      // Simpson's rule over each curve is enough to place a contour.
      let middle = curve.point(at: 0.5)
      sum += (curve.start + middle * 4 + curve.end) * (length / 6)
    }
    return sum * (1 / length)
  }

  var bounds: CGRect {
    curves.dropFirst().reduce(curves[0].bounds) { $0.union($1.bounds) }
  }

  /// Whether the area inside, by the nonzero rule, covers `point`.
  func contains(_ point: CGPoint) -> Bool {
    guard let start = curves.first?.start, let end = curves.last?.end else { return false }
    let closing = CubicCurve(lineFrom: end, to: start).winding(around: point)
    return curves.reduce(closing) { $0 + $1.winding(around: point) } != 0
  }

  /// A point inside the contour, near `wish`.
  func interiorPoint(near wish: CGPoint) -> CGPoint {
    if contains(wish) { return wish }
    let (box, steps) = (bounds, 12)
    var best: CGPoint?
    for index in 0..<steps * steps {
      let point = CGPoint(
        x: box.minX + box.width * (Double(index % steps) + 0.5) / Double(steps),
        y: box.minY + box.height * (Double(index / steps) + 0.5) / Double(steps))
      let isNearer = best.map { (point - wish).length < ($0 - wish).length } ?? true
      if isNearer, contains(point) { best = point }
    }
    return best ?? centroid
  }
}

extension CubicCurve {
  /// The area swept by the line from `origin` to the curve, positive for clockwise on screen.
  fileprivate func signedArea(around origin: CGPoint) -> Double {
    let (a, b, c, d) = (start - origin, control1 - origin, control2 - origin, end - origin)
    let first = 6 * a.cross(b) + 3 * a.cross(c) + a.cross(d)
    return (first + 3 * b.cross(c) + 3 * b.cross(d) + 6 * c.cross(d)) / 20
  }
}
