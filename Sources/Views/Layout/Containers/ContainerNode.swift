import Geometry

/// The node of a container: one item whose children are all the items of the content.
final class ContainerNode<V: View, Content: View, Algorithm: ContainerAlgorithm>:
  WrapperNode<V>
{
  private let content: (V) -> Content
  private let makeAlgorithm: (V) -> Algorithm
  private let stackAxis: Axis?
  private lazy var item = ContainerItem(node: self)

  init(
    parent: ViewNode, stackAxis: Axis? = nil, content: @escaping (V) -> Content,
    algorithm: @escaping (V) -> Algorithm
  ) {
    (self.content, self.stackAxis, makeAlgorithm) = (content, stackAxis, algorithm)
    super.init(parent: parent)
  }

  override var items: [LayoutItem] { [item] }

  override func update(_ view: V, _ context: UpdateContext) {
    item.algorithm = makeAlgorithm(view)
    var inner = context
    inner.transition = nil
    inner.stackAxis = stackAxis
    updateContent(content(view), inner)
    item.children = { [unowned self] in contentItems }
  }
}
