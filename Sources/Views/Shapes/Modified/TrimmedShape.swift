public import Geometry
import Motion

extension Shape {
  /// The part of this shape's outline between two fractions of its length.
  ///
  /// Fractions go on around: from −0.25 to 0.25 is the last quarter and the first one, a single line
  /// on a closed outline. A span of 1 or more is the whole outline, closed; one of 0 is empty.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

private struct TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var start: CGFloat
  var end: CGFloat

  static var role: ShapeRole { Content.role }

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).wrappedTrim(from: start, to: end) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
