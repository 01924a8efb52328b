import Geometry
import Motion

extension Shape {
  /// What lies in this shape or in `other`.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, isEOFilled: eoFill)
  }

  /// What lies in this shape and in `other`.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, isEOFilled: eoFill)
  }

  /// What lies in this shape and not in `other`.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtraction, isEOFilled: eoFill)
  }

  /// What lies in one of this shape and `other`, but not in both.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, isEOFilled: eoFill)
  }
}

private struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation {
    case union
    case intersection
    case subtraction
    case symmetricDifference
  }

  var first: First
  var second: Second
  let operation: Operation
  let isEOFilled: Bool

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let (path, other) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: path.union(other, eoFill: isEOFilled)
    case .intersection: path.intersection(other, eoFill: isEOFilled)
    case .subtraction: path.subtracting(other, eoFill: isEOFilled)
    case .symmetricDifference: path.symmetricDifference(other, eoFill: isEOFilled)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}
