public import Geometry

extension View {
  /// Puts this view in a frame of fixed width or height; a missing one follows the view.
  ///
  /// Lengths that are negative or not finite are disregarded.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    LayoutModifiedView(
      content: self,
      modifier: FixedFrame(
        width: width.flatMap(physicalLength), height: height.flatMap(physicalLength),
        alignment: alignment))
  }
}

private func physicalLength(_ length: CGFloat) -> CGFloat? {
  length >= 0 && length.isFinite ? length : nil
}

private struct FixedFrame: LayoutModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutItem) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.sizeThatFits(offer(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func frame(of content: LayoutItem, in size: CGSize) -> CGRect {
    let inner = content.sizeThatFits(ProposedViewSize(size))
    return CGRect(origin: alignment.origin(of: inner, in: size), size: inner)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}
