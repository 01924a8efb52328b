public import Geometry

extension View {
  /// Puts the centre of this view at `position` in the area that the parent offers.
  public func position(_ position: CGPoint) -> some View {
    LayoutModifiedView(content: self, modifier: Position(point: position))
  }

  /// Puts the centre of this view at (`x`, `y`) in the area that the parent offers.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

private struct Position: LayoutModifier {
  let point: CGPoint

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutItem) -> CGSize {
    let size = content.sizeThatFits(proposal)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func frame(of content: LayoutItem, in size: CGSize) -> CGRect {
    let inner = content.sizeThatFits(ProposedViewSize(size))
    return CGRect(
      x: point.x - inner.width / 2, y: point.y - inner.height / 2,
      width: inner.width, height: inner.height)
  }
}
