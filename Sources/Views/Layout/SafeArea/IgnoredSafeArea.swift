public import Geometry

extension View {
  /// Lets this view reach into what `safeAreaInset` and `safeAreaPadding` have set aside, on those of
  /// `edges` at which it goes to the end of the safe area.
  ///
  /// The view's own place in the layout stays as it is. The canvas itself is safe up to its edges, and
  /// a film has no keyboard: regions other than `.container` make no difference.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    LayoutModifiedView(
      content: self,
      modifier: IgnoredSafeArea(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets this view reach into what `safeAreaInset` and `safeAreaPadding` have set aside.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// Gives the content a larger place than the layout does.
struct IgnoredSafeArea: LayoutModifier {
  let edges: Edge.Set
  /// Whether the content still knows what of its place isn't safe.
  var keepsInsets = false

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutItem) -> CGSize {
    content.size(proposal)
  }

  func placement(of content: LayoutItem, in space: LayoutSpace) -> Placement {
    Placement(frame: CGRect(origin: .zero, size: space.size), proposal: space.proposal)
  }

  func place(_ content: LayoutItem, in size: CGSize, _ pass: LayoutPass) {
    let reach = pass.reach(of: size, edges)
    guard reach != EdgeInsets() else {
      return content.place(
        placement(of: content, in: LayoutSpace(size, proposal: pass.proposal)), pass)
    }
    var inner = pass
    if !keepsInsets { inner.safeArea = pass.safeArea?.ignored(edges) }
    let room = CGRect(origin: .zero, size: size).expanded(by: reach)
    // What doesn't fill the safe area doesn't fill the larger one either, and stands in its middle.
    let placement = content.aligned(.center, in: room.size, proposal: ProposedViewSize(room.size))
    content.place(
      Placement(
        frame: placement.frame.offsetBy(dx: room.minX, dy: room.minY), proposal: placement.proposal),
      inner)
  }
}
