public import Geometry
import Motion

/// A layout whose type is hidden.
///
/// Views keep their identities when the hidden layout becomes another one, so that they move from
/// their places in the one to those in the other.
public struct AnyLayout: Layout {
  private var hidden: any HiddenLayout

  /// Hides the type of `layout`.
  public init<L: Layout>(_ layout: L) {
    hidden = (layout as? AnyLayout)?.hidden ?? LayoutBox(layout: layout)
  }

  /// The data of the hidden layout, which travels as long as that is of one type.
  public var animatableData: AnyAnimatableData {
    get { hidden.data }
    set { hidden.data = newValue }
  }

  /// What the hidden layout keeps.
  public struct Cache {
    fileprivate var value: Any
    fileprivate let type: any HiddenLayout.Type
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: hidden.makeCache(subviews), type: type(of: hidden))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.type == type(of: hidden) {
      hidden.updateCache(&cache.value, subviews)
    } else {
      cache = makeCache(subviews: subviews)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    hidden.spacing(subviews, &cache.value)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    hidden.sizeThatFits(proposal, subviews, &cache.value)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    hidden.placeSubviews(LayoutBounds(bounds, proposal), subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    hidden.explicitAlignment(guide, LayoutBounds(bounds, proposal), subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    hidden.explicitAlignment(guide, LayoutBounds(bounds, proposal), subviews, &cache.value)
  }
}

extension AnyLayout: OrientedLayout {
  var axis: Axis? { hidden.axis }
}

/// The room of a layout and what was offered to it.
private struct LayoutBounds {
  let rect: CGRect
  let proposal: ProposedViewSize

  init(_ rect: CGRect, _ proposal: ProposedViewSize) {
    (self.rect, self.proposal) = (rect, proposal)
  }
}

private protocol HiddenLayout: SendableMetatype {
  var data: AnyAnimatableData { get set }
  var axis: Axis? { get }
  func makeCache(_ subviews: LayoutSubviews) -> Any
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize
  func placeSubviews(_ bounds: LayoutBounds, _ subviews: LayoutSubviews, _ cache: inout Any)
  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: LayoutBounds, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat?
  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: LayoutBounds, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat?
}

private struct LayoutBox<L: Layout>: HiddenLayout {
  var layout: L

  var data: AnyAnimatableData {
    get { AnyAnimatableData(of: layout) }
    set { layout = newValue.applied(to: layout) }
  }

  var axis: Axis? { L.layoutProperties.stackOrientation }

  func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(_ bounds: LayoutBounds, _ subviews: LayoutSubviews, _ cache: inout Any) {
    with(&cache, subviews) {
      layout.placeSubviews(
        in: bounds.rect, proposal: bounds.proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: LayoutBounds, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds.rect, proposal: bounds.proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: LayoutBounds, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds.rect, proposal: bounds.proposal, subviews: subviews, cache: &$0)
    }
  }

  private func with<Answer>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Answer
  ) -> Answer {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }
}
