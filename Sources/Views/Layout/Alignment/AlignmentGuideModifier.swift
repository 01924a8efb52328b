public import Geometry

extension View {
  /// Says where this view's guide `g` lies, from its dimensions.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    LayoutModifiedView(
      content: self, modifier: AlignmentGuide(key: g.key, computeValue: computeValue))
  }

  /// Says where this view's guide `g` lies, from its dimensions.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    LayoutModifiedView(
      content: self, modifier: AlignmentGuide(key: g.key, computeValue: computeValue))
  }
}

private struct AlignmentGuide: LayoutModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutItem) -> CGSize {
    content.size(proposal)
  }

  func placement(of content: LayoutItem, in space: LayoutSpace) -> Placement {
    Placement(frame: CGRect(origin: .zero, size: space.size), proposal: space.proposal)
  }

  var guides: Set<AlignmentKey> { [key] }

  func explicitAlignment(
    _ key: AlignmentKey, content: LayoutItem, in space: LayoutSpace
  ) -> CGFloat? {
    guard key == self.key else { return nil }
    return computeValue(
      ViewDimensions(content, size: space.size, proposal: space.proposal))
  }
}
