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
    let size = content.size(proposal)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func placement(of content: LayoutItem, in space: LayoutSpace) -> Placement {
    let inner = content.size(space.proposal)
    let origin = CGPoint(x: point.x - inner.width / 2, y: point.y - inner.height / 2)
    return Placement(frame: CGRect(origin: origin, size: inner), proposal: space.proposal)
  }
}
