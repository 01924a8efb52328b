import Geometry

/// A view that shows a part of its content, which fingers and scripts move.
struct ScrollArea<Content: View>: PrimitiveView {
  let content: Content
  let axes: Axis.Set
  /// What makes the content consist of pages.
  var pages: ScrollPages?

  func makeNode(parent: ViewNode) -> NodeOf<Self> { ScrollNode(parent: parent) }
}

/// A node whose content scrolls.
protocol ScrollingNode: TouchTarget, Invalidatable {
  var surface: ScrollSurface { get }
  /// Where the item of a view inside stands in the content, as of the last layout.
  func frame(of item: LayoutItem) -> CGRect?
  func grab()
  func pull(by translation: CGSize)
  func release(velocity: CGSize)
  /// Tells who wants to know that a finger or a script has moved the content.
  func didScroll()
}

private final class ScrollNode<Content: View>: WrapperNode<ScrollArea<Content>>, ScrollingNode {
  private(set) lazy var surface = ScrollSurface(self)
  private lazy var item = ScrollItem(self, surface)
  private lazy var attachment = GestureAttachment(
    ScrollRecognizer(self), precedence: .scrolling, target: self)
  private var isEnabled = true
  private var position = ScrollPositionKeeper()

  override var items: [LayoutItem] { [item] }

  var participants: [any TouchParticipant] { isEnabled ? [attachment] : [] }

  override func update(_ view: ScrollArea<Content>, _ context: UpdateContext) {
    surface.axes = view.axes
    item.settings = context.environment.scrollSettings
    isEnabled =
      context.environment.isEnabled && !context.isLeaving && !item.settings.isDisabled
    item.pages = view.pages
    item.container.algorithm =
      view.pages == nil
      ? StackAlgorithm(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
      : PageRow()
    var inner = context
    (inner.transition, inner.stackAxis) = (nil, view.pages == nil ? .vertical : nil)
    if let link = context.environment.scrollPosition {
      follow(link, context.transaction)
      inner.environment.scrollPosition = nil
    }
    updateContent(view.content, inner)
    item.container.children = { [unowned self] in contentItems }
  }

  private func follow(_ link: ScrollPositionLink, _ transaction: Transaction) {
    guard let destination = position.update(link) else { return }
    stage.afterUpdate { [weak self] in self?.go(to: destination, transaction) }
  }

  func revalidate(time: Double, transaction: Transaction) { stage.didEvaluate(self) }

  func present(time: Double) { surface.didMove() }

  func frame(of item: LayoutItem) -> CGRect? {
    guard let frame = item.placed, let content = self.item.container.placed else { return nil }
    return frame.moved(by: content.origin)
  }
}

extension ScrollNode {
  func grab() {
    for axis in surface.moving { axis.grab(at: stage.time) }
    surface.didMove()
  }

  func pull(by translation: CGSize) {
    for axis in Axis.allCases where surface.isFree(axis) {
      surface[axis].pull(by: -translation[axis].native)
    }
    surface.didMove()
    didScroll()
  }

  func release(velocity: CGSize) {
    for axis in Axis.allCases where surface.isFree(axis) {
      surface[axis].release(velocity: -velocity[axis].native, at: stage.time) {
        item.wantedOffset($0, along: axis)
      }
    }
    surface.didMove()
    item.didSettle()
    didScroll()
  }

  private func go(to destination: ScrollDestination, _ transaction: Transaction) {
    switch destination {
    case .view(let id, let anchor):
      if !showView(id, anchor: anchor, transaction) {
        stage.report("scrollPosition: no view in the scroll view is \(id.base)", at: self)
      }
    case .edge(let edge): surface.move(to: edge, transaction)
    case .offset(let x, let y):
      surface.move(
        to: CGPoint(
          x: x ?? CGFloat(surface.horizontal.offset), y: y ?? CGFloat(surface.vertical.offset)),
        transaction)
    }
  }

  func didScroll() {
    guard let axis = Axis.allCases.first(where: surface.isFree) else { return }
    let views = item.container.scrollTargets.compactMap { target -> ScrolledView? in
      guard let id = target.identifier, let frame = frame(of: target) else { return nil }
      return ScrolledView(id: id, start: frame.origin[axis], length: frame.size[axis])
    }
    position.tell(
      views, along: axis, offset: CGFloat(surface[axis].offset),
      room: CGFloat(surface[axis].viewport) - surface.margins.length(along: axis))
  }
}
