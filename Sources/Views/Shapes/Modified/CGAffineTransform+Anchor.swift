import Geometry

extension CGAffineTransform {
  /// The turn by `angle`, clockwise, that leaves `point` where it is.
  static func rotation(_ angle: Angle, about point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: point.x, y: point.y)
      .rotated(by: CGFloat(angle.radians))
      .translatedBy(x: -point.x, y: -point.y)
  }

  /// The stretch by `scale` that leaves `point` where it is.
  static func scale(_ scale: CGSize, about point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: point.x, y: point.y)
      .scaledBy(x: scale.width, y: scale.height)
      .translatedBy(x: -point.x, y: -point.y)
  }
}
