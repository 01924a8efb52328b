public import Geometry

extension View {
  /// Adds `length` points around this view.
  public func padding(_ length: CGFloat = 16) -> some View {
    LayoutModifiedView(content: self, modifier: Padding(length: length))
  }
}

private struct Padding: LayoutModifier {
  let length: CGFloat

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutItem) -> CGSize {
    let size = content.sizeThatFits(
      ProposedViewSize(width: proposal.width.map(reduced), height: proposal.height.map(reduced)))
    return CGSize(width: size.width + 2 * length, height: size.height + 2 * length)
  }

  func frame(of content: LayoutItem, in size: CGSize) -> CGRect {
    CGRect(x: length, y: length, width: reduced(size.width), height: reduced(size.height))
  }

  private func reduced(_ outer: CGFloat) -> CGFloat { max(outer - 2 * length, 0) }
}
