import Geometry

/// The map of a projected group, apart from what every node inherits: recursion stays light.
final class Perspective: Sendable {
  let map: ProjectionTransform

  init(_ map: ProjectionTransform) { self.map = map }
}

extension DrawingRecorder.Inherited {
  /// From the node's coordinates to units of 1/256 pixel, perspective included.
  var toUnits: ProjectionTransform {
    let plane = ProjectionTransform(transform)
    return perspective.map { plane.concatenating($0.map) } ?? plane
  }

  /// From the node's coordinates to pixels.
  var toPixels: ProjectionTransform {
    let scale = CGAffineTransform(scaleX: 1 / FixedPoint.scale, y: 1 / FixedPoint.scale)
    guard perspective != nil else {
      return ProjectionTransform(transform.concatenating(scale))
    }
    return toUnits.concatenating(ProjectionTransform(scale))
  }

  /// The inside of a group whose `projection` comes before its transform.
  mutating func enter(_ projection: ProjectionTransform?) {
    guard let projection, !projection.isIdentity else { return }
    if perspective == nil, let affine = projection.affineTransform {
      transform = affine.concatenating(transform)
    } else {
      perspective = Perspective(projection.concatenating(toUnits))
      transform = .identity
    }
  }

  /// Whether nothing of what is drawn has an extent.
  var isSingular: Bool {
    guard let perspective else { return transform.isSingular }
    return transform.isSingular || perspective.map.inverted == nil
  }
}

extension ProjectionTransform {
  /// How many times longer than in the plane a short line along x, or along y, is at a point; nil
  /// behind the eye.
  func scales(at point: CGPoint) -> (x: Double, y: Double)? {
    let depth = (m13 * point.x + m23 * point.y + m33).native
    guard depth > 0, let image = point.applying(self) else { return nil }
    func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> Double {
      hypot((x - image.x * z).native, (y - image.y * z).native) / depth
    }
    return (length(m11, m12, m13), length(m21, m22, m23))
  }

  /// The largest scales at the corners and in the middle of a rectangle, of what can be seen of it.
  func largestScales(in rect: CGRect) -> (x: Double, y: Double)? {
    let points = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.midX, y: rect.midY),
    ]
    let scales = points.compactMap(scales).filter { ($0.x + $0.y).isFinite }
    guard !scales.isEmpty else { return nil }
    return (scales.map(\.x).max() ?? 1, scales.map(\.y).max() ?? 1)
  }
}
