import Geometry

/// How a stack divides its length among its children.
///
/// Children are asked in order of priority, then of flexibility; each is offered an equal share of
/// what is left once the least lengths of those of lower priority are set aside, and keeps what it
/// takes.
struct StackAlgorithm: ContainerAlgorithm {
  let axis: Axis
  /// Where children stand across the stack: the fraction of the room that is before them.
  let alignment: CGFloat
  /// The gap between neighbours; nil leaves it to them.
  let spacing: CGFloat?

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutItem]) -> CGSize {
    let sizes = sizes(of: children, offered: proposal)
    let length = sizes.reduce(gaps(between: children).reduce(0, +)) { $0 + $1[axis] }
    let breadth = sizes.map { $0[axis.across] }.max() ?? 0
    return CGSize(length: length, breadth: breadth, along: axis)
  }

  func place(_ children: [LayoutItem], in size: CGSize, _ pass: LayoutPass) {
    let sizes = sizes(of: children, offered: ProposedViewSize(size))
    let gaps = gaps(between: children) + [0]
    var position: CGFloat = 0
    for (index, child) in children.enumerated() {
      let across = (size[axis.across] - sizes[index][axis.across]) * alignment
      let origin = CGSize(length: position, breadth: across, along: axis)
      child.place(at: CGPoint(x: origin.width, y: origin.height), size: sizes[index], pass)
      position += sizes[index][axis] + gaps[index]
    }
  }
}

extension StackAlgorithm {
  /// The gap that neighbours have unless the stack says otherwise.
  private static var defaultSpacing: CGFloat { 8 }

  private func gaps(between children: [LayoutItem]) -> [CGFloat] {
    zip(children, children.dropFirst()).map { before, after in
      if before.traits.isSpacer || after.traits.isSpacer { return 0 }
      return spacing ?? Self.defaultSpacing
    }
  }

  private func sizes(of children: [LayoutItem], offered proposal: ProposedViewSize) -> [CGSize] {
    guard let length = proposal[axis] else {
      return children.map { size(of: $0, offered: offer(nil, across: proposal)) }
    }
    var sizes = Array(repeating: CGSize.zero, count: children.count)
    let ranks = children.indices.map { rank(of: children[$0], index: $0, across: proposal) }.sorted(
      by: <)
    var available = length - gaps(between: children).reduce(0, +)
    available -= ranks.reduce(0) { $0 + $1.least }
    var position = 0
    while position < ranks.count {
      let group = ranks[position...].prefix { $0.priority == ranks[position].priority }
      available += group.reduce(0) { $0 + $1.least }
      for (done, rank) in group.enumerated() {
        let share = max(available / CGFloat(group.count - done), 0)
        sizes[rank.index] = size(of: children[rank.index], offered: offer(share, across: proposal))
        available -= sizes[rank.index][axis]
      }
      position += group.count
    }
    return sizes
  }

  /// A child's size; a spacer's breadth is none.
  private func size(of child: LayoutItem, offered proposal: ProposedViewSize) -> CGSize {
    let size = child.sizeThatFits(proposal)
    return child.traits.isSpacer ? CGSize(length: size[axis], breadth: 0, along: axis) : size
  }

  private func offer(_ length: CGFloat?, across proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = length
    return offer
  }

  private func rank(of child: LayoutItem, index: Int, across proposal: ProposedViewSize) -> Rank {
    let least = child.sizeThatFits(offer(0, across: proposal))[axis]
    let most = child.sizeThatFits(offer(.infinity, across: proposal))[axis]
    return Rank(index: index, priority: child.traits.layoutPriority, least: least, most: most)
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

extension Axis {
  /// The other axis.
  fileprivate var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  fileprivate init(length: CGFloat, breadth: CGFloat, along axis: Axis) {
    self =
      axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension ProposedViewSize {
  fileprivate subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
