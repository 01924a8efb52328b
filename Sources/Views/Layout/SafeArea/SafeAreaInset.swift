public import Geometry

extension View {
  /// Puts a view along the upper or lower edge of this one, which makes room for it.
  ///
  /// Scrolled content and backgrounds of this view are seen behind the other one.
  ///
  /// - Parameters:
  ///   - edge: The edge along which the other view stands, at the length that it takes by itself.
  ///   - alignment: Where along the edge it stands.
  ///   - spacing: The gap between both; 8 points unless given.
  ///   - content: The view along the edge.
  /// - Returns: Both views, as large as this one with the room for the other.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      content: self, bar: content(),
      layout: SafeAreaInsetLayout(
        axis: .vertical, isAtStart: edge == .top, alignment: alignment.key, spacing: spacing))
  }

  /// Puts a view along the leading or trailing edge of this one, which makes room for it.
  ///
  /// - Parameters:
  ///   - edge: The edge along which the other view stands, at the length that it takes by itself.
  ///   - alignment: Where along the edge it stands.
  ///   - spacing: The gap between both; 8 points unless given.
  ///   - content: The view along the edge.
  /// - Returns: Both views, as large as this one with the room for the other.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      content: self, bar: content(),
      layout: SafeAreaInsetLayout(
        axis: .horizontal, isAtStart: edge == .leading, alignment: alignment.key,
        spacing: spacing))
  }
}

/// How a view and another along its edge share a place.
struct SafeAreaInsetLayout {
  /// The axis across the edge.
  let axis: Axis
  let isAtStart: Bool
  let alignment: AlignmentKey
  private let spacing: CGFloat

  init(axis: Axis, isAtStart: Bool, alignment: AlignmentKey, spacing: CGFloat?) {
    (self.axis, self.isAtStart, self.alignment) = (axis, isAtStart, alignment)
    self.spacing = spacing.map { $0.isFinite ? $0 : 0 } ?? 8
  }

  private var edge: Edge {
    axis == .vertical ? (isAtStart ? .top : .bottom) : (isAtStart ? .leading : .trailing)
  }

  /// What the other view is offered along an edge of `length`: no limit across it.
  func barOffer(along length: CGFloat?) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    offer[axis.across] = length
    return offer
  }

  /// How deep the edge is covered that is offered `length`.
  func depth(of bar: LayoutItem, along length: CGFloat?) -> CGFloat {
    max(bar.size(barOffer(along: length))[axis] + spacing, 0)
  }

  func insets(_ depth: CGFloat) -> EdgeInsets { EdgeInsets(Edge.Set(edge), depth) }

  /// What is left of an offer.
  func rest(of proposal: ProposedViewSize, _ depth: CGFloat) -> ProposedViewSize {
    var rest = proposal
    rest[axis] = proposal[axis].map { max($0 - depth, 0) }
    return rest
  }

  /// The corner of the other view, of `bar` in size, in a place of `size`.
  func barOrigin(_ bar: ViewDimensions, in size: CGSize) -> CGPoint {
    let outer = ViewDimensions(nil, size: size, proposal: ProposedViewSize(size))
    var origin = CGPoint.zero
    origin[axis.across] = outer[alignment] - bar[alignment]
    origin[axis] = isAtStart ? 0 : size[axis] - bar.size[axis]
    return origin
  }
}
