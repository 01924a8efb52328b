/// Two animatable values that travel together; pairs of pairs make longer vectors.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic,
  Animatable
{
  public var first: First
  public var second: Second

  /// A pair of the two values.
  @inlinable public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }

  @inlinable public static var zero: Self { Self(.zero, .zero) }

  @inlinable public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }

  @inlinable public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }

  @inlinable public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  @inlinable public var magnitudeSquared: Double {
    first.magnitudeSquared + second.magnitudeSquared
  }
}
