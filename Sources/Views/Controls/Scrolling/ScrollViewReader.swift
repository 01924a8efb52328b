public import Geometry

/// A view that can scroll to the views in it, by their identifiers.
public struct ScrollViewReader<Content: View>: View {
  /// The content, which is given what it scrolls by.
  public var content: (ScrollViewProxy) -> Content
  @State private var link = ScrollReaderLink()

  /// A view of what `content` makes.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    ScrollReaderView(content: content(ScrollViewProxy(link: link)), link: link)
  }
}

/// Scrolls to the views in a `ScrollViewReader`.
public struct ScrollViewProxy {
  let link: ScrollReaderLink

  /// Scrolls the scroll views around the view with an identifier so that it is seen.
  ///
  /// With an anchor, that point of the view is brought to the same point of the scroll view; without
  /// one it is scrolled as little as possible. The identifier is one of `id(_:)` or of a `ForEach`. It
  /// is looked for after the changes that are made at the same time.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    link.node?.request(AnyHashable(id), anchor: anchor)
  }
}

/// Where a reader stands in the tree.
final class ScrollReaderLink {
  weak var node: (any ScrollReader)?
}

protocol ScrollReader: Invalidatable {
  func request(_ id: AnyHashable, anchor: UnitPoint?)
}

struct ScrollReaderView<Content: View>: PrimitiveView {
  let content: Content
  let link: ScrollReaderLink

  func makeNode(parent: ViewNode) -> NodeOf<Self> { ScrollReaderNode(parent: parent) }
}

private final class ScrollReaderNode<Content: View>: WrapperNode<ScrollReaderView<Content>>,
  ScrollReader
{
  private var requests: [(id: AnyHashable, anchor: UnitPoint?)] = []

  override func update(_ view: ScrollReaderView<Content>, _ context: UpdateContext) {
    view.link.node = self
    updateContent(view.content, context)
  }

  func request(_ id: AnyHashable, anchor: UnitPoint?) {
    if stage.willChange(self, "the place of scrolled content") { requests.append((id, anchor)) }
  }

  /// Looks for the views when they have their places.
  func revalidate(time: Double, transaction: Transaction) {
    let requests = requests
    self.requests = []
    stage.afterUpdate { [weak self] in
      for (id, anchor) in requests { self?.scroll(to: id, anchor: anchor, transaction) }
    }
  }

  private func scroll(to id: AnyHashable, anchor: UnitPoint?, _ transaction: Transaction) {
    if !showView(id, anchor: anchor, transactionReaching(transaction)) {
      stage.report("scrollTo(\(id.base)): no view in a scroll view has this identifier", at: self)
    }
  }
}

extension ViewNode {
  /// Has the scroll views below this node show the view with an identifier; false when none has it.
  func showView(_ id: AnyHashable, anchor: UnitPoint?, _ transaction: Transaction) -> Bool {
    guard let (item, targets) = find(id, inside: []), !targets.isEmpty else { return false }
    for target in targets {
      guard let frame = target.frame(of: item) else { continue }
      target.surface.show(frame, anchor: anchor, transaction)
    }
    return true
  }

  /// The item of the view with an identifier, and the scroll views around it.
  private func find(
    _ id: AnyHashable, inside outer: [any ScrollingNode]
  ) -> (LayoutItem, [any ScrollingNode])? {
    let targets = (self as? any ScrollingNode).map { outer + [$0] } ?? outer
    if let child = self as? DynamicChildNode, child.identifier == id, !targets.isEmpty,
      let item = child.items.first
    {
      return (item, targets)
    }
    return children.lazy.compactMap { $0.find(id, inside: targets) }.first
  }
}
