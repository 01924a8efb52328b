import Drawing
import Geometry

/// The view that draws a picture.
struct ImageView: PrimitiveView {
  let image: Image

  func makeNode(parent: ViewNode) -> NodeOf<ImageView> { ImageNode(self, parent: parent) }
}

private final class ImageNode: NodeOf<ImageView> {
  private var image: Image
  private var isRedacted = false
  private let style: StyleAttribute
  private lazy var item = ImageItem(self)

  init(_ view: ImageView, parent: ViewNode) {
    image = view.image
    style = StyleAttribute(stage: parent.stage)
    super.init(parent: parent)
  }

  override var items: [LayoutItem] { [item] }

  override func update(_ view: ImageView, _ context: UpdateContext) {
    image = view.image
    isRedacted = context.environment.redactionReasons.contains(.placeholder)
    style.set(context.environment.foregroundStyle(rank: 0), context)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    image.resizing == nil ? image.size : proposal.replacingUnspecifiedDimensions(by: image.size)
  }

  /// Draws the picture, or the foreground style seen through it.
  func draw(_ size: CGSize, _ pass: inout DrawPass) {
    let rect = CGRect(origin: .zero, size: size)
    if isRedacted { return pass.drawPlaceholder(style.shown(at: pass.time), over: [rect]) }
    guard image.isTemplate else {
      for node in image.nodes(in: rect) { pass.add(node) }
      return
    }
    pass.group(DrawingNode.Group(content: [], mask: DrawingNode.Mask(image.nodes(in: rect)))) {
      $0.paint(style.shown(at: $0.time), over: rect) {
        $0.fill(Path(rect), $1, style: FillStyle(antialiased: image.isAntialiased))
      }
    }
  }
}

private final class ImageItem: LayoutItem {
  private unowned let owner: ImageNode

  init(_ owner: ImageNode) {
    self.owner = owner
    super.init(node: owner)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    owner.sizeThatFits(proposal)
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) { owner.draw(size, &pass) }
}
