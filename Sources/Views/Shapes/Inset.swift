import Geometry
import Motion

/// A shape that knows its outline at a distance within its edge.
protocol InsetPathShape: InsettableShape {
  func path(in rect: CGRect, inset amount: CGFloat) -> Path
}

extension InsetPathShape {
  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
}

/// A shape with its edge moved in.
struct Inset<Base: InsetPathShape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  static var role: ShapeRole { Base.role }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path { base.path(in: rect, inset: amount) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  func inset(by amount: CGFloat) -> Inset<Base> {
    Inset(base: base, amount: self.amount + amount)
  }
}

extension CGRect {
  /// The rectangle within, `amount` from each side; nil when nothing is left.
  func inset(by amount: CGFloat) -> CGRect? {
    guard amount != 0, amount.isFinite else { return self }
    let inner = CGRect(
      x: minX + amount, y: minY + amount, width: width - 2 * amount, height: height - 2 * amount)
    return width >= 2 * amount && height >= 2 * amount ? inner : nil
  }
}
