import Geometry

/// A view with another along one of its edges.
struct SafeAreaInsetView<Content: View, Bar: View>: PrimitiveView {
  let content: Content
  let bar: Bar
  let layout: SafeAreaInsetLayout

  func makeNode(parent: ViewNode) -> NodeOf<Self> { SafeAreaInsetNode(parent: parent) }
}

private final class SafeAreaInsetNode<Content: View, Bar: View>:
  WrapperNode<SafeAreaInsetView<Content, Bar>>
{
  private var bar: ViewNode?
  private lazy var container = ContainerItem(node: self)
  private lazy var item = SafeAreaInsetItem(self, bar: container)

  override var items: [LayoutItem] { [item] }

  override var children: [ViewNode] { super.children + (bar.map { [$0] } ?? []) }

  override func update(_ view: SafeAreaInsetView<Content, Bar>, _ context: UpdateContext) {
    item.layout = view.layout
    var inner = context
    (inner.transition, inner.stackAxis) = (nil, nil)
    updateContent(view.content, inner)
    bar = view.bar.reconcile(bar, parent: self, inner)
    container.algorithm = ZStackAlgorithm(alignment: .center)
    container.children = { [unowned self] in bar?.items ?? [] }
    item.content.algorithm = ZStackAlgorithm(alignment: .center)
    item.content.children = { [unowned self] in contentItems }
  }

  override func tearDown() {
    bar?.tearDown()
    super.tearDown()
  }
}

private final class SafeAreaInsetItem: LayoutItem {
  let content: ContainerItem
  private let bar: ContainerItem
  var layout: SafeAreaInsetLayout?

  init(_ node: ViewNode, bar: ContainerItem) {
    (content, self.bar) = (ContainerItem(node: node), bar)
    super.init(node: node)
  }

  override var hasOwnPlace: Bool { false }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let layout else { return .zero }
    let depth = layout.depth(of: bar, along: proposal[layout.axis.across])
    let insets = layout.insets(depth)
    let size = content.size(layout.rest(of: proposal, depth))
    return CGRect(origin: .zero, size: size).expanded(by: insets).size
  }

  override var explicitGuides: ExplicitGuides { content.explicitGuides }

  override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let layout else { return nil }
    return content.explicitAlignment(key, in: placement(layout, size).content)
  }

  private func placement(
    _ layout: SafeAreaInsetLayout, _ size: CGSize
  ) -> (content: Placement, insets: EdgeInsets) {
    let insets = layout.insets(layout.depth(of: bar, along: size[layout.axis.across]))
    let room = CGRect(origin: .zero, size: size).expanded(by: insets.reversed)
    let frame = CGRect(
      x: room.minX, y: room.minY, width: max(room.width, 0), height: max(room.height, 0))
    return (Placement(frame: frame, proposal: ProposedViewSize(frame.size)), insets)
  }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    guard let layout else { return }
    let (placement, insets) = placement(layout, size)
    content.place(placement, pass.coveringSides(insets, of: size))
    let dimensions = bar.dimensions(layout.barOffer(along: size[layout.axis.across]))
    bar.place(
      at: layout.barOrigin(dimensions, in: size), size: dimensions.size,
      proposal: layout.barOffer(along: size[layout.axis.across]), pass)
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) {
    content.draw(&pass)
    bar.draw(&pass)
  }
}

extension EdgeInsets {
  /// The insets outwards.
  fileprivate var reversed: EdgeInsets {
    EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing)
  }
}
