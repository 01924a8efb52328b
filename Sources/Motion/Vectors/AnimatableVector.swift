/// Any number of values that travel together.
///
/// Vectors of different lengths add as if the shorter one went on with zeros, so no value is lost,
/// and two vectors are equal when they differ by zeros at the end only. The zero vector is empty.
public struct AnimatableVector: VectorArithmetic, Animatable {
  /// The values in order.
  public var values: [Double]

  /// A vector of `values`.
  public init(_ values: [Double]) { self.values = values }

  public static let zero = AnimatableVector([])

  public static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum += right
    return sum
  }

  public static func - (left: Self, right: Self) -> Self {
    var difference = left
    difference -= right
    return difference
  }

  public static func += (left: inout Self, right: Self) {
    left.lengthen(to: right.values.count)
    for index in right.values.indices { left.values[index] += right.values[index] }
  }

  public static func -= (left: inout Self, right: Self) {
    left.lengthen(to: right.values.count)
    for index in right.values.indices { left.values[index] -= right.values[index] }
  }

  public mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  public var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  private mutating func lengthen(to count: Int) {
    guard count > values.count else { return }
    values.append(contentsOf: repeatElement(0, count: count - values.count))
  }
}

extension AnimatableVector: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    let shared = min(left.values.count, right.values.count)
    return left.values[..<shared] == right.values[..<shared]
      && left.values[shared...].allSatisfy { $0 == 0 }
      && right.values[shared...].allSatisfy { $0 == 0 }
  }

  public func hash(into hasher: inout Hasher) {
    let end = values.lastIndex { $0 != 0 } ?? -1
    hasher.combine(values[...end])
  }
}

extension AnimatableVector: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Double...) { self.init(elements) }
}
