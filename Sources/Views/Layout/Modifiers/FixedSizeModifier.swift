import Geometry

extension View {
  /// Fixes this view at its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes this view at its ideal size in the given directions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    LayoutModifiedView(
      content: self, modifier: FixedSize(horizontal: horizontal, vertical: vertical))
  }
}

private struct FixedSize: LayoutModifier {
  let horizontal: Bool
  let vertical: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutItem) -> CGSize {
    content.size(inner(proposal))
  }

  func placement(of content: LayoutItem, in space: LayoutSpace) -> Placement {
    Placement(
      frame: CGRect(origin: .zero, size: space.size), proposal: inner(space.proposal))
  }

  private func inner(_ outer: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : outer.width, height: vertical ? nil : outer.height)
  }
}
