public import Drawing
import Geometry
import Motion

extension Shape {
  /// Fills this shape with `style`.
  public func fill<Style: ShapeStyle>(
    _ style: Style, style fillStyle: FillStyle = FillStyle()
  ) -> FilledShape<Self, Style> {
    FilledShape(shape: self, style: style, fillStyle: fillStyle)
  }
}

/// A shape filled with a style.
public struct FilledShape<S: Shape, Style: ShapeStyle>: View, PrimitiveView {
  let shape: S
  let style: Style
  let fillStyle: FillStyle

  func makeNode(parent: ViewNode) -> NodeOf<Self> { FilledShapeNode(self, parent: parent) }
}

private final class FilledShapeNode<S: Shape, Style: ShapeStyle>: NodeOf<FilledShape<S, Style>> {
  fileprivate var shape: S
  fileprivate var fillStyle: FillStyle
  private let shapeData: Attribute<S.AnimatableData>
  private var color = Color.Resolved.clear
  private let colorData: Attribute<Color.Resolved.AnimatableData>
  private lazy var item = FilledShapeItem(self)

  init(_ view: FilledShape<S, Style>, parent: ViewNode) {
    (shape, fillStyle) = (view.shape, view.fillStyle)
    shapeData = Attribute(stage: parent.stage)
    colorData = Attribute(stage: parent.stage)
    super.init(parent: parent)
  }

  override var items: [LayoutItem] { [item] }

  override func update(_ view: FilledShape<S, Style>, _ context: UpdateContext) {
    (shape, fillStyle) = (view.shape, view.fillStyle)
    shapeData.set(shape.animatableData, context)
    color = view.style.resolve(in: context.environment)
    colorData.set(color.animatableData, context)
  }

  func path(in rect: CGRect, at time: Double) -> Path {
    shapeData.shown(shape, at: time).path(in: rect)
  }

  func paint(at time: Double) -> Paint {
    .color(colorData.shown(color, at: time))
  }
}

private final class FilledShapeItem<S: Shape, Style: ShapeStyle>: LayoutItem {
  private unowned let owner: FilledShapeNode<S, Style>

  init(_ owner: FilledShapeNode<S, Style>) {
    self.owner = owner
    super.init(node: owner)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    owner.shape.sizeThatFits(proposal)
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) {
    let path = owner.path(in: CGRect(origin: .zero, size: size), at: pass.time)
    pass.fill(path, owner.paint(at: pass.time), style: owner.fillStyle)
  }
}
