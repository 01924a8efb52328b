public import Geometry

extension VisualEffect {
  /// Makes the view more transparent: 0 hides it, 1 leaves it.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(OpacityEffect(opacity: opacity))
  }

  /// Draws the view shifted by `offset`, right and down.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(OffsetEffect(offset: offset))
  }

  /// Draws the view shifted by `x` to the right and `y` down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Draws the view larger or smaller by `scale`, about `anchor`.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws the view scaled by `x` and `y`, about `anchor`.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view scaled by the size's width and height, about `anchor`.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view turned by `angle`, clockwise, about `anchor`.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Draws the view turned in space by `angle` about an axis, as the view modifier of this name does.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      Rotation3DEffect(
        rotation: Rotation3D(
          angle: angle, axis: SIMD3(axis.x.native, axis.y.native, axis.z.native)),
        anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Draws the view mapped by `transform`, whose origin is the view's top left corner.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(ProjectionEffect(transform: transform))
  }
}

// MARK: Filters

extension VisualEffect {
  /// Blurs the view: a Gaussian whose standard deviation is `radius` points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    filter(BlurFilter(radius: radius.native, isOpaque: opaque))
  }

  /// Adds `amount` to the colours of the view: −1 is black, 1 white.
  public func brightness(_ amount: Double) -> some VisualEffect {
    filter(AmountFilter(kind: .brightness, amount: amount))
  }

  /// Stretches the colours of the view around their middle: 0 is gray, 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect {
    filter(AmountFilter(kind: .contrast, amount: amount))
  }

  /// Makes the colours of the view more or less intense: 0 is gray, 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect {
    filter(AmountFilter(kind: .saturation, amount: amount))
  }

  /// Mixes the colours of the view with their gray: 0 changes nothing, 1 is gray.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    filter(AmountFilter(kind: .grayscale, amount: amount))
  }

  /// Turns the hues of the view by `angle`, keeping luminance.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    filter(AmountFilter(kind: .hueRotation, amount: angle.radians))
  }

  private func filter(_ parameters: some FilterParameters) -> some VisualEffect {
    adding(FilterEffect(parameters: parameters))
  }
}
