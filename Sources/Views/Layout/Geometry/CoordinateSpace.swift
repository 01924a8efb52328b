public import Geometry

/// A coordinate system: a view's own, the canvas's, or one that a view around gives a name.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)

  /// Whether this is the canvas's.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the view's own.
  public var isLocal: Bool { self == .local }
}

/// Something that stands for a coordinate system.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate system of the view that asks.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate system of the canvas.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate system of a view around the one that asks, by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate system to which `coordinateSpace` gave the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate system of what the nearest scroll view around shows.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: nil)))
  }

  /// The coordinate system of what the nearest scroll view around shows that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
  }
}

/// Names the coordinate systems of scroll views.
struct ScrollSpaceName: Hashable, CustomStringConvertible {
  let axis: Axis?

  var description: String { axis.map { "scrollView(axis: .\($0))" } ?? "scrollView" }
}

extension View {
  /// Gives the coordinate system of this view a name for the views in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    CoordinateSpaceView(content: self, name: name.name)
  }

  /// Gives the coordinate system of this view a name for the views in it.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    CoordinateSpaceView(content: self, name: AnyHashable(name))
  }
}

/// A view whose coordinate system has a name.
struct CoordinateSpaceView<Content: View>: PrimitiveView {
  let content: Content
  let name: AnyHashable

  func makeNode(parent: ViewNode) -> NodeOf<Self> { CoordinateSpaceNode(self, parent: parent) }
}

private final class CoordinateSpaceNode<Content: View>: WrapperNode<CoordinateSpaceView<Content>> {
  fileprivate var spaceName: AnyHashable
  private let wrappers = ItemWrappers<CoordinateSpaceItem<Content>>()

  init(_ view: CoordinateSpaceView<Content>, parent: ViewNode) {
    spaceName = view.name
    super.init(parent: parent)
  }

  override var items: [LayoutItem] {
    wrappers.wrap(contentItems) { CoordinateSpaceItem(self, content: $0) }
  }

  override func update(_ view: CoordinateSpaceView<Content>, _ context: UpdateContext) {
    spaceName = view.name
    updateContent(view.content, context)
  }
}

private final class CoordinateSpaceItem<Content: View>: WrapperItem {
  private unowned let owner: CoordinateSpaceNode<Content>

  init(_ owner: CoordinateSpaceNode<Content>, content: LayoutItem) {
    self.owner = owner
    super.init(node: owner, content: content)
  }

  override var hasOwnPlace: Bool { true }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    var inner = pass
    inner.spaces.append(
      CoordinateSpacePlace(
        name: owner.spaceName, frame: CGRect(origin: pass.origin, size: size)))
    super.layoutContent(size, inner)
  }
  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) {
    pass.probe?.note(
      space: owner.spaceName, TouchPlace(transform: pass.transform, size: size))
    super.drawContent(size, &pass)
  }
}
