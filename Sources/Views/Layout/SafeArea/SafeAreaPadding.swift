public import Geometry

extension View {
  /// Sets the sides of this view aside: what is in it keeps away from them unless it ignores the safe
  /// area, and scrolled content begins within them but is seen beyond.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    LayoutModifiedView(content: self, modifier: SafeAreaPadding(insets: insets))
  }

  /// Sets `length` points on the given sides of this view aside, 16 unless given.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Sets `length` points on all sides of this view aside.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(.all, length))
  }
}

/// Padding that what is inside may reach into; lengths that are negative count as 0.
private struct SafeAreaPadding: LayoutModifier {
  private let padding: Padding

  init(insets: EdgeInsets) {
    var insets = insets
    for edge in Edge.allCases where insets[edge] < 0 { insets[edge] = 0 }
    padding = Padding(insets: insets)
  }

  var fault: String? { padding.fault }

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutItem) -> CGSize {
    padding.sizeThatFits(proposal, content: content)
  }

  func placement(of content: LayoutItem, in space: LayoutSpace) -> Placement {
    padding.placement(of: content, in: space)
  }

  func place(_ content: LayoutItem, in size: CGSize, _ pass: LayoutPass) {
    let space = LayoutSpace(size, proposal: pass.proposal)
    content.place(
      placement(of: content, in: space), pass.coveringSides(padding.insets, of: size))
  }
}
