/// A subpath as the stroker goes along it: steps that have a length.
struct StrokeRun: Sendable {
  private(set) var steps: [StrokeStep] = []
  private(set) var start = CGPoint.zero
  private(set) var end = CGPoint.zero
  /// Whether there was any step at all, of a length or not.
  private(set) var hasSteps = false
  /// Whether steps were left out because their points aren't finite.
  private(set) var isTorn = false
  /// For each step the length of the run up to its end; filled in for dashes.
  var ends: [Double] = []
  /// For each step its lengths when it is a curve; filled in for dashes.
  var tables: [ArcLengthTable?] = []

  /// The stretches of the run that may be seen, in order; filled in for dashes.
  var stretches: [(from: Double, to: Double)] = []

  private static let farthest = 1e100

  mutating func begin(at point: CGPoint) { (start, end) = (point, point) }

  mutating func removeAll() {
    steps.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    tables.removeAll(keepingCapacity: true)
    stretches.removeAll(keepingCapacity: true)
    (hasSteps, isTorn) = (false, false)
  }

  mutating func addLine(to point: CGPoint) {
    defer { end = point }
    guard isNear(end), isNear(point) else { return isTorn = true }
    hasSteps = true
    if end != point { steps.append(.line(end, point)) }
  }

  mutating func addCurve(_ curve: CubicCurve) {
    end = curve.end
    guard isNear(curve.start), isNear(curve.control1), isNear(curve.control2), isNear(curve.end)
    else { return isTorn = true }
    hasSteps = true
    let isPoint =
      curve.start == curve.end && curve.start == curve.control1 && curve.start == curve.control2
    if !isPoint { steps.append(.curve(curve)) }
  }

  private func isNear(_ point: CGPoint) -> Bool {
    abs(point.x) <= Self.farthest && abs(point.y) <= Self.farthest
  }
}

/// A line or a curve that isn't a point.
enum StrokeStep: Sendable {
  case line(CGPoint, CGPoint)
  case curve(CubicCurve)

  var start: CGPoint {
    switch self {
    case .line(let start, _): start
    case .curve(let curve): curve.start
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let end): end
    case .curve(let curve): curve.end
    }
  }
}
