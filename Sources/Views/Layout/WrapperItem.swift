import Geometry

/// An item around exactly one other that, unless a subclass says otherwise, it fills and equals.
class WrapperItem: LayoutItem {
  let content: LayoutItem

  init(node: ViewNode, content: LayoutItem) {
    self.content = content
    super.init(node: node)
  }

  /// What becomes of the layout pass's transaction on its way to the content.
  func transaction(_ transaction: Transaction) -> Transaction { transaction }

  override var hasOwnPlace: Bool { content.hasOwnPlace }

  override func placeTransaction(_ transaction: Transaction) -> Transaction {
    content.placeTransaction(self.transaction(transaction))
  }

  override var traits: LayoutTraits { content.traits }

  override var spacing: ViewSpacing { content.spacing }

  override var explicitGuides: ExplicitGuides { content.explicitGuides }

  override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    content.explicitAlignment(key, in: size, proposal)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    var inner = pass
    inner.transaction = transaction(pass.transaction)
    content.notePlace(size, inner)
    content.layoutContent(size, inner)
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) {
    content.drawContent(size, &pass)
  }
}

/// Keeps a node's wrapper for each item of its content from one layout to the next.
final class ItemWrappers<Wrapper: WrapperItem> {
  private var wrappers: [ObjectIdentifier: Wrapper] = [:]

  /// The wrappers made so far of items that are still there.
  var all: some Sequence<Wrapper> { wrappers.values }

  /// A wrapper for each of `items`; those of items that are gone are dropped.
  func wrap(_ items: [LayoutItem], make: (LayoutItem) -> Wrapper) -> [LayoutItem] {
    if items.count == 1, wrappers.count == 1, let wrapper = wrappers[ObjectIdentifier(items[0])] {
      return [wrapper]
    }
    var kept: [ObjectIdentifier: Wrapper] = [:]
    let result = items.map { item -> Wrapper in
      let wrapper = wrappers[ObjectIdentifier(item)] ?? make(item)
      kept[ObjectIdentifier(item)] = wrapper
      return wrapper
    }
    wrappers = kept
    return result
  }
}
