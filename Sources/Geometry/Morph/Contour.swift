/// A subpath as the morph sees it: cubic curves that have a length, addressed by arc length.
struct Contour: Sendable {
  var curves: [CubicCurve]
  /// For each curve whether it is a straight line.
  var isStraight: [Bool]
  var isClosed: Bool
  /// For each curve the fraction of the whole length at its end; the last one is exactly 1.
  var ends: [Double]
  var lengths: [Double]
  var length: Double
  /// For each curve where it comes from.
  var parts: [CurvePart]

  /// Without `parts` the curves are those of the path.
  init(
    curves: [CubicCurve], isStraight: [Bool], isClosed: Bool, lengths: [Double],
    parts: [CurvePart]? = nil
  ) {
    (self.curves, self.isStraight, self.isClosed) = (curves, isStraight, isClosed)
    self.lengths = lengths
    self.parts = parts ?? curves.indices.map { CurvePart(curve: $0) }
    length = lengths.reduce(0, +)
    var sum = 0.0
    ends = []
    for part in lengths {
      sum += part
      ends.append(min(sum / length, 1))
    }
    if !ends.isEmpty { ends[ends.count - 1] = 1 }
  }
}

extension Contour {
  /// The largest coordinate that still lets squares and areas be computed.
  private static let farthest = 1e100

  /// The contour of `subpath`; nil when its coordinates aren't finite or are beyond 1e100.
  ///
  /// A subpath that ends where it began is closed. One without length has a single point curve.
  init?(_ subpath: Subpath) {
    guard Self.isNear(subpath.start),
      subpath.segments.allSatisfy({ Self.isNear($0.cubic) })
    else { return nil }
    let segments = subpath.segments.filter { !$0.isPoint }
    let lengths = segments.map(\.length)
    let whole = lengths.reduce(0, +)
    guard whole > 0 else {
      self.init(point: subpath.start, isClosed: subpath.isClosed)
      return
    }
    // Steps of rounding size would give joints with arbitrary directions.
    let kept = segments.indices.filter { lengths[$0] > whole * 1e-9 }
    self.init(
      curves: kept.map { segments[$0].cubic }, isStraight: kept.map { segments[$0].isLine },
      isClosed: subpath.isClosed || subpath.start == subpath.end, lengths: kept.map { lengths[$0] })
  }

  /// A contour that is a single point.
  init(point: CGPoint, isClosed: Bool) {
    let curve = CubicCurve(start: point, control1: point, control2: point, end: point)
    self.init(curves: [curve], isStraight: [true], isClosed: isClosed, lengths: [0])
  }

  /// Whether it has no length.
  var isPoint: Bool { !(length > 0) }

  private static func isNear(_ point: CGPoint) -> Bool {
    abs(point.x) <= farthest && abs(point.y) <= farthest
  }

  private static func isNear(_ curve: CubicCurve) -> Bool {
    isNear(curve.start) && isNear(curve.control1) && isNear(curve.control2) && isNear(curve.end)
  }
}

extension PathSegment {
  fileprivate var isLine: Bool {
    if case .line = self { return true }
    return false
  }
}
