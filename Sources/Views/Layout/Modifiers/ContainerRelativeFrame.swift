public import Geometry

extension View {
  /// Makes this view as long as its container: what the nearest scroll view or tab view around shows, or
  /// the canvas.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes this view as long as some of the parts into which its container is divided.
  ///
  /// - Parameters:
  ///   - axes: The directions in which it is so long.
  ///   - count: How many parts there are, at least one.
  ///   - span: How many of them the view takes.
  ///   - spacing: The gaps between the parts, in points.
  ///   - alignment: Where the view stands in its frame when it is of another size.
  /// - Returns: The view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let parts = CGFloat(max(count, 1))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * (parts - 1)) / parts
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Makes this view as long as `length` says for the length of its container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    LayoutModifiedView(
      content: self,
      modifier: ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}

private struct ContainerRelativeFrame: LayoutModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutItem) -> CGSize {
    let offer = offer(proposal, content)
    let inner = content.size(offer)
    return CGSize(
      width: axes.contains(.horizontal) ? offer.width ?? inner.width : inner.width,
      height: axes.contains(.vertical) ? offer.height ?? inner.height : inner.height)
  }

  func placement(of content: LayoutItem, in space: LayoutSpace) -> Placement {
    content.aligned(alignment, in: space.size, proposal: offer(space.proposal, content))
  }

  private func offer(_ proposal: ProposedViewSize, _ content: LayoutItem) -> ProposedViewSize {
    let container = content.node.containerSize()
    var offer = proposal
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      let wanted = length(container[axis], axis)
      if wanted.isFinite { offer[axis] = max(wanted, 0) }
    }
    return offer
  }
}

extension ViewNode {
  /// The size of what the nearest scroll view around shows, or of the canvas.
  fileprivate func containerSize() -> CGSize {
    for node in sequence(first: self, next: \.parent) {
      if let scroll = node as? any ScrollingNode { return scroll.surface.container(for: self) }
    }
    return stage.size
  }
}
