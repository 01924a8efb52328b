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
        anchor: anchor ?? .topLeading, get: { id.wrappedValue.map { AnyHashable($0) } },
        set: { if let found = $0.base as? ID { id.wrappedValue = found } }))
  }
}

/// Where a scroll view reads and tells which of its views is at its beginning.
struct ScrollPositionLink {
  let anchor: UnitPoint
  let get: () -> AnyHashable?
  let set: (AnyHashable) -> Void
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

/// Which of a scroll view's views is at its beginning, as far as both sides have been told.
struct ScrollPosition {
  private var link: ScrollPositionLink?
  private var shown: AnyHashable?

  /// Takes what the surroundings say; an identifier is to be scrolled to when it is another one.
  mutating func update(_ link: ScrollPositionLink?) -> (id: AnyHashable, anchor: UnitPoint)? {
    self.link = link
    guard let link, let id = link.get(), id != shown else { return nil }
    shown = id
    return (id, link.anchor)
  }

  /// Tells which of `targets`, on an axis by identifier, is nearest to where the content stands.
  mutating func tell(
    _ targets: [(id: AnyHashable, start: CGFloat, length: CGFloat)], along axis: Axis,
    offset: CGFloat, room: CGFloat
  ) {
    guard let link else { return }
    let share = axis == .horizontal ? link.anchor.x : link.anchor.y
    let point = offset + share * room
    func distance(_ target: (id: AnyHashable, start: CGFloat, length: CGFloat)) -> CGFloat {
      abs(target.start + share * target.length - point)
    }
    guard let nearest = targets.min(by: { distance($0) < distance($1) }), nearest.id != shown
    else { return }
    shown = nearest.id
    link.set(nearest.id)
  }
}

extension LayoutItem {
  /// The identifier of the item's view, or of the nearest one around it.
  var identifier: AnyHashable? {
    sequence(first: node, next: \.parent).lazy.compactMap { ($0 as? DynamicChildNode)?.identifier }
      .first
  }
}
