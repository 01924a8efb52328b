import Geometry

/// The room that an item has, and the offer to which it chose that size.
struct LayoutSpace: Hashable {
  var size: CGSize
  var proposal: ProposedViewSize

  init(_ size: CGSize, proposal: ProposedViewSize? = nil) {
    (self.size, self.proposal) = (size, proposal ?? ProposedViewSize(size))
  }

  static func == (left: Self, right: Self) -> Bool {
    left.size == right.size && left.proposal == right.proposal
  }

  func hash(into hasher: inout Hasher) { hasher.combine(proposal) }
}

/// Where an item stands in its container, and the offer to which it chose its size.
struct Placement {
  var frame: CGRect
  var proposal: ProposedViewSize

  init(frame: CGRect, proposal: ProposedViewSize) {
    (self.frame, self.proposal) = (frame, proposal)
  }

  /// An item of the size that it takes when `proposal` is offered.
  init(of item: LayoutItem, at origin: CGPoint, proposal: ProposedViewSize) {
    self.init(frame: CGRect(origin: origin, size: item.size(proposal)), proposal: proposal)
  }
}
