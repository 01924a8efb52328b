extension Flattener {
  /// How far, in units, a curve may be from its lines: 1/20 pixel.
  private static let tolerance = 256.0 / 20
  /// Curves that need more lines than this are halved first, so that what cannot be seen of them is
  /// left out.
  private static let mostLines = 64.0
  /// Halving stops here; 2²⁰ · 64 lines are finer than the grid on the largest curve there is.
  private static let deepest = 20

  /// Adds a cubic Bézier curve, which starts at the current point.
  mutating func addCubic(
    _ start: DevicePoint, _ control1: DevicePoint, _ control2: DevicePoint, _ end: DevicePoint,
    depth: Int = 0
  ) {
    let low = pointwiseMin(pointwiseMin(start, control1), pointwiseMin(control2, end))
    let high = pointwiseMax(pointwiseMax(start, control1), pointwiseMax(control2, end))
    if window.isBeside(low, high) {
      addLine(to: end)
      return
    }
    let count = Self.lineCount(start, control1, control2, end)
    if count <= Self.mostLines || depth == Self.deepest {
      addLines(start, control1, control2, end, count: Int(min(count, Self.mostLines)))
    } else {
      addHalves(start, control1, control2, end, depth: depth)
    }
  }

  /// How many lines of equal steps in t keep within the tolerance, unrounded but whole.
  ///
  /// Wang's bound for degree 3: n² ≥ 3·2/8 · max |second differences| / tolerance (G. Wang, "The
  /// subdivision method for finding the intersection between two Bézier curves or surfaces",
  /// Zhejiang University Journal, 1984).
  private static func lineCount(
    _ start: DevicePoint, _ control1: DevicePoint, _ control2: DevicePoint, _ end: DevicePoint
  ) -> Double {
    let first = start - control1 - control1 + control2
    let second = control1 - control2 - control2 + end
    let bend = max((first * first).sum(), (second * second).sum())
    return ((0.75 / tolerance) * bend.squareRoot()).squareRoot().rounded(.up)
  }

  /// The curve as `count` lines; its polynomial is evaluated anew for each.
  private mutating func addLines(
    _ start: DevicePoint, _ control1: DevicePoint, _ control2: DevicePoint, _ end: DevicePoint,
    count: Int
  ) {
    if count > 1 {
      let linear = (control1 - start) * 3
      let quadratic = (start - control1 - control1 + control2) * 3
      let cubic = end - start + (control1 - control2) * 3
      let step = 1 / Double(count)
      for index in 1..<count {
        let t = Double(index) * step
        addLine(to: ((cubic * t + quadratic) * t + linear) * t + start)
      }
    }
    addLine(to: end)
  }

  @inline(never)
  private mutating func addHalves(
    _ start: DevicePoint, _ control1: DevicePoint, _ control2: DevicePoint, _ end: DevicePoint,
    depth: Int
  ) {
    let (a, b, c) = (
      (start + control1) * 0.5, (control1 + control2) * 0.5, (control2 + end) * 0.5
    )
    let (d, e) = ((a + b) * 0.5, (b + c) * 0.5)
    let middle = (d + e) * 0.5
    addCubic(start, a, d, middle, depth: depth + 1)
    addCubic(middle, e, c, end, depth: depth + 1)
  }
}
