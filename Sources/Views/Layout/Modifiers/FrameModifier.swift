public import Geometry

extension View {
  /// Puts this view in a frame of fixed width or height; a missing one follows the view.
  ///
  /// Lengths that are negative or not finite are disregarded, and a diagnostic says so.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    LayoutModifiedView(
      content: self, modifier: FixedFrame(width: width, height: height, alignment: alignment))
  }
}

private struct FixedFrame: LayoutModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  let fault: String?

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    (self.width, self.height) = (width?.physicalLength, height?.physicalLength)
    self.alignment = alignment
    fault =
      width == self.width && height == self.height
      ? nil : "invalid frame dimension (negative or non-finite); it is disregarded"
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutItem) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.size(offer(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func placement(of content: LayoutItem, in space: LayoutSpace) -> Placement {
    content.aligned(alignment, in: space.size, proposal: offer(space.proposal))
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension CGFloat {
  /// The length; nil when it is negative or not finite.
  var physicalLength: CGFloat? { self >= 0 && isFinite ? self : nil }
}

extension LayoutItem {
  /// The placement that brings the item's alignment point onto that of a container of `size`.
  func aligned(
    _ alignment: Alignment, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    let own = dimensions(proposal)
    let outer = ViewDimensions(nil, size: size, proposal: proposal)
    let (from, to) = (own[alignment], outer[alignment])
    return Placement(
      frame: CGRect(origin: CGPoint(x: to.x - from.x, y: to.y - from.y), size: own.size),
      proposal: proposal)
  }
}
