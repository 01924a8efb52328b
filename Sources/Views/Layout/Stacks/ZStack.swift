import Geometry

/// Views on top of one another, later ones in front.
public struct ZStack<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// The views of `content`, lined up by `alignment`.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  func makeNode(parent: ViewNode) -> NodeOf<Self> {
    ContainerNode(parent: parent, content: \.content) { ZStackAlgorithm(alignment: $0.alignment) }
  }
}

/// All views are offered what the stack is offered; the stack is as large as the largest of those of
/// the highest priority.
struct ZStackAlgorithm: ContainerAlgorithm {
  let alignment: Alignment

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutItem]) -> CGSize {
    leading(children).reduce(into: CGSize.zero) { result, child in
      let size = child.size(proposal)
      result.width = max(result.width, size.width)
      result.height = max(result.height, size.height)
    }
  }

  func placements(of children: [LayoutItem], in space: LayoutSpace) -> [Placement] {
    let proposal = ProposedViewSize(space.size)
    let points = leading(children).map { $0.dimensions(proposal)[alignment] }
    let point = CGPoint(x: points.map(\.x).max() ?? 0, y: points.map(\.y).max() ?? 0)
    return children.map { child in
      let own = child.dimensions(proposal)[alignment]
      return Placement(
        of: child, at: CGPoint(x: point.x - own.x, y: point.y - own.y), proposal: proposal)
    }
  }

  /// The children of the highest priority.
  private func leading(_ children: [LayoutItem]) -> [LayoutItem] {
    let priorities = children.map(\.traits.layoutPriority)
    let highest = priorities.max()
    return zip(children, priorities).filter { $1 == highest }.map(\.0)
  }
}

/// Views on top of one another that stand in an area of a given size, whatever theirs.
struct LayerAlgorithm: ContainerAlgorithm {
  let alignment: Alignment
  /// The point of the area that is lined up with the views; the area's own guide unless given.
  var anchor: CGPoint?

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutItem]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placements(of children: [LayoutItem], in space: LayoutSpace) -> [Placement] {
    let stack = ZStackAlgorithm(alignment: alignment)
    let size = stack.sizeThatFits(ProposedViewSize(space.size), children: children)
    let inner = LayoutSpace(size)
    var placements = stack.placements(of: children, in: inner)
    let own = CGPoint(
      x: guide(alignment.horizontal.key, of: children, placements, size),
      y: guide(alignment.vertical.key, of: children, placements, size))
    let to = anchor ?? ViewDimensions(nil, size: space.size, proposal: space.proposal)[alignment]
    for index in placements.indices {
      placements[index].frame.origin.x += to.x - own.x
      placements[index].frame.origin.y += to.y - own.y
    }
    return placements
  }

  private func guide(
    _ key: AlignmentKey, of children: [LayoutItem], _ placements: [Placement], _ size: CGSize
  ) -> CGFloat {
    let explicit = zip(children, placements).compactMap { $0.explicitAlignment(key, in: $1) }
    let area = ViewDimensions(nil, size: size, proposal: ProposedViewSize(size))
    return key.combined(explicit) ?? area[key]
  }
}
