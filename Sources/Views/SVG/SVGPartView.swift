import Drawing
import Geometry

/// Draws a piece of a picture over its frame.
struct SVGPartView: PrimitiveView {
  let content: [DrawingNode]
  /// What of the picture's plane the frame shows.
  let bounds: CGRect

  func makeNode(parent: ViewNode) -> NodeOf<SVGPartView> { SVGPartNode(self, parent: parent) }
}

private final class SVGPartNode: NodeOf<SVGPartView> {
  private var view: SVGPartView
  private lazy var item = SVGPartItem(self)

  init(_ view: SVGPartView, parent: ViewNode) {
    self.view = view
    super.init(parent: parent)
  }

  override var items: [LayoutItem] { [item] }

  override func update(_ view: SVGPartView, _ context: UpdateContext) { self.view = view }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: view.bounds.size)
  }

  func draw(_ size: CGSize, _ pass: inout DrawPass) {
    let box = view.bounds
    let x = box.width > 0 ? size.width / box.width : 1
    let y = box.height > 0 ? size.height / box.height : 1
    let place = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: -box.minX * x, ty: -box.minY * y)
    pass.add(.group(DrawingNode.Group(transform: place, content: view.content)))
  }
}

private final class SVGPartItem: LayoutItem {
  private unowned let owner: SVGPartNode

  init(_ owner: SVGPartNode) {
    self.owner = owner
    super.init(node: owner)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    owner.sizeThatFits(proposal)
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) { owner.draw(size, &pass) }
}
