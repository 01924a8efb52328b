import Geometry

/// How a container sizes itself and places its children.
protocol ContainerAlgorithm {
  /// The container's size when `proposal` is offered.
  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutItem]) -> CGSize

  /// Places each child in a container of `size`.
  func place(_ children: [LayoutItem], in size: CGSize, _ pass: LayoutPass)
}

/// The node of a container: one item whose children are all the items of the content.
final class ContainerNode<V: View, Content: View, Algorithm: ContainerAlgorithm>:
  WrapperNode<V>
{
  private let content: (V) -> Content
  private let makeAlgorithm: (V) -> Algorithm
  private lazy var item = ContainerItem(node: self)

  init(
    parent: ViewNode, content: @escaping (V) -> Content,
    algorithm: @escaping (V) -> Algorithm
  ) {
    (self.content, makeAlgorithm) = (content, algorithm)
    super.init(parent: parent)
  }

  override var items: [LayoutItem] { [item] }

  override func update(_ view: V, _ context: UpdateContext) {
    item.algorithm = makeAlgorithm(view)
    updateContent(content(view), context)
    item.children = { [unowned self] in contentItems }
  }
}

/// The item of a container.
final class ContainerItem: LayoutItem {
  /// The items of the content as they are now.
  var children: () -> [LayoutItem] = { [] }
  var algorithm: (any ContainerAlgorithm)?
  /// The children of the last layout, which are the ones that are drawn.
  private var placed: [LayoutItem] = []

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    algorithm?.sizeThatFits(proposal, children: children()) ?? .zero
  }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    placed = children()
    algorithm?.place(placed, in: size, pass)
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) {
    for child in placed { child.draw(&pass) }
  }
}
