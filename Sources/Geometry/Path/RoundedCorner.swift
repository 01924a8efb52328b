/// One corner of a rounded rectangle.
///
/// Its curve is described for radius 1 in (u, v): the distances from the vertex along the edge that
/// comes in and along the edge that goes out.
struct RoundedCorner {
  var vertex: CGPoint
  /// The middle of the rectangle; its edges lead from the vertex that way.
  var middle: CGPoint
  /// Whether the edge that comes in is a vertical one.
  var entersVertically: Bool
  var radii: CGSize
  var smoothness: Double
}

extension RoundedCorner {
  init(
    vertex: CGPoint, middle: CGPoint, entersVertically: Bool, radii: CGSize, half: CGSize,
    style: RoundedCornerStyle
  ) {
    (self.vertex, self.middle, self.entersVertically) = (vertex, middle, entersVertically)
    self.radii = CGSize(
      width: Self.clamped(radii.width, to: half.width),
      height: Self.clamped(radii.height, to: half.height))
    smoothness = style == .circular ? 0 : Self.smoothness(self.radii, half)
  }

  /// The start of the curve, then two control points and the end point for each cubic.
  var points: [CGPoint] { unitPoints.map(place) }

  private var unitPoints: [CGPoint] {
    guard radii.width > 0, radii.height > 0 else { return [.zero] }
    guard smoothness > 0 else { return Self.circular }
    return zip(Self.circularInThree, Self.continuous).map { $0.interpolated(to: $1, smoothness) }
  }

  private func place(_ unit: CGPoint) -> CGPoint {
    let along = entersVertically ? CGPoint(x: unit.y, y: unit.x) : unit
    return CGPoint(
      x: Self.step(from: vertex.x, to: middle.x, by: along.x * radii.width),
      y: Self.step(from: vertex.y, to: middle.y, by: along.y * radii.height))
  }

  /// A step towards the middle, which it meets exactly when rounding alone keeps it from doing so.
  private static func step(from vertex: CGFloat, to middle: CGFloat, by length: CGFloat) -> CGFloat
  {
    let whole = abs(middle - vertex)
    if abs(length - whole) <= whole * 1e-9 { return middle }
    return vertex + (middle < vertex ? -length : length)
  }

  private static func clamped(_ radius: CGFloat, to half: CGFloat) -> CGFloat {
    // NaN fails the comparison and becomes 0.
    radius > 0 ? min(radius, half) : 0
  }
}

extension RoundedCorner {
  /// How much of the continuous curve has room: 1 all of it, 0 none, so that the arc is circular.
  ///
  /// The tighter side decides for both, since a corner smooth along one edge alone has a kink.
  private static func smoothness(_ radii: CGSize, _ half: CGSize) -> Double {
    guard radii.width > 0, radii.height > 0 else { return 0 }
    let room = min(half.width / radii.width, half.height / radii.height)
    let smoothness = (room - 1) / (reach - 1)
    return smoothness.isNaN ? 0 : min(max(smoothness, 0), 1)
  }

  /// How far the continuous curve of radius 1 reaches along the edges.
  private static let reach = 1.528665

  /// Apple's continuous corner, as its published outlines have it.
  private static let continuous = mirrored([
    CGPoint(x: reach, y: 0),
    CGPoint(x: 1.088492957618529, y: 0), CGPoint(x: 0.868406944063002, y: 0),
    CGPoint(x: 0.631493792830992, y: 0.074911387847016),
    CGPoint(x: 0.372823826625747, y: 0.16905955604437),
  ])

  /// A quarter circle as one cubic.
  private static let circular = mirrored([
    CGPoint(x: 1, y: 0), CGPoint(x: 1 - CubicCurve.quarterCircleHandle, y: 0),
  ])

  /// The same quarter circle in three cubics that go with those of the continuous curve.
  ///
  /// The joint lies where the tangent has the direction of the continuous curve's joint, 18.75°:
  /// handles that are parallel in both curves stay in line when the curves are blended.
  private static let circularInThree: [CGPoint] = {
    let angle = 18.75 * .pi / 180
    let joint = CGPoint(x: 1 - sin(angle), y: 1 - cos(angle))
    let tangent = CGPoint(x: -cos(angle), y: sin(angle))
    let outer = CubicCurve.arcHandle(angle)
    let inner = CubicCurve.arcHandle(.pi / 2 - 2 * angle)
    return mirrored([
      CGPoint(x: 1, y: 0), CGPoint(x: 1 - outer, y: 0), joint - tangent * outer,
      joint, joint + tangent * inner,
    ])
  }()

  /// The whole curve from its first half: the second one is the first with u and v exchanged.
  private static func mirrored(_ half: [CGPoint]) -> [CGPoint] {
    half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }
}
