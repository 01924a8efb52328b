public import Geometry

/// How a view of a fixed shape is put in an area of another shape.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it can be within the area.
  case fit
  /// As small as it can be while it covers the area.
  case fill
}

extension View {
  /// Offers this view areas of a fixed ratio of width to height; nil takes that of its ideal size.
  ///
  /// A ratio that is not finite or not above 0 is disregarded, and a diagnostic says so.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    LayoutModifiedView(
      content: self,
      modifier: AspectRatio(
        shape: aspectRatio.map { CGSize(width: $0, height: 1) }, mode: contentMode))
  }

  /// Offers this view areas of the shape of `aspectRatio`.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    LayoutModifiedView(
      content: self, modifier: AspectRatio(shape: aspectRatio, mode: contentMode))
  }

  /// Makes this view as large as it can be within what is offered, in the shape of its ideal size.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes this view as small as it can be while it covers what is offered, in the shape of its
  /// ideal size.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

private struct AspectRatio: LayoutModifier {
  let shape: CGSize?
  let mode: ContentMode
  let fault: String?

  init(shape: CGSize?, mode: ContentMode) {
    self.shape = shape.flatMap { $0.hasRatio ? $0 : nil }
    self.mode = mode
    fault =
      shape == self.shape
      ? nil : "the aspect ratio isn't a number above 0; the view's own is taken"
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutItem) -> CGSize {
    content.size(inner(proposal, content))
  }

  func placement(of content: LayoutItem, in space: LayoutSpace) -> Placement {
    content.aligned(.center, in: space.size, proposal: inner(space.proposal, content))
  }

  private func inner(_ outer: ProposedViewSize, _ content: LayoutItem) -> ProposedViewSize {
    let shape = shape ?? content.size(.unspecified)
    guard outer != .unspecified, shape.hasRatio else { return outer }
    let scales = [outer.width.map { $0 / shape.width }, outer.height.map { $0 / shape.height }]
      .compactMap { $0 }
    let scale = (mode == .fit ? scales.min() : scales.max()) ?? 1
    return ProposedViewSize(width: shape.width * scale, height: shape.height * scale)
  }
}

extension CGSize {
  fileprivate var hasRatio: Bool { width > 0 && height > 0 && (width / height).isFinite }
}
