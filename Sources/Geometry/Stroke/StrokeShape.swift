/// What a stroke's style comes to at ends and corners.
struct StrokeShape: Sendable {
  let halfWidth: Double
  let cap: CGLineCap
  let join: CGLineJoin
  /// The least square of the cosine of half the turn at which a corner has a mitre.
  let miterBound: Double
  let tolerance: Double
  /// The least cosine of the angle that one cubic may span in an arc.
  let arcCosine: Double

  init(_ style: StrokeStyle, tolerance: Double) {
    let width = style.lineWidth.native
    // Squares of the width have to stay within the numbers there are.
    halfWidth = width >= 1e-100 && width <= 1e100 ? width / 2 : 0
    (cap, join) = (style.lineCap, style.lineJoin)
    let limit = style.miterLimit.native
    miterBound = limit >= 1 ? 1 / (limit * limit) : .infinity
    self.tolerance = tolerance > 0 ? tolerance : 1e-3
    // A cubic for a quarter of a circle is 2.73e-4 of the radius off, and the error falls with the
    // sixth power of the angle.
    let share = pow(min(self.tolerance / max(2.73e-4 * halfWidth, 1e-300), 1), 1.0 / 6)
    arcCosine = cos(max(share, 0.02) * .pi / 2) - 1e-9
  }
}
