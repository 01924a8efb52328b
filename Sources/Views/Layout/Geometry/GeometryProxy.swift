public import Geometry

/// A view's size and place, as of the layout at hand.
///
/// In an update that starts an animation these are the ones at its end. Places are those of the
/// layout: effects that only move or scale what is drawn aren't counted.
public struct GeometryProxy {
  /// The view's size.
  public let size: CGSize
  private let frame: CGRect
  private let spaces: [CoordinateSpacePlace]
  private weak var node: ViewNode?

  init(_ size: CGSize, _ pass: LayoutPass, node: ViewNode) {
    self.size = size
    frame = CGRect(origin: pass.origin, size: size)
    (spaces, self.node) = (pass.spaces, node)
    safeAreaInsets = pass.reach(of: size)
    pass.scrollMark?.read()
  }

  /// How far the view could reach out if it ignored the safe area: what `safeAreaInset` and
  /// `safeAreaPadding` around it have set aside, on the sides on which it goes to their edge.
  public let safeAreaInsets: EdgeInsets

  /// The view's frame in a coordinate system; a name that no view around has counts as the canvas's.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's frame in a coordinate system; a name that no view around has counts as the canvas's.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return frame
    case .named(let name):
      let origin = place(named: name)?.frame.origin ?? .zero
      return frame.moved(by: origin)
    }
  }

  /// The bounds of the named coordinate system in the view's own; nil when no view around has it.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    spaces.last { $0.name == coordinateSpace.name }?.frame.moved(by: frame.origin)
  }

  /// What the nearest scroll view around shows, in the view's own coordinates, and the axis along which
  /// that scrolls; nil outside of scroll views.
  func scrollBounds(along axis: Axis?) -> (axis: Axis, bounds: CGRect)? {
    for space in spaces.reversed() {
      guard let name = space.name.base as? ScrollSpaceName, let found = name.axis else { continue }
      if axis == nil || axis == found { return (found, space.frame.moved(by: frame.origin)) }
    }
    return nil
  }

  /// The value of an anchor in the view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(frame.origin) }

  private func place(named name: AnyHashable) -> CoordinateSpacePlace? {
    let place = spaces.last { $0.name == name }
    if place == nil, let node {
      node.stage.report(
        "no view around has a coordinate space named \(name.base); the canvas's is taken",
        at: node)
    }
    return place
  }

  /// Whether another proxy would give the same answers.
  func isSame(as other: GeometryProxy) -> Bool {
    frame == other.frame && spaces == other.spaces && safeAreaInsets == other.safeAreaInsets
  }
}

extension CGRect {
  /// The rectangle in coordinates that begin at `point`.
  func moved(by point: CGPoint) -> CGRect {
    CGRect(
      x: origin.x - point.x, y: origin.y - point.y, width: size.width, height: size.height)
  }
}
