/// A type whose values can be shown at any point between two of them.
public protocol Animatable {
  /// The vector in which values of this type are interpolated.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The part of the value that animates.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// The animatable data of a type that has none.
public struct EmptyAnimatableData: VectorArithmetic {
  public init() {}

  public static let zero = EmptyAnimatableData()
  public static func + (left: Self, right: Self) -> Self { left }
  public static func - (left: Self, right: Self) -> Self { left }
  public mutating func scale(by factor: Double) {}
  public var magnitudeSquared: Double { 0 }
}
