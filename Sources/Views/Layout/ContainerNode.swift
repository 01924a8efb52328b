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
    var inner = context
    inner.transition = nil
    updateContent(content(view), inner)
    item.children = { [unowned self] in contentItems }
  }
}

/// The item of a container.
final class ContainerItem: LayoutItem {
  /// The items of the content as they are now.
  var children: () -> [LayoutItem] = { [] }
  var algorithm: (any ContainerAlgorithm)?
  /// The children as of the last layout, back to front.
  private var drawn: [LayoutItem] = []

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    algorithm?.sizeThatFits(proposal, children: children().filter(\.isPresent)) ?? .zero
  }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    let all = children()
    let present = all.filter(\.isPresent)
    algorithm?.place(present, in: size, pass)
    drawn = ContainerItem.drawingOrder(leaving: all.filter { !$0.isPresent }, present: present)
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) {
    for child in drawn { child.draw(&pass) }
  }

  /// Leaving items come first, in the order in which they left; then all are sorted by index.
  private static func drawingOrder(
    leaving: [LayoutItem], present: [LayoutItem]
  ) -> [LayoutItem] {
    let behind = leaving.sorted { ($0.traits.removalOrder ?? 0) < ($1.traits.removalOrder ?? 0) }
    let indexed = (behind + present).enumerated().map {
      ($0.offset, $0.element.traits.zIndex, $0.element)
    }
    return indexed.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.2)
  }
}
