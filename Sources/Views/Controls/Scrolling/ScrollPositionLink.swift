public import Geometry

extension View {
  /// Ties which view stands at the beginning of the scroll view in this one to `id`: another identifier
  /// scrolls to its view, and scrolling tells the identifier of the nearest view of the
  /// `scrollTargetLayout`.
  ///
  /// - Parameters:
  ///   - id: The identifier, that of a `ForEach` or of `id(_:)`.
  ///   - anchor: Where views are measured and brought to; unless given, at their beginning.
  /// - Returns: The view with its position tied.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    environment(
      \.scrollPosition,
      ScrollPositionLink(
        anchor: anchor ?? .topLeading,
        get: {
          var position = ScrollPosition()
          if let id = id.wrappedValue { position.note(AnyHashable(id)) }
          return position
        },
        tell: { if let found = $0.base as? ID { id.wrappedValue = found } }))
  }

  /// Ties where the scroll view in this one stands to `position`: what that is told scrolls, and
  /// scrolling tells it the nearest view of the `scrollTargetLayout`.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    environment(
      \.scrollPosition,
      ScrollPositionLink(
        anchor: anchor ?? .topLeading, get: { position.wrappedValue },
        tell: { position.wrappedValue.note($0) }))
  }

  /// Has the scroll views in this view begin with that point of their content at the same point of
  /// theirs; nil is at the beginning.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    EnvironmentView(content: self) { $0.scrollSettings.anchor = anchor }
  }
}

/// Where a scroll view reads where it is to go, and tells where it is.
struct ScrollPositionLink {
  let anchor: UnitPoint
  let get: () -> ScrollPosition
  let tell: (AnyHashable) -> Void
}

extension EnvironmentValues {
  var scrollPosition: ScrollPositionLink? {
    get { self[ScrollPositionKey.self] }
    set { self[ScrollPositionKey.self] = newValue }
  }

  private enum ScrollPositionKey: EnvironmentKey {
    static var defaultValue: ScrollPositionLink? { nil }
  }
}

/// A view of scrolled content along an axis.
struct ScrolledView {
  let id: AnyHashable
  let start: CGFloat
  let length: CGFloat

  /// How far a part of the view is from a point.
  func distance(from point: CGFloat, share: CGFloat) -> CGFloat {
    abs(start + share * length - point)
  }
}

/// Where a scroll view stands, as far as both sides have been told.
struct ScrollPositionKeeper {
  private var link: ScrollPositionLink?
  private var known = ScrollPosition()

  /// Takes what the surroundings say: where the content is to go, when that is somewhere else.
  mutating func update(_ link: ScrollPositionLink) -> ScrollDestination? {
    self.link = link
    let wanted = link.get()
    guard wanted != known else { return nil }
    known = wanted
    guard case .view(let id, let anchor) = wanted.destination else { return wanted.destination }
    return .view(id, anchor: anchor ?? link.anchor)
  }

  /// Tells which of the views is nearest to where the content stands.
  mutating func tell(_ views: [ScrolledView], along axis: Axis, offset: CGFloat, room: CGFloat) {
    guard let link else { return }
    let share = axis == .horizontal ? link.anchor.x : link.anchor.y
    let point = offset + share * room
    let nearest = views.min {
      $0.distance(from: point, share: share) < $1.distance(from: point, share: share)
    }
    guard let nearest, nearest.id != known.viewID else { return }
    known.note(nearest.id)
    link.tell(nearest.id)
  }
}

extension LayoutItem {
  /// The identifier of the item's view, or of the nearest one around it.
  var identifier: AnyHashable? {
    sequence(first: node, next: \.parent).lazy.compactMap { ($0 as? DynamicChildNode)?.identifier }
      .first
  }
}
