import Geometry

extension View {
  /// Has `action` done with a value of this view's size or place, at first and whenever it has
  /// changed.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    GeometryChangeView(content: self, transform: transform) { _, new in action(new) }
  }

  /// Has `action` done with a value of this view's size or place, at first and whenever it has
  /// changed; it is told the value before as well.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    GeometryChangeView(content: self, transform: transform, action: action)
  }
}

struct GeometryChangeView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  func makeNode(parent: ViewNode) -> NodeOf<Self> { GeometryChangeNode(parent: parent) }
}

private final class GeometryChangeNode<Content: View, Value: Equatable>:
  WrapperNode<GeometryChangeView<Content, Value>>, LayoutObserver
{
  private var view: GeometryChangeView<Content, Value>?
  private var value: Value?
  private var readRevision = -1
  private let wrappers = ItemWrappers<FrameItem>()

  override var items: [LayoutItem] {
    wrappers.wrap(contentItems) { FrameItem(node: self, content: $0) }
  }

  override func update(_ view: GeometryChangeView<Content, Value>, _ context: UpdateContext) {
    if self.view == nil { stage.layoutObservers.add(self) }
    self.view = view
    updateContent(view.content, context)
  }

  func layoutDidEnd() {
    guard changeRevision > readRevision, let view,
      let item = items.first as? FrameItem, let frame = item.frame, let pass = item.pass
    else { return }
    readRevision = stage.revision
    let new = view.transform(GeometryProxy(frame.size, pass, node: self))
    guard new != value else { return }
    let old = value ?? new
    value = new
    stage.enqueue(for: self) { view.action(old, new) }
  }
}
