/// A contour as a polyline about its centroid, scaled to a root mean square distance of 1.
///
/// Two contours are compared as shapes: where they are, how large they are and how they are turned
/// together doesn't matter.
struct OutlineShape: Sendable {
  /// The polyline's points; those of a closed contour end where they begin.
  let points: [CGPoint]
  /// For each point its place, from 0 to 1.
  let places: [Double]
  let isClosed: Bool
  /// The sharpest corners, in the order of their places.
  let corners: [Joint]
  /// The places where curves meet; none of an outline with very many.
  let knots: [Double]
  /// The length in units of the root mean square distance.
  let length: Double

  /// How many corners are told from smooth stretches.
  private static let mostCorners = 48
  /// About how many lines a whole contour is divided into.
  private static let lineCount = 240.0

  init(_ contour: Contour) {
    var (points, places) = ([contour.curves[0].start], [0.0])
    for index in contour.curves.indices {
      let low = index == 0 ? 0 : contour.ends[index - 1]
      Self.append(contour, index, from: low, &points, &places)
    }
    let (middle, distance) = Self.spread(points)
    let scale = distance > 0 ? 1 / distance : 1
    self.points = points.map { ($0 - middle) * scale }
    self.places = places
    (isClosed, length) = (contour.isClosed, contour.length * scale)
    let joints = contour.joints
    corners = Self.sharpest(joints.filter(\.isCorner))
    knots = joints.count <= Self.mostCorners ? joints.map(\.place) : []
  }

  private static func append(
    _ contour: Contour, _ index: Int, from low: Double, _ points: inout [CGPoint],
    _ places: inout [Double]
  ) {
    let (curve, high) = (contour.curves[index], contour.ends[index])
    guard !contour.isStraight[index] else {
      points.append(curve.end)
      places.append(high)
      return
    }
    let count = min(max(Int(((high - low) * lineCount).rounded(.up)), 4), Int(lineCount))
    var sums = [0.0]
    for step in 1...count {
      let point = curve.point(at: Double(step) / Double(count))
      sums.append(sums[step - 1] + (point - points[points.count - 1]).length)
      points.append(point)
    }
    let whole = sums[count] > 0 ? sums[count] : 1
    places += sums.dropFirst().dropLast().map { low + (high - low) * ($0 / whole) } + [high]
  }

  /// The middle of the polyline and the root mean square distance of its points from there.
  private static func spread(_ points: [CGPoint]) -> (middle: CGPoint, distance: Double) {
    let edges = zip(points, points.dropFirst())
    let length = edges.reduce(0) { $0 + ($1.1 - $1.0).length }
    guard length > 0 else { return (points[0], 0) }
    let middle = edges.reduce(CGPoint.zero) {
      $0 + ($1.0 + $1.1) * (($1.1 - $1.0).length / length / 2)
    }
    let square = edges.reduce(0.0) { sum, edge in
      let (start, end) = (edge.0 - middle, edge.1 - middle)
      return sum + (start.squaredLength + start.dot(end) + end.squaredLength)
        * ((edge.1 - edge.0).length / length / 3)
    }
    return (middle, square.squareRoot())
  }

  private static func sharpest(_ corners: [Joint]) -> [Joint] {
    guard corners.count > mostCorners else { return corners }
    return corners.sorted { (-abs($0.turn), $0.place) < (-abs($1.turn), $1.place) }
      .prefix(mostCorners).sorted { $0.place < $1.place }
  }
}

extension OutlineShape {
  /// The point at `place`; a closed contour goes on at its start.
  func point(at place: Double) -> CGPoint {
    let place = isClosed ? place - place.rounded(.down) : min(max(place, 0), 1)
    var (low, high) = (0, places.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if places[middle] <= place { low = middle } else { high = middle }
    }
    let span = places[high] - places[low]
    guard span > 0 else { return points[high] }
    return points[low].interpolated(to: points[high], (place - places[low]) / span)
  }

  /// The corners from `start` on within `span`, with places counted from `start`.
  func corners(from start: Double, span: Double) -> [Joint] {
    guard isClosed else {
      return corners.map { Joint(place: $0.place - start, turn: $0.turn) }
        .filter { 0..<span ~= $0.place }
    }
    let first = corners.map { corner in
      let place = corner.place - start
      return Joint(place: place - place.rounded(.down), turn: corner.turn)
    }.sorted { $0.place < $1.place }
    return (0..<Int(span.rounded(.up))).flatMap { turn in
      first.map { Joint(place: $0.place + Double(turn), turn: $0.turn) }
    }.filter { $0.place < span }
  }
}
