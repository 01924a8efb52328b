public import Motion

/// The animatable data of something whose type is hidden: a vector, or the zero of any.
///
/// Vectors of different types have nothing in common: of two, an operation keeps the first.
public struct AnyAnimatableData: VectorArithmetic {
  /// Nil is the zero of any type.
  private var vector: (any VectorArithmetic)?

  private init(_ vector: (any VectorArithmetic)?) { self.vector = vector }

  init(of value: some Animatable) { vector = value.animatableData }

  /// The value with this data, if it is of its type.
  func applied<A: Animatable>(to value: A) -> A {
    guard let data = vector as? A.AnimatableData else { return value }
    var changed = value
    changed.animatableData = data
    return changed
  }

  public static let zero = AnyAnimatableData(nil)

  public static func + (left: AnyAnimatableData, right: AnyAnimatableData) -> AnyAnimatableData {
    guard let first = left.vector else { return right }
    guard let second = right.vector else { return left }
    return AnyAnimatableData(sum(first, second))
  }

  public static func - (left: AnyAnimatableData, right: AnyAnimatableData) -> AnyAnimatableData {
    guard right.vector != nil else { return left }
    return left + right.scaled(by: -1)
  }

  public mutating func scale(by factor: Double) { vector?.scale(by: factor) }

  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

  public static func == (left: AnyAnimatableData, right: AnyAnimatableData) -> Bool {
    guard let first = left.vector else { return right.isZero }
    guard let second = right.vector else { return left.isZero }
    return isEqual(first, second)
  }

  private static func sum<V: VectorArithmetic>(
    _ first: V, _ second: any VectorArithmetic
  ) -> any VectorArithmetic {
    (second as? V).map { first + $0 } ?? first
  }

  private static func isEqual<V: VectorArithmetic>(
    _ first: V, _ second: any VectorArithmetic
  ) -> Bool {
    (second as? V) == first
  }

  private var isZero: Bool { vector.map { Self.isZero($0) } ?? true }

  private static func isZero(_ vector: some VectorArithmetic) -> Bool { vector == .zero }
}
