public import Geometry
public import Motion

/// A way of sizing and placing views that is written in Swift.
///
///     Wheel(radius: 80) { ForEach(0..<12) { Number($0) } }
///
/// A layout with `animatableData` is asked again in each frame while the data travels.
public protocol Layout: Animatable, SendableMetatype {
  /// What the layout is besides its places; by default nothing.
  static var layoutProperties: LayoutProperties { get }

  /// What the layout keeps from one question to the next.
  associatedtype Cache = Void

  /// The views that are laid out.
  typealias Subviews = LayoutSubviews

  /// What is kept, for the views as they are at first.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date after a change of the layout or of its views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The gaps that the container would like to have around it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The container's size when `proposal` is offered.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each subview in `bounds`; one that isn't placed stands in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a guide of the container lies; nil takes it from the subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a guide of the container lies; nil takes it from the subviews.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The largest of the subviews' wishes on each side.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The views of `content` in this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What a layout is besides the places it gives.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout lines up its views, where it does; spacers extend along it.
  public var stackOrientation: Axis?

  /// Nothing in particular.
  public init() {}
}
