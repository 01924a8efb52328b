/// Draws the curve at a distance from a cubic, as cubics found by adaptive halving.
///
/// A piece's offset takes the exact points and derivatives at its ends (Tiller and Hanson, "Offsets of
/// two-dimensional profiles", 1984, with the lengths of the handles that the curvature gives). Where
/// the curve is tighter than the distance, the offset runs backwards and its strip would count
/// negative; `addTight` replaces it there.
struct CurveOffset {
  let tolerance: Double
  let arcCosine: Double
  /// How far a chord of the edge may turn.
  private let chordTurn: Double

  private static let deepest = 10
  /// The factor of the edge's speed below which a curve counts as tight.
  private static let leastSpeed = 0.1

  /// `curve` is the whole cubic: coordinates can't be told apart any better than its size allows.
  init(halfWidth: Double, tolerance: Double, arcCosine: Double, around curve: CubicCurve) {
    let size = max(
      abs(curve.start.x.native), abs(curve.start.y.native), (curve.control1 - curve.start).length,
      (curve.control2 - curve.start).length, (curve.end - curve.start).length, halfWidth)
    self.tolerance = max(tolerance, 1e-9 * size)
    self.arcCosine = arcCosine
    chordTurn = max((4 * self.tolerance / halfWidth).squareRoot(), 0.02)
  }

  /// Appends the edge at `distance` to the left, from the edge's point at the curve's start.
  func add(
    _ curve: CubicCurve, _ distance: Double, to side: inout Path, extra: inout Path, depth: Int = 0
  ) {
    let places = Places(curve, distance)
    if depth == Self.deepest { return addSmall(places, distance, to: &side, extra: &extra) }
    if places.isGentle {
      let speeds = places.speeds
      if speeds.min() >= Self.leastSpeed, let edge = edge(curve, places, distance) {
        side.addCurve(to: edge.end, control1: edge.control1, control2: edge.control2)
        return
      }
      if speeds.max() < Self.leastSpeed {
        return addTight(curve, distance, to: &side, extra: &extra)
      }
    }
    let (first, second) = curve.split(at: 0.5)
    add(first, distance, to: &side, extra: &extra, depth: depth + 1)
    addCusp(first, second, distance, to: &side)
    add(second, distance, to: &side, extra: &extra, depth: depth + 1)
  }

  /// The cubic at `distance`; nil when it isn't within the tolerance.
  private func edge(
    _ curve: CubicCurve, _ places: Places, _ distance: Double
  ) -> CubicCurve? {
    let start = curve.start + places.normals.0 * distance
    let end = curve.end + places.normals.4 * distance
    let edge = CubicCurve(
      start: start, control1: start + (curve.control1 - curve.start) * places.speeds[0],
      control2: end - (curve.end - curve.control2) * places.speeds[4], end: end)
    for (parameter, normal) in [
      (0.25, places.normals.1), (0.5, places.normals.2), (0.75, places.normals.3),
    ] {
      let error = edge.point(at: parameter) - curve.point(at: parameter) - normal * distance
      guard abs(error.dot(normal)) <= tolerance, abs(error.cross(normal)) <= abs(distance) / 4
      else { return nil }
    }
    return edge
  }

  /// A piece that can't be halved any further: a turn on the spot, as at a cusp.
  private func addSmall(
    _ places: Places, _ distance: Double, to side: inout Path, extra: inout Path
  ) {
    let (from, to) = (places.normals.0 * distance, places.normals.4 * distance)
    if places.normals.0.dot(places.normals.4) > 0.99 {
      side.addLine(to: places.end + to)
    } else {
      addTurn(at: places.end, from, to, distance, to: &side)
    }
  }

  /// The turn at the joint of two halves, where that is a cusp.
  private func addCusp(
    _ first: CubicCurve, _ second: CubicCurve, _ distance: Double, to side: inout Path
  ) {
    let (speed, size) = ((second.control1 - second.start).squaredLength, second.squaredSize)
    guard speed <= 1e-16 * size, let arriving = first.tangent(at: 1),
      let leaving = second.tangent(at: 0), arriving.dot(leaving) < 0.99
    else { return }
    let (from, to) = (arriving.leftNormal * distance, leaving.leftNormal * distance)
    addTurn(at: second.start, from, to, distance, to: &side)
  }

  /// A turn on the spot: an arc on its outside, by way of the point itself on its inside.
  private func addTurn(
    at point: CGPoint, _ from: CGPoint, _ to: CGPoint, _ distance: Double, to side: inout Path
  ) {
    side.addLine(to: point + from)
    if (from.cross(to) >= 0) == (distance > 0) {
      side.addArc(around: point, from, to, arcCosine)
    } else {
      side.addLine(to: point)
      side.addLine(to: point + to)
    }
  }
}

extension CurveOffset {
  /// The edge inside a curve that is tighter than the distance.
  ///
  /// The edge goes back to the curve and along it. The strip's inner half is added as two areas
  /// of its own, both counting positive: from the curve to its centres of curvature, and from there to
  /// the edge.
  private func addTight(
    _ curve: CubicCurve, _ distance: Double, to side: inout Path, extra: inout Path
  ) {
    let count = chordCount(curve)
    side.addLine(to: curve.start)
    for index in 1...count {
      side.addLine(to: curve.point(at: Double(index) / Double(count)))
    }
    if let tangent = curve.tangent(at: 1) {
      side.addLine(to: curve.end + tangent.leftNormal * distance)
    }
    // On the right the areas run the other way.
    let isLeft = distance > 0
    extra.addBand(count) {
      spoke(curve, $0, distance, from: isLeft ? .centre : .curve)
    } _: {
      spoke(curve, $0, distance, from: isLeft ? .curve : .centre)
    }
    extra.addBand(count) {
      spoke(curve, $0, distance, from: isLeft ? .centre : .edge)
    } _: {
      spoke(curve, $0, distance, from: isLeft ? .edge : .centre)
    }
  }

  private enum Spoke {
    case curve
    case centre
    case edge
  }

  /// A point on the normal: on the curve, on the edge, or at the centre of curvature between them.
  private func spoke(
    _ curve: CubicCurve, _ parameter: Double, _ distance: Double, from place: Spoke
  ) -> CGPoint {
    let point = curve.point(at: parameter)
    guard let normal = curve.tangent(at: parameter)?.leftNormal else { return point }
    switch place {
    case .curve: return point
    case .edge: return point + normal * distance
    case .centre:
      let bend = abs(curve.curvature(at: parameter) * distance)
      return point + normal * (bend > 1 ? distance / bend : bend.isNaN ? 0 : distance)
    }
  }

  private func chordCount(_ curve: CubicCurve) -> Int {
    let tangents = [0, 0.25, 0.5, 0.75, 1].compactMap { curve.tangent(at: $0) }
    let turn = zip(tangents, tangents.dropFirst()).reduce(0) {
      $0 + abs(atan2($1.0.cross($1.1), $1.0.dot($1.1)))
    }
    return max(1, min(Int((turn / chordTurn).rounded(.up)), 64))
  }
}

extension Path {
  /// Adds the closed area between two curves, along the first one and back along the second.
  fileprivate mutating func addBand(
    _ count: Int, _ first: (Double) -> CGPoint, _ second: (Double) -> CGPoint
  ) {
    move(to: first(0))
    for index in 1...count { addLine(to: first(Double(index) / Double(count))) }
    for index in (0...count).reversed() { addLine(to: second(Double(index) / Double(count))) }
    closeSubpath()
  }
}

extension CubicCurve {
  /// The square of a bound of its size.
  var squaredSize: Double {
    max(
      (control1 - start).squaredLength, (control2 - start).squaredLength,
      (end - start).squaredLength)
  }

  /// The curvature, positive where the curve turns clockwise on screen; infinite or NaN at cusps.
  func curvature(at parameter: Double) -> Double {
    let first = derivative(at: parameter)
    let (start, end) = (control2 - control1 * 2 + self.start, self.end - control2 * 2 + control1)
    let second = (start * (1 - parameter) + end * parameter) * 6
    let square = first.squaredLength
    return first.cross(second) / (square * square.squareRoot())
  }
}

/// What an offset needs to know of a curve at five places, a quarter apart.
private struct Places {
  var normals: (CGPoint, CGPoint, CGPoint, CGPoint, CGPoint)
  /// The edge's speed as a share of the curve's.
  var speeds: SIMD8<Double>
  var end: CGPoint

  init(_ curve: CubicCurve, _ distance: Double) {
    func normal(_ parameter: Double) -> CGPoint {
      (curve.tangent(at: parameter) ?? CGPoint(x: 1, y: 0)).leftNormal
    }
    func speed(_ parameter: Double) -> Double {
      let speed = 1 + distance * curve.curvature(at: parameter)
      if speed.isFinite { return speed }
      // At a cusp it is the limit that counts.
      let beside = 1 + distance * curve.curvature(at: parameter < 0.5 ? 1e-3 : 1 - 1e-3)
      return beside.isFinite ? beside : 1
    }
    normals = (normal(0), normal(0.25), normal(0.5), normal(0.75), normal(1))
    let middle = speed(0.5)
    speeds = [speed(0), speed(0.25), middle, speed(0.75), speed(1), middle, middle, middle]
    end = curve.end
  }

  /// Whether it turns by less than 30° from place to place.
  var isGentle: Bool {
    let least = 0.866
    return normals.0.dot(normals.1) > least && normals.1.dot(normals.2) > least
      && normals.2.dot(normals.3) > least && normals.3.dot(normals.4) > least
  }
}
