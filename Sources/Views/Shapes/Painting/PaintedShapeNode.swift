import Drawing
import Geometry
import Motion

/// The node of a view that paints a shape over a background of the same size.
final class PaintedShapeNode<V: View, Outline: ShapeOutline, Style: ShapeStyle, Background: View>:
  WrapperNode<V>
{
  private let parts: (V) -> (Outline, Style, Background)
  private var outline: Outline
  private let outlineData: Attribute<Outline.AnimatableData>
  private let style: StyleAttribute
  private lazy var item = PaintedShapeItem(
    node: self, sizeThatFits: { [unowned self] in outline.shape.sizeThatFits($0) },
    draw: { [unowned self] in draw($0, &$1) })

  init(_ view: V, parent: ViewNode, parts: @escaping (V) -> (Outline, Style, Background)) {
    self.parts = parts
    outline = parts(view).0
    outlineData = Attribute(stage: parent.stage)
    style = StyleAttribute(stage: parent.stage)
    super.init(parent: parent)
  }

  override var items: [LayoutItem] { [item] }

  override func update(_ view: V, _ context: UpdateContext) {
    let (outline, style, background) = parts(view)
    self.outline = outline
    outlineData.set(outline.animatableData, context)
    self.style.set(style.resolvedStyle(in: context.environment), context)
    guard Background.self != EmptyView.self else { return }
    updateContent(background, context)
  }

  /// Draws the background, which is of shapes like this one, and the shape on it.
  private func draw(_ size: CGSize, _ pass: inout DrawPass) {
    for item in contentItems { item.drawContent(size, &pass) }
    let rect = CGRect(origin: .zero, size: size)
    let shown = outlineData.shown(outline, at: pass.time)
    pass.paint(style.shown(at: pass.time), over: rect) { shown.draw(in: rect, $1, &$0) }
  }
}

private final class PaintedShapeItem: LayoutItem {
  private let size: (ProposedViewSize) -> CGSize
  private let draw: (CGSize, inout DrawPass) -> Void

  init(
    node: ViewNode, sizeThatFits: @escaping (ProposedViewSize) -> CGSize,
    draw: @escaping (CGSize, inout DrawPass) -> Void
  ) {
    (size, self.draw) = (sizeThatFits, draw)
    super.init(node: node)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) { draw(size, &pass) }
}
