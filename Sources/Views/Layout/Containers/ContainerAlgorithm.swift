import Geometry

/// How a container sizes itself and places its children.
protocol ContainerAlgorithm {
  /// The container's size when `proposal` is offered.
  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutItem]) -> CGSize

  /// Where each child stands in the room of the container.
  func placements(of children: [LayoutItem], in space: LayoutSpace) -> [Placement]

  /// The gaps that the container would like to have around it.
  func spacing(children: [LayoutItem]) -> ViewSpacing

  /// The guides that the container places itself, its children's aside.
  var guides: Set<AlignmentKey> { get }

  /// Where a guide lies; nil leaves it to the children.
  func explicitAlignment(
    _ key: AlignmentKey, children: [LayoutItem], in space: LayoutSpace
  ) -> CGFloat?
}

extension ContainerAlgorithm {
  func spacing(children: [LayoutItem]) -> ViewSpacing { ViewSpacing() }

  var guides: Set<AlignmentKey> { [] }

  func explicitAlignment(
    _ key: AlignmentKey, children: [LayoutItem], in space: LayoutSpace
  ) -> CGFloat? { nil }
}
