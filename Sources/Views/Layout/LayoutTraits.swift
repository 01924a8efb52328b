/// What an item asks of the container that lays it out.
struct LayoutTraits {
  /// Items of higher priority are given room first.
  var layoutPriority = 0.0
  /// Items of higher index are drawn in front of those of lower.
  var zIndex = 0.0
  /// What the item tells a layout of the protocol, by key.
  var layoutValues: [ObjectIdentifier: Any] = [:]
  /// What the item asks of a grid.
  var grid = GridTraits()
  /// For an item that has been taken away: its turn; such items take no part in the layout.
  var removalOrder: Int?
  /// What names the item among others of its kind.
  var tag: AnyHashable?
  /// Whether a scroll view around comes to rest at the views of this one.
  var isScrollTargetLayout = false
}

extension View {
  /// Lets this view take room in a stack before views of lower priority; 0 unless given.
  public func layoutPriority(_ value: Double) -> some View {
    TraitsView(content: self) { $0.layoutPriority = value }
  }
}

extension View {
  /// Draws this view in front of its container's other views of lower index; 0 unless given.
  public func zIndex(_ value: Double) -> some View {
    TraitsView(content: self) { $0.zIndex = value }
  }
}

/// A view that asks something of its container.
struct TraitsView<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout LayoutTraits) -> Void

  func makeNode(parent: ViewNode) -> NodeOf<Self> { TraitsNode(self, parent: parent) }
}

private final class TraitsNode<Content: View>: WrapperNode<TraitsView<Content>> {
  fileprivate var change: (inout LayoutTraits) -> Void
  private let wrappers = ItemWrappers<TraitsItem<Content>>()

  init(_ view: TraitsView<Content>, parent: ViewNode) {
    change = view.change
    super.init(parent: parent)
  }

  override var items: [LayoutItem] {
    wrappers.wrap(contentItems) { TraitsItem(self, content: $0) }
  }

  override func update(_ view: TraitsView<Content>, _ context: UpdateContext) {
    change = view.change
    updateContent(view.content, context)
  }
}

private final class TraitsItem<Content: View>: WrapperItem {
  private unowned(unsafe) let owner: TraitsNode<Content>

  init(_ owner: TraitsNode<Content>, content: LayoutItem) {
    self.owner = owner
    super.init(node: owner, content: content)
  }

  override var traits: LayoutTraits {
    var traits = content.traits
    owner.change(&traits)
    return traits
  }
}
