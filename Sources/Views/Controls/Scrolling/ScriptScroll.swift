public import Geometry
public import Motion

/// Scrolled content that a script moves.
struct ScriptScroll: Sendable {
  enum Destination: Sendable {
    case by(CGSize)
    case offset(CGPoint)
    case edge(Edge)
    case view(@Sendable () -> AnyHashable, anchor: UnitPoint?)
  }

  let location: TouchLocation
  let destination: Destination
}

extension ScriptStep {
  /// Moves the content of the scroll view at a place by a distance in points, no further than to its
  /// ends; a positive height shows what is further down.
  public static func scroll(
    _ location: TouchLocation, at time: Double, by distance: CGSize,
    animation: Animation? = .default
  ) -> ScriptStep {
    scroll(location, at: time, .by(distance), animation)
  }

  /// Moves the content of the scroll view at a place so that the point `offset` of it is at the top
  /// leading corner.
  public static func scroll(
    _ location: TouchLocation, at time: Double, to offset: CGPoint,
    animation: Animation? = .default
  ) -> ScriptStep {
    scroll(location, at: time, .offset(offset), animation)
  }

  /// Moves the content of the scroll view at a place to one of its ends.
  public static func scroll(
    _ location: TouchLocation, at time: Double, to edge: Edge, animation: Animation? = .default
  ) -> ScriptStep {
    scroll(location, at: time, .edge(edge), animation)
  }

  /// Moves the content of the scroll view at a place to the view with an identifier.
  public static func scroll(
    _ location: TouchLocation, at time: Double, to id: some Hashable & Sendable,
    anchor: UnitPoint? = nil, animation: Animation? = .default
  ) -> ScriptStep {
    scroll(location, at: time, .view({ AnyHashable(id) }, anchor: anchor), animation)
  }

  private static func scroll(
    _ location: TouchLocation, at time: Double, _ destination: ScriptScroll.Destination,
    _ animation: Animation?
  ) -> ScriptStep {
    ScriptStep(
      scroll: ScriptScroll(location: location, destination: destination), at: time,
      animation: animation)
  }
}

extension TouchScreen {
  /// Moves the content of the frontmost scroll view at a place.
  func scroll(_ scroll: ScriptScroll, _ transaction: Transaction) {
    guard let point = resolve(scroll.location, for: "scroll") else { return }
    guard let target = scrollTarget(at: point) else {
      return complain("scroll at \(scroll.location): no scroll view is there")
    }
    let surface = target.surface
    switch scroll.destination {
    case .by(let way):
      let start = CGPoint(x: surface.horizontal.offset, y: surface.vertical.offset)
      surface.move(to: CGPoint(x: start.x + way.width, y: start.y + way.height), transaction)
    case .offset(let offset): surface.move(to: offset, transaction)
    case .edge(let edge): surface.move(to: edge, transaction)
    case .view(let id, let anchor):
      if !target.showView(id(), anchor: anchor, transaction) {
        complain("scroll to \(id().base): no view in the scroll view has this identifier")
      }
    }
    target.didScroll()
  }
}

extension ScrollSurface {
  /// Brings the content to one of its ends.
  func move(to edge: Edge, _ transaction: Transaction) {
    let axis: Axis = edge == .leading || edge == .trailing ? .horizontal : .vertical
    guard isFree(axis) else { return }
    let isStart = edge == .leading || edge == .top
    var offset = CGPoint(x: horizontal.offset, y: vertical.offset)
    let target = CGFloat(isStart ? 0 : self[axis].limit)
    offset = CGPoint(length: target, breadth: offset[axis.across], along: axis)
    move(to: offset, transaction)
  }
}
