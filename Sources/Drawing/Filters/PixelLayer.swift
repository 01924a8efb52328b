/// The pixels of a group, for a pixel function to take samples of.
///
/// It is good for as long as the function runs.
public struct PixelLayer {
  private let sampler: (PixelPositions) -> PixelColors
  private let farthest: SIMD2<Float>
  var destination: PixelPositions

  /// A layer whose colour at any position `sampler` tells.
  ///
  /// Of no sample is asked that is farther than `farthest` from its destination.
  public init(
    farthest: SIMD2<Float>, sampler: @escaping (PixelPositions) -> PixelColors
  ) {
    (self.farthest, self.sampler) = (farthest, sampler)
    destination = PixelPositions(x: .zero, y: .zero)
  }

  /// The colours at `positions`, for the pixels that the function was called with.
  ///
  /// Mixed of the four pixels around; transparent outside of the layer. Positions farther from the
  /// pixel than the function's `maxSampleOffset` are moved to that distance along both axes.
  public func sample(_ positions: PixelPositions) -> PixelColors {
    sample(positions, for: destination)
  }

  /// The colours at `positions`, for the pixels at `destination`: what functions over rows call.
  public func sample(
    _ positions: PixelPositions, for destination: PixelPositions
  ) -> PixelColors {
    sampler(positions.limited(to: farthest, around: destination))
  }
}

extension PixelPositions {
  /// The nearest positions within a distance along both axes; what isn't a number stays at the centre.
  public func limited(to distance: SIMD2<Float>, around center: PixelPositions) -> PixelPositions {
    var (dx, dy) = (x - center.x, y - center.y)
    dx.replace(with: 0, where: dx .!= dx)
    dy.replace(with: 0, where: dy .!= dy)
    let (left, top) = (SIMD8(repeating: -distance.x), SIMD8(repeating: -distance.y))
    let (right, bottom) = (SIMD8(repeating: distance.x), SIMD8(repeating: distance.y))
    return PixelPositions(
      x: center.x + dx.clamped(lowerBound: left, upperBound: right),
      y: center.y + dy.clamped(lowerBound: top, upperBound: bottom))
  }
}
