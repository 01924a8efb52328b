import Geometry

/// Pages side by side, each as large as what is offered.
struct PageRow: ContainerAlgorithm {
  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutItem]) -> CGSize {
    let page = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: page.width * CGFloat(max(children.count, 1)), height: page.height)
  }

  func placements(of children: [LayoutItem], in space: LayoutSpace) -> [Placement] {
    let width = space.size.width / CGFloat(max(children.count, 1))
    let page = CGSize(width: width, height: space.size.height)
    return children.enumerated().map { index, child in
      var placement = child.aligned(.center, in: page, proposal: ProposedViewSize(page))
      placement.frame.origin.x += width * CGFloat(index)
      return placement
    }
  }
}
