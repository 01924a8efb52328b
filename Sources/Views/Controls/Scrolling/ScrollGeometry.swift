public import Geometry

/// How large scrolled content is, and which part of it is shown.
public struct ScrollGeometry: Sendable, Hashable {
  /// The corner of what is shown, in coordinates of the content; at the beginning it is within the
  /// insets, and so negative.
  public var contentOffset: CGPoint
  /// The size of the content, without the insets.
  public var contentSize: CGSize
  /// How far the content stays from the edges.
  public var contentInsets: EdgeInsets
  /// The size of the view that shows it.
  public var containerSize: CGSize

  /// All that the view shows, in coordinates of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// What the view shows within the insets, in coordinates of the content.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.length(along: .horizontal), 0),
      height: max(containerSize.height - contentInsets.length(along: .vertical), 0))
  }

  init(_ surface: ScrollSurface, at time: Double) {
    let (shown, margins) = (surface.shown(at: time), surface.margins)
    contentOffset = CGPoint(x: shown.x - margins.leading, y: shown.y - margins.top)
    contentInsets = margins
    containerSize = CGSize(width: surface.horizontal.viewport, height: surface.vertical.viewport)
    contentSize = CGSize(
      width: CGFloat(surface.horizontal.content) - margins.length(along: .horizontal),
      height: CGFloat(surface.vertical.content) - margins.length(along: .vertical))
  }
}

extension View {
  /// Has `action` done with a value of the geometry of the scroll view in this view, at first and
  /// whenever it has changed: in each frame while the content moves.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollGeometryView(content: self, transform: transform, action: action)
  }
}

struct ScrollGeometryView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  func makeNode(parent: ViewNode) -> NodeOf<Self> { ScrollGeometryNode(parent: parent) }
}

private final class ScrollGeometryNode<Content: View, Value: Equatable>:
  WrapperNode<ScrollGeometryView<Content, Value>>, LayoutObserver
{
  private var view: ScrollGeometryView<Content, Value>?
  private var value: Value?

  override func update(_ view: ScrollGeometryView<Content, Value>, _ context: UpdateContext) {
    if self.view == nil { stage.layoutObservers.add(self) }
    self.view = view
    updateContent(view.content, context)
  }

  func layoutDidEnd() {
    guard let view, let surface = firstSurface else { return }
    // From now on every movement is followed by a layout, as when places in the content are read.
    surface.mark.read()
    let new = view.transform(ScrollGeometry(surface, at: stage.time))
    guard new != value else { return }
    let old = value ?? new
    value = new
    stage.enqueue(for: self) { view.action(old, new) }
  }
}

extension ViewNode {
  /// The surface of the first scroll view in here.
  fileprivate var firstSurface: ScrollSurface? {
    if let node = self as? any ScrollingNode { return node.surface }
    return children.lazy.compactMap(\.firstSurface).first
  }
}
