public import Motion

/// The animatable data of a shape whose type is hidden: a vector, or the zero of any.
///
/// Vectors of different types have nothing in common: of two, an operation keeps the first.
public struct AnyShapeData: VectorArithmetic {
  /// Nil is the zero of any type.
  private var vector: (any VectorArithmetic)?

  private init(_ vector: (any VectorArithmetic)?) { self.vector = vector }

  init(of shape: some Shape) { vector = shape.animatableData }

  /// Gives `shape` this data, if it is of its type.
  func apply(to shape: inout any Shape) {
    shape = settled(shape)
  }

  private func settled(_ shape: some Shape) -> any Shape { withData(of: shape) }

  private func withData<S: Shape>(of shape: S) -> S {
    guard let data = vector as? S.AnimatableData else { return shape }
    var changed = shape
    changed.animatableData = data
    return changed
  }

  public static let zero = AnyShapeData(nil)

  public static func + (left: AnyShapeData, right: AnyShapeData) -> AnyShapeData {
    guard let first = left.vector else { return right }
    guard let second = right.vector else { return left }
    return AnyShapeData(sum(first, second))
  }

  public static func - (left: AnyShapeData, right: AnyShapeData) -> AnyShapeData {
    guard right.vector != nil else { return left }
    return left + right.scaled(by: -1)
  }

  public mutating func scale(by factor: Double) { vector?.scale(by: factor) }

  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

  public static func == (left: AnyShapeData, right: AnyShapeData) -> Bool {
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
