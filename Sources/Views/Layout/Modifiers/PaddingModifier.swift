public import Geometry

extension View {
  /// Adds room around this view, a different length on each side.
  public func padding(_ insets: EdgeInsets) -> some View {
    LayoutModifiedView(content: self, modifier: Padding(insets: insets))
  }

  /// Adds `length` points on the given sides of this view, 16 unless given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds `length` points around this view.
  public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }
}

struct Padding: LayoutModifier {
  let insets: EdgeInsets
  let fault: String?

  init(insets: EdgeInsets) {
    self.insets = insets.finite
    fault =
      insets == self.insets ? nil : "the padding isn't finite; lengths that aren't count as 0"
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutItem) -> CGSize {
    let size = content.size(inner(proposal))
    return CGSize(width: max(size.width + width, 0), height: max(size.height + height, 0))
  }

  func placement(of content: LayoutItem, in space: LayoutSpace) -> Placement {
    let inner = inner(space.proposal)
    let origin = CGPoint(x: insets.leading, y: insets.top)
    return Placement(of: content, at: origin, proposal: inner)
  }

  private var width: CGFloat { insets.leading + insets.trailing }
  private var height: CGFloat { insets.top + insets.bottom }

  private func inner(_ outer: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: outer.width.map { max($0 - width, 0) },
      height: outer.height.map { max($0 - height, 0) })
  }
}

extension EdgeInsets {
  /// The insets with 0 for those that aren't finite.
  fileprivate var finite: EdgeInsets {
    var insets = self
    for edge in Edge.allCases where !insets[edge].isFinite { insets[edge] = 0 }
    return insets
  }
}
