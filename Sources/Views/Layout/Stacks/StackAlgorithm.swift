import Geometry

/// How a stack divides its length among its children.
///
/// Children are asked in order of priority, then of flexibility; each is offered an equal share of
/// what is left once the least lengths of those of lower priority are set aside, and keeps what it
/// takes.
struct StackAlgorithm: ContainerAlgorithm {
  let axis: Axis
  /// The guide that is lined up across the stack.
  let alignment: AlignmentKey
  /// The gap between neighbours; nil leaves it to them.
  let spacing: CGFloat?

  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    (self.axis, self.alignment) = (axis, alignment)
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutItem]) -> CGSize {
    let division = division(of: children, offered: proposal)
    let last = division.placements.last?.frame
    let length = last.map { $0.origin[axis] + $0.size[axis] } ?? 0
    return CGSize(length: max(length, 0), breadth: division.breadth, along: axis)
  }

  func placements(of children: [LayoutItem], in space: LayoutSpace) -> [Placement] {
    division(of: children, offered: space.proposal).placements
  }
}

extension StackAlgorithm {
  private func division(
    of children: [LayoutItem], offered proposal: ProposedViewSize
  ) -> (placements: [Placement], breadth: CGFloat) {
    let gaps = gaps(between: children)
    let offers = offers(to: children, gaps: gaps, offered: proposal)
    let lines = zip(children, offers).map { $0.dimensions($1) }
    let guides = lines.map { $0[alignment] }
    let before = guides.max() ?? 0
    var placements: [Placement] = []
    var (position, breadth): (CGFloat, CGFloat) = (0, 0)
    for (index, line) in lines.enumerated() {
      if index > 0 { position += gaps[index - 1] }
      let across = before - guides[index]
      let origin = CGPoint(length: position, breadth: across, along: axis)
      placements.append(
        Placement(frame: CGRect(origin: origin, size: line.size), proposal: offers[index]))
      position += line.size[axis]
      breadth = max(breadth, across + line.size[axis.across])
    }
    return (placements, breadth)
  }

  private func gaps(between children: [LayoutItem]) -> [CGFloat] {
    zip(children, children.dropFirst()).map {
      spacing ?? $0.spacing.distance(to: $1.spacing, along: axis)
    }
  }

  private func offers(
    to children: [LayoutItem], gaps: [CGFloat], offered proposal: ProposedViewSize
  ) -> [ProposedViewSize] {
    guard let length = proposal[axis] else { return children.map { _ in proposal } }
    let ranks = children.indices.map { rank(of: children[$0], index: $0, across: proposal) }
      .sorted(by: <)
    var offers = Array(repeating: proposal, count: children.count)
    var available = length - gaps.reduce(0, +) - ranks.reduce(0) { $0 + $1.least }
    var position = 0
    while position < ranks.count {
      let group = ranks[position...].prefix { $0.priority == ranks[position].priority }
      available += group.reduce(0) { $0 + $1.least }
      for (done, rank) in group.enumerated() {
        let share = max(available / CGFloat(group.count - done), 0)
        offers[rank.index][axis] = share
        available -= children[rank.index].size(offers[rank.index])[axis]
      }
      position += group.count
    }
    return offers
  }

  private func rank(of child: LayoutItem, index: Int, across proposal: ProposedViewSize) -> Rank {
    var (none, all) = (proposal, proposal)
    (none[axis], all[axis]) = (0, .infinity)
    return Rank(
      index: index, priority: child.traits.layoutPriority, least: child.size(none)[axis],
      most: child.size(all)[axis])
  }

  /// A child's turn in the division.
  private struct Rank {
    let index: Int
    let priority: Double
    let least: CGFloat
    let most: CGFloat

    static func < (left: Rank, right: Rank) -> Bool {
      if left.priority != right.priority { return left.priority > right.priority }
      let flexibilities = (left.most - left.least, right.most - right.least)
      if flexibilities.0 != flexibilities.1 { return flexibilities.0 < flexibilities.1 }
      if left.least != right.least { return left.least > right.least }
      return left.index < right.index
    }
  }
}
